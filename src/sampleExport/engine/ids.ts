import type { ClientCase } from './client';
import type { Layout } from './layout';
import type { Row } from './row';

/**
 * Gives every record of a client its numbers. Records of the entities' pages keep theirs, and what those
 * lead to gets the number by which they name it.
 */
export function giveIds(layout: Layout, client: ClientCase): void {
  for (const [slug, rows] of client.rows) {
    const { entity, ids } = layout.entities.get(slug) ?? {};
    rows.forEach((row, nth) => {
      if (row.isExample) {
        row.values = entity?.fields.map(({ exampleValue }) => exampleValue) ?? [];
        return;
      }
      for (const [at, give] of ids ?? []) row.values[at] = give(client, nth);
      const [key] = ids?.keys() ?? [];
      if (row.number && key !== undefined) row.values[key] = row.number;
    });
  }
}

/** The value of a record's field; nothing where the entity has no such field. */
export function valueOf(layout: Layout, row: Row, fieldName: string): string | null | undefined {
  const at = layout.entities.get(row.slug)?.places.get(fieldName);
  return at === undefined ? undefined : row.values[at];
}
