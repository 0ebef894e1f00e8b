import { CLIENT } from '../../dictionary/model/relations';
import type { Join } from '../../dictionary/model/relationships';
import { addRow } from './addRow';
import type { ClientCase } from './client';
import type { Layout } from './layout';
import { shiftBetween } from './moments';
import { penFor } from './record';
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

/**
 * The records of the entities' pages name records that no page shows. Gives their numbers to other
 * records of the client, or makes those.
 */
export function adopt(layout: Layout, client: ClientCase): void {
  const adopted = new Set<Row>();
  for (const [slug, rows] of [...client.rows]) {
    for (const row of rows.filter(({ isExample }) => isExample)) {
      for (const join of layout.entities.get(slug)?.joins ?? []) {
        adoptOne(layout, client, row, join, adopted);
      }
    }
  }
}

function adoptOne(
  layout: Layout,
  client: ClientCase,
  row: Row,
  { from, to, when, with: also }: Join,
  adopted: Set<Row>,
): void {
  const { get } = penFor(layout);
  const value = get(row, from.fieldName);
  const target = layout.entities.get(to.slug);
  const place = target?.places.get(to.fieldName);
  if (!value || !target || place === undefined || target.isClientless) return;
  if (to.slug === CLIENT || (when && get(row, when.fieldName) !== when.value)) return;
  const rows = client.rows.get(to.slug) ?? [];
  if (rows.some(({ values }) => values[place] === value)) return;
  const free = (each: Row) => !each.isExample && !adopted.has(each) && !each.number;
  const wasThere = (each: Row) => free(each) && each.at <= row.at;
  const { exampleAt = row.at } = target;
  const ahead = exampleAt > row.at ? shiftBetween(exampleAt, row.at) : row.shift;
  const fresh = () => addRow(layout, client, { slug: to.slug, parent: row, shift: ahead });
  const found = row.children.get(to.slug)?.find(free) ?? rows.find(wasThere) ?? fresh();
  if (!found) throw new Error(`${to.slug} has no record for ${from.fieldName} of ${from.slug}`);
  adopted.add(found);
  found.values[place] = value;
  for (const name of also) {
    const at = target.places.get(name);
    if (at !== undefined) found.values[at] = get(row, name) ?? null;
  }
}
