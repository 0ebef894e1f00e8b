import type { ClientCase } from './client';
import type { Layout } from './layout';
import { shifted } from './moments';
import type { Row } from './row';

/** What a record is made of. */
export type NewRow = Readonly<
  Pick<Row, 'slug' | 'parent'> &
    Partial<Pick<Row, 'kind' | 'nth' | 'shift' | 'visit' | 'about' | 'number'>>
>;

/**
 * Adds a record to a client's.
 *
 * @returns nothing if it would be entered after the export, or its entity does not exist
 */
export function addRow(layout: Layout, client: ClientCase, row: NewRow): Row | undefined {
  const { slug, parent = client.root, kind = '', nth = 0, visit, about, number } = row;
  const entity = layout.entities.get(slug);
  if (!entity) return undefined;
  const shift = row.shift ?? parent.shift;
  const { exampleAt } = entity;
  const at = exampleAt === undefined ? parent.at : shifted(exampleAt, shift);
  if (at > layout.exportedAt) return undefined;
  const values: Row['values'] = [];
  const children = new Map<string, Row[]>();
  const made: Row = {
    ...{
      slug,
      kind,
      nth,
      parent,
      children,
      shift,
      at,
      isExample: false,
      visit,
      about,
      number,
      values,
    },
  };
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
