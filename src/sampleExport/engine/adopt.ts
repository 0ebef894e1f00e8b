import { CLIENT } from '../../dictionary/model/relations';
import type { Join } from '../../dictionary/model/relationships';
import { addRow } from './addRow';
import type { ClientCase } from './client';
import { valueOf } from './ids';
import type { Layout } from './layout';
import { shiftBetween } from './moments';
import type { Row } from './row';

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
  const value = valueOf(layout, row, from.fieldName);
  const target = layout.entities.get(to.slug);
  const place = target?.places.get(to.fieldName);
  if (!value || !target || place === undefined || target.isClientless) return;
  if (to.slug === CLIENT || (when && valueOf(layout, row, when.fieldName) !== when.value)) return;
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
    if (at !== undefined) found.values[at] = valueOf(layout, row, name) ?? null;
  }
}
