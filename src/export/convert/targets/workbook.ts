import type { Target } from '../convertExport';
import { spec, type Cell, type TableSpec } from '../tables';
import { textWriter, type Out } from './out';

/** What a sheet takes at most, by the limits of Excel; its first row is the heading. */
const MOST_ROWS = 1_048_576;
const MOST_LETTERS = 32_767;
const LONGEST_NAME = 31;

/** Sheets with the tables that they are from; names are shorter there, and a long table has several. */
const SHEET = spec('_sheet', 'sheet table_name rows#');
/** Text that no cell takes, in parts. */
const LONG = spec('_long', 'sheet row# column_name part# text');

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Writes a workbook with a sheet for each table, as it comes, so that it need not be in memory. Text is text, also
 * where it begins as a formula does; what is longer than a cell, or a table longer than a sheet, goes on elsewhere.
 *
 * @param out a zip
 * @param mostRows how many rows a sheet takes
 */
export function workbookTarget(out: Out, mostRows = MOST_ROWS): Target {
  const sheets: { name: string; table: string; rows: number }[] = [];
  const taken = new Set<string>();
  const long: Cell[][] = [];

  const openSheet = ({ name: table, columns }: TableSpec) => {
    const sheet = { name: sheetName(table, taken), table, rows: 0 };
    sheets.push(sheet);
    const letters = columns.map((_, at) => lettersOf(at));
    const writer = textWriter(out.open(`xl/worksheets/sheet${sheets.length}.xml`));
    writer.write(
      `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
        '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>',
    );
    const cell = (value: Cell, at: number) => {
      if (value === null) return '';
      const place = `${letters[at]}${sheet.rows + 1}`;
      if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
      let text = String(value);
      if (text.length > MOST_LETTERS && table !== LONG.name) {
        for (let part = 0; part * MOST_LETTERS < text.length; part++) {
          const piece = text.slice(part * MOST_LETTERS, (part + 1) * MOST_LETTERS);
          long.push([sheet.name, sheet.rows + 1, columns[at]?.name ?? '', part + 1, piece]);
        }
        text = `See the sheet ${LONG.name}`;
      }
      return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
    };
    const row = (cells: readonly Cell[]) => {
      writer.write(`<row>${cells.map(cell).join('')}</row>`);
      sheet.rows += 1;
    };
    row(columns.map(({ name }) => name));
    const end = () => {
      writer.write('</sheetData></worksheet>');
      writer.end();
    };
    return { row, end, isFull: () => sheet.rows >= mostRows };
  };

  const begin: Target['begin'] = (table) => {
    let sheet = openSheet(table);
    return {
      row: (cells) => {
        if (sheet.isFull()) {
          sheet.end();
          sheet = openSheet(table);
        }
        sheet.row(cells);
      },
      end: () => sheet.end(),
    };
  };

  const fill = (table: TableSpec, rows: readonly Cell[][]) => {
    const writer = begin(table);
    rows.forEach(writer.row);
    writer.end();
  };

  const part = (name: string, text: string) => {
    const writer = textWriter(out.open(name));
    writer.write(XML + text);
    writer.end();
  };

  return {
    begin,
    finish: () => {
      if (long.length > 0) fill(LONG, long);
      fill(
        SHEET,
        sheets.map(({ name, table, rows }) => [name, table, rows - 1]),
      );
      const each = (text: (name: string, number: number) => string) =>
        sheets.map(({ name }, at) => text(name, at + 1)).join('');
      // Records come first, and what there is about them behind.
      const isAbout = (name: string) => Number(name.startsWith('_'));
      const tabs = sheets
        .map(({ name }, at) => [name, at + 1] as const)
        .sort(([a], [b]) => isAbout(a) - isAbout(b));
      part(
        '[Content_Types].xml',
        `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
          `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
          each(
            (_, number) =>
              `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
          ) +
          '</Types>',
      );
      const relation = (id: number, type: string, target: string) =>
        `<Relationship Id="r${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
      const relations = (list: string) =>
        `<Relationships xmlns="${PACKAGE}/relationships">${list}</Relationships>`;
      part('_rels/.rels', relations(relation(1, 'officeDocument', 'xl/workbook.xml')));
      part(
        'xl/_rels/workbook.xml.rels',
        relations(
          each((_, number) => relation(number, 'worksheet', `worksheets/sheet${number}.xml`)),
        ),
      );
      part(
        'xl/workbook.xml',
        `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>` +
          tabs
            .map(
              ([name, number]) =>
                `<sheet name="${escaped(name)}" sheetId="${number}" r:id="r${number}"/>`,
            )
            .join('') +
          '</sheets></workbook>',
      );
      out.finish();
    },
    abandon: out.abandon,
  };
}

/** A name that a sheet can have, and no other has, whatever its letter case. */
function sheetName(table: string, taken: Set<string>): string {
  const plain = table.replace(/^Content(?=[A-Z0-9])|^content_/, '');
  for (let count = 1; ; count++) {
    const number = count === 1 ? '' : ` ${count}`;
    const name = plain.slice(0, LONGEST_NAME - number.length) + number;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}

/** `A` to `Z`, `AA` and so on. */
function lettersOf(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : lettersOf(Math.floor(at / 26) - 1) + last;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** What XML cannot say is written as `_x000C_`, which spreadsheets read; so is what looks like it. */
function escaped(text: string): string {
  return text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '')
    .replaceAll(
      NOT_IN_XML,
      (letter) => `_x${letter.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`,
    );
}

const NOT_IN_XML = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
