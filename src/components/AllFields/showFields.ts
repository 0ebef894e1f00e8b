import { counted } from '../../dictionary/model/counted';
import { groupBy } from '../../dictionary/model/groupBy';
import { nameKey } from '../../dictionary/model/names';
import { hasAllWords } from '../FilterBox/hasAllWords';
import { letterOf, sortOf, type AllFieldsView } from './allFieldsView';
import { FILTER_NAMES, type TableRow } from './tableRows';

/** The fields of one name. */
export type NameGroup = Readonly<{
  key: string;
  /** In its first spelling. */
  name: string;
  rows: readonly TableRow[];
  open: boolean;
}>;

/** One row of the table: a field, the name above its fields, or the letter above its names. */
export type TableItem =
  Readonly<{ row: TableRow }> | Readonly<{ group: NameGroup }> | Readonly<{ letter: string }>;

/** What a view shows: the fields, and the rows of the table that they come in. */
export type Shown = Readonly<{
  rows: readonly TableRow[];
  items: readonly TableItem[];
  /** How many names there are, where fields are grouped by name. */
  names?: number;
  /** The letters to jump to, in the order A to Z. */
  letters: readonly string[];
}>;

/** The fields that fit a view, in its order and grouping. */
export function showFields(all: readonly TableRow[], view: AllFieldsView): Shown {
  const rows = sortRows(all.filter(fits(view)), view);
  if (!view.grouped) return { rows, ...withLetters(rows, view, (row) => [{ row }]) };
  const groups = groupByName(rows, new Set(view.open));
  const itemsOf = (group: NameGroup): TableItem[] => [
    { group },
    ...(group.open ? group.rows.map((row) => ({ row })) : []),
  ];
  return {
    rows: groups.flatMap((group) => group.rows),
    names: groups.length,
    ...withLetters(groups, view, itemsOf),
  };
}

/** How many entities have a field of a group's name; some have two. */
export function countEntities({ rows }: NameGroup): number {
  return new Set(rows.map(({ entity }) => entity)).size;
}

/** How much a view shows of all fields: `4 names, 58 of 2,035 fields`. */
export function countShown({ rows, names }: Shown, fields: number): string {
  const some = rows.length < fields ? `${rows.length.toLocaleString('en-US')} of ` : '';
  const under = names === undefined ? '' : `${counted(names, 'name')}, `;
  return `${under}${some}${counted(fields, 'field')}`;
}

function fits(view: AllFieldsView): (row: TableRow) => boolean {
  const hasWords = hasAllWords(view.query);
  const name = nameKey(view.name);
  const filters = FILTER_NAMES.filter((filter) => view.filters[filter]);
  return (row) =>
    filters.every((filter) => row[filter] === view.filters[filter]) &&
    (!name || row.nameKey === name) &&
    hasWords(row.text);
}

function sortRows(rows: TableRow[], view: AllFieldsView): TableRow[] {
  const { key, descending } = sortOf(view);
  const direction = descending ? -1 : 1;
  return rows.sort((a, b) => direction * (a.ranks[key] - b.ranks[key]));
}

function groupByName(rows: readonly TableRow[], open: ReadonlySet<string>): NameGroup[] {
  const groups = groupBy(rows, (row) => row.nameKey);
  return [...groups].map(([key, group]) => ({
    key,
    name: group[0].name,
    rows: group,
    open: open.has(key),
  }));
}

/** Puts, in the order A to Z, each letter above the first of its names. */
function withLetters<Named extends { name: string }>(
  sorted: readonly Named[],
  { aToZ }: AllFieldsView,
  itemsOf: (named: Named) => TableItem[],
): Pick<Shown, 'items' | 'letters'> {
  const letters = new Set<string>();
  const items = sorted.flatMap((named) => {
    const letter = letterOf(named.name);
    if (!aToZ || letters.has(letter)) return itemsOf(named);
    letters.add(letter);
    return [{ letter }, ...itemsOf(named)];
  });
  return { items, letters: [...letters] };
}
