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
    });
  }
  giveVisitIds(layout, client);
}

function giveVisitIds({ entities }: Layout, client: ClientCase): void {
  const at = entities.get('visit-service')?.places.get('Client Visit Id');
  for (const row of client.rows.get('visit-service') ?? []) {
    if (row.visit?.id && at !== undefined && !row.isExample) row.values[at] = row.visit.id;
  }
}

/** Where a record's field stands among the values of its entity's records. */
export function valueOf(layout: Layout, row: Row, fieldName: string): string | null | undefined {
  const at = layout.entities.get(row.slug)?.places.get(fieldName);
  return at === undefined ? undefined : row.values[at];
}
