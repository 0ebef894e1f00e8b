/** Fragments that the page itself uses; no field may take them. */
export const SECTION_ANCHORS = { example: 'example-file', fields: 'fields' } as const;

/**
 * Gives each field its permanent fragment (`#policy-number`), in the fields' order.
 *
 * Distinct names are served first and repeats get the next free `-2`, `-3`, so that a field that is
 * repeated later never takes over the fragment of another.
 *
 * @param fieldNames the names as exported, repeats included
 */
export function assignAnchors(fieldNames: readonly string[]): string[] {
  const taken = new Set<string>(Object.values(SECTION_ANCHORS));
  const anchors: string[] = new Array(fieldNames.length).fill('');
  const firstOf = new Map<string, number>();
  fieldNames.forEach((name, at) => {
    if (!firstOf.has(name)) firstOf.set(name, at);
  });
  const serve = (at: number) => {
    const anchor = freeAnchor(anchorOf(fieldNames[at] ?? ''), taken);
    taken.add(anchor);
    anchors[at] = anchor;
  };
  for (const at of firstOf.values()) serve(at);
  fieldNames.forEach((name, at) => {
    if (firstOf.get(name) !== at) serve(at);
  });
  return anchors;
}

function anchorOf(fieldName: string): string {
  const words = fieldName
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  return words?.join('-').slice(0, 100) ?? 'field';
}

function freeAnchor(wanted: string, taken: ReadonlySet<string>): string {
  let anchor = wanted;
  for (let count = 2; taken.has(anchor); count++) anchor = `${wanted}-${count}`;
  return anchor;
}
