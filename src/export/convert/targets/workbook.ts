import { AREAS } from '../../../dictionary/model/areas';
import type { Target } from '../convertExport';
import { OWN_COLUMNS, spec, type Cell, type TableSpec } from '../tables';
import { textWriter, type Out } from './out';
import {
  BOLD,
  cellOf,
  columnOf,
  escaped,
  hasNotes,
  lettersOf,
  LINK,
  notesOf,
  packageParts,
  type Part,
  SHEET,
  sheetData,
  STICKY_HEAD,
  WRAPPED,
} from './workbookXml';

/** What a sheet takes at most, by the limits of Excel; its first row is the heading. */
const MOST_ROWS = 1_048_576;
const MOST_LETTERS = 32_767;
const LONGEST_NAME = 31;
const WIDEST = 50;

const LONG = spec('_long', 'sheet row# column_name part# text');
const CONTENTS = 'Contents';
const HEADS = ['Sheet', 'Records', 'Area', 'Table', 'What a record is'];
/** Excel has a sheet of its own that is named History. */
const NO_NAMES = ['contents', 'history'];

type Sheet = { name: string; table: TableSpec; rows: number };

/**
 * Writes a workbook with a sheet for each table that has rows, as they come, so that they need not be in memory. Text is
 * text, also where it begins as a formula does; what is longer than a cell, or a table longer than a sheet, goes on
 * elsewhere. The first sheet lists the others: records by area, then what there is about them.
 */
export function workbookTarget(out: Out, mostRows = MOST_ROWS): Target {
  const sheets: Sheet[] = [];
  const empty: TableSpec[] = [];
  const taken = new Set(NO_NAMES);
  const long: Cell[][] = [];

  const part = ([name, text]: Part) => {
    const writer = textWriter(out.open(name));
    writer.write(text);
    writer.end();
  };

  const openSheet = (table: TableSpec, first: readonly Cell[]) => {
    const sheet = { name: sheetName(table, taken), table, rows: 1 };
    const { columns } = table;
    sheets.push(sheet);
    const number = sheets.length;
    const letters = columns.map((_, at) => lettersOf(at));
    const writer = textWriter(out.open(`xl/worksheets/sheet${number}.xml`));
    const heads = columns.map(({ name }, at) => cellOf(`${letters[at]}1`, name, BOLD));
    writer.write(
      `${SHEET}${STICKY_HEAD}<cols>${widths(table, first)}</cols><sheetData><row>${heads.join('')}</row>`,
    );
    const cell = (value: Cell, at: number) => {
      const place = `${letters[at]}${sheet.rows + 1}`;
      if (value === null || typeof value === 'number' || table === LONG)
        return cellOf(place, value);
      const text = String(value);
      if (text.length <= MOST_LETTERS) return cellOf(place, text);
      for (let piece = 0; piece * MOST_LETTERS < text.length; piece++) {
        const letters = text.slice(piece * MOST_LETTERS, (piece + 1) * MOST_LETTERS);
        long.push([sheet.name, sheet.rows + 1, columns[at]?.name ?? '', piece + 1, letters]);
      }
      return cellOf(place, `See the sheet ${LONG.name}`);
    };
    return {
      row: (cells: readonly Cell[]) => {
        writer.write(`<row>${cells.map(cell).join('')}</row>`);
        sheet.rows += 1;
      },
      end: () => {
        const filter = `<autoFilter ref="A1:${letters.at(-1)}${sheet.rows}"/>`;
        const drawing = hasNotes(table) ? '<legacyDrawing r:id="r1"/>' : '';
        writer.write(`</sheetData>${filter}${drawing}</worksheet>`);
        writer.end();
        if (hasNotes(table)) notesOf(table, number).forEach(part);
      },
      isFull: () => sheet.rows >= mostRows,
    };
  };

  const begin: Target['begin'] = (table) => {
    let sheet: ReturnType<typeof openSheet> | undefined;
    return {
      row: (cells) => {
        if (sheet?.isFull()) {
          sheet.end();
          sheet = undefined;
        }
        sheet ??= openSheet(table, cells);
        sheet.row(cells);
      },
      end: () => {
        if (sheet) sheet.end();
        else empty.push(table);
      },
    };
  };

  return {
    begin,
    finish: ({ about, notes }) => {
      const rest = begin(LONG);
      long.forEach(rest.row);
      rest.end();
      const tabs = sheets
        .map((sheet, at) => ({ ...sheet, number: at + 1, isNoted: hasNotes(sheet.table) }))
        .sort(byArea);
      const without = empty
        .filter(({ shown }) => shown)
        .map((table) => ({ table }))
        .sort(byArea);
      const first = sheets.length + 1;
      part([`xl/worksheets/sheet${first}.xml`, contentsOf(about(), tabs, without, notes())]);
      const all = [{ name: CONTENTS, number: first, isNoted: false }, ...tabs];
      packageParts(all).forEach(part);
      out.finish();
    },
    abandon: out.abandon,
  };
}

function byArea({ table: a }: Pick<Sheet, 'table'>, { table: b }: Pick<Sheet, 'table'>): number {
  const sortedBy = ({ name, shown }: TableSpec) => `${shown?.name ?? ''} ${name}`;
  const place = ({ shown }: TableSpec) => (shown ? AREAS.indexOf(shown.area) : AREAS.length);
  return place(a) - place(b) || sortedBy(a).localeCompare(sortedBy(b), 'en');
}

/**
 * The first sheet: what was converted, what became of it, and links to the sheets; then the files without records, and
 * notes.
 */
function contentsOf(
  about: readonly string[],
  sheets: readonly Sheet[],
  empty: readonly Pick<Sheet, 'table'>[],
  notes: readonly string[],
): string {
  const top: readonly Cell[][] = [
    ...about.map((line) => [line]),
    [`A note on each head says what its column contains. Hidden behind the others: ${OWN}.`],
    [],
    HEADS,
  ];
  const listed = [...sheets, ...empty.map((one) => ({ ...one, name: '', rows: 1 }))].map(
    ({ name, rows, table }) => [
      name || labelOf(table),
      rows - 1,
      table.shown?.area ?? 'About the export',
      table.name,
      table.shown?.description ?? '',
    ],
  );
  const below = [[], ...notes.map((line) => [line])];
  const look = (row: number, column: number) => {
    if (row === 0 || row === top.length - 1) return BOLD;
    if (column === 4) return WRAPPED;
    return column === 0 && row >= top.length && row < top.length + sheets.length ? LINK : 0;
  };
  const links = sheets.map(({ name }, at) => {
    const place = `'${name.replaceAll("'", "''")}'!A1`;
    return `<hyperlink ref="A${top.length + at + 1}" location="${escaped(place)}" display="${escaped(name)}"/>`;
  });
  const columns = [34, 10, 32, 38, 80].map((width, at) => columnOf(width, at));
  return (
    `${SHEET}<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><cols>${columns.join('')}</cols>${sheetData([...top, ...listed, ...below], look)}` +
    `${links.length > 0 ? `<hyperlinks>${links.join('')}</hyperlinks>` : ''}<pageSetup orientation="landscape" fitToHeight="0"/></worksheet>`
  );
}

const OWN =
  '_file and _line, where a row is from, and _extra, its fields that are not in the dictionary, where the first row has none';

/** As wide as head and first value; columns that are not of fields are hidden, unless the first row has more fields. */
function widths({ columns, shown }: TableSpec, first: readonly Cell[]): string {
  const own = columns.length - OWN_COLUMNS.length;
  return columns
    .map(({ name }, at) => {
      const longest = Math.max(name.length, String(first[at] ?? '').length);
      const isEmpty = at < columns.length - 1 || first[at] === null;
      return columnOf(Math.min(WIDEST, longest + 4), at, shown && at >= own && isEmpty);
    })
    .join('');
}

const labelOf = ({ name, shown }: TableSpec) =>
  shown ? `${shown.isCustom ? 'Custom ' : ''}${shown.name}` : name;

/** A name that a sheet can have, and no other has, whatever its letter case. */
function sheetName(table: TableSpec, taken: Set<string>): string {
  const plain = labelOf(table).replaceAll(/[\\/?*:[\]]/g, ' ');
  for (let count = 1; ; count++) {
    const number = count === 1 ? '' : ` ${count}`;
    const name = plain.slice(0, LONGEST_NAME - number.length).trim() + number;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}
