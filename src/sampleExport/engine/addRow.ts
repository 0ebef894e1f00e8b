import type { ClientCase } from './client';
import type { Layout } from './layout';
import { shifted, type Shift } from './moments';
import type { Row } from './row';

/** What a record is made of. */
type NewRow = Pick<Row, 'slug' | 'kind' | 'visit' | 'about' | 'number'> &
  Readonly<{ parent: Row; nth?: number; shift?: Shift }>;

/**
 * Adds a record to a client's.
 *
 * @returns nothing if it would be entered after the export, or its entity does not exist
 */
export function addRow(layout: Layout, client: ClientCase, row: NewRow): Row | undefined {
  const { slug, parent, nth = 0, shift = parent.shift } = row;
  const entity = layout.entities.get(slug);
  if (!entity) return undefined;
  const { exampleAt } = entity;
  const at = exampleAt === undefined ? parent.at : shifted(exampleAt, shift);
  if (at > layout.exportedAt) return undefined;
  const fresh = { children: new Map(), isExample: false, values: [] };
  const made: Row = { ...row, ...fresh, nth, shift, at };
  listed(parent.children, slug).push(made);
  listed(client.rows, slug).push(made);
  return made;
}

/** Takes a record away again. */
export function dropRow(client: ClientCase, row: Row): void {
  for (const rows of [client.rows.get(row.slug), row.parent?.children.get(row.slug)]) {
    const at = rows?.indexOf(row) ?? -1;
    if (at >= 0) rows?.splice(at, 1);
  }
  for (const children of row.children.values()) {
    for (const child of children.slice()) dropRow(client, child);
  }
}

function listed(rows: Map<string, Row[]>, slug: string): Row[] {
  const list = rows.get(slug);
  if (list) return list;
  const fresh: Row[] = [];
  rows.set(slug, fresh);
  return fresh;
}
