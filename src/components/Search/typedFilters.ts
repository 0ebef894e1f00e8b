/** A query with one more filter, ready for the next word. */
export function withFilter(query: string, filter: string): string {
  return `${query.trim()} ${filter} `.trimStart();
}

/** A query without a filter that is typed in it. */
export function withoutFilter(query: string, filter: string): string {
  const words = ` ${query} `;
  const at = words.indexOf(` ${filter} `);
  if (at < 0) return query;
  return `${words.slice(0, at)}${words.slice(at + filter.length + 1)}`.trim();
}
