import { asHtml } from '../../../code/asHtml';
import type { Cell, TableSpec } from '../tables';

export type Part = readonly [name: string, text: string];

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const SHEET = `${XML}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}">`;
/** Keeps the first row in sight. */
export const STICKY_HEAD =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
export const [BOLD, LINK, WRAPPED] = [1, 2, 3];
const LOOKS = ['', '<b/>', '<u/><color rgb="FF0B57D0"/>', ''];
const STYLES =
  `<styleSheet xmlns="${MAIN}"><fonts count="${LOOKS.length}">` +
  LOOKS.map((look) => `<font>${look}<sz val="11"/><name val="Calibri"/></font>`).join('') +
  '</fonts><fills count="1"><fill><patternFill/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf fontId="0"/></cellStyleXfs>' +
  `<cellXfs count="${LOOKS.length}">${LOOKS.map((_, at) => `<xf fontId="${at}" applyFont="1"${at === WRAPPED ? ' applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' : '/>'}`).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

export const columnOf = (width: number, at: number, isHidden = false) =>
  `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"${isHidden ? ' hidden="1"' : ''}/>`;

export function cellOf(place: string, value: Cell, look = 0): string {
  if (value === null) return '';
  const start = `<c r="${place}"${look === 0 ? '' : ` s="${look}"`}`;
  if (typeof value === 'number') return `${start}><v>${value}</v></c>`;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${escaped(String(value))}</t></is></c>`;
}

/** Rows from the first on. */
export function sheetData(
  rows: readonly (readonly Cell[])[],
  lookAt: (row: number, column: number) => number = () => 0,
): string {
  const all = rows.map((cells, row) => {
    const drawn = cells.map((cell, at) =>
      cellOf(`${lettersOf(at)}${row + 1}`, cell, lookAt(row, at)),
    );
    return `<row>${drawn.join('')}</row>`;
  });
  return `<sheetData>${all.join('')}</sheetData>`;
}

export const hasNotes = ({ columns }: TableSpec) => columns.some(({ about }) => about);

/** The parts that show, over each head, what the dictionary says of the column; Excel wants a drawing for each. */
export function notesOf({ columns }: TableSpec, number: number): Part[] {
  const noted = columns.flatMap(({ about }, at) => (about ? [[about, at] as const] : []));
  const notes = noted.map(
    ([about, at]) =>
      `<comment ref="${lettersOf(at)}1" authorId="0"><text><t xml:space="preserve">${escaped(about)}</t></text></comment>`,
  );
  const shapes = noted.map(
    ([, at]) =>
      '<v:shape type="#note" style="position:absolute;visibility:hidden" fillcolor="#ffffe1"><v:textbox/><x:ClientData ObjectType="Note">' +
      `<x:Anchor>${at + 1}, 15, 0, 10, ${at + 4}, 15, 6, 4</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>0</x:Row><x:Column>${at}</x:Column></x:ClientData></v:shape>`,
  );
  const office = 'urn:schemas-microsoft-com';
  return [
    [
      `xl/comments${number}.xml`,
      `${XML}<comments xmlns="${MAIN}"><authors><author/></authors><commentList>${notes.join('')}</commentList></comments>`,
    ],
    [
      `xl/drawings/notes${number}.vml`,
      `<xml xmlns:v="${office}:vml" xmlns:o="${office}:office:office" xmlns:x="${office}:office:excel"><v:shapetype id="note" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"/>${shapes.join('')}</xml>`,
    ],
    [
      `xl/worksheets/_rels/sheet${number}.xml.rels`,
      relations(
        ['vmlDrawing', `../drawings/notes${number}.vml`],
        ['comments', `../comments${number}.xml`],
      ),
    ],
  ];
}

function relations(
  ...list: readonly (readonly [type: string, target: string, id?: number])[]
): string {
  const all = list.map(
    ([type, target, id], at) =>
      `<Relationship Id="r${id ?? at + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
}

export function packageParts(
  sheets: readonly Readonly<{ name: string; number: number; isNoted: boolean }>[],
): Part[] {
  const override = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${TYPES}.${type}+xml"/>`;
  const types = [
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
    '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>',
    override('workbook', 'sheet.main'),
    override('styles', 'styles'),
    ...sheets.map(({ number }) => override(`worksheets/sheet${number}`, 'worksheet')),
    ...sheets.flatMap(({ number, isNoted }) =>
      isNoted ? override(`comments${number}`, 'comments') : [],
    ),
    '</Types>',
  ];
  const leadsTo = sheets.map(
    ({ number }) => ['worksheet', `worksheets/sheet${number}.xml`, number] as const,
  );
  const tabs = sheets.map(
    ({ name, number }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="r${number}"/>`,
  );
  return [
    ['xl/styles.xml', XML + STYLES],
    ['[Content_Types].xml', types.join('')],
    ['_rels/.rels', relations(['officeDocument', 'xl/workbook.xml'])],
    [
      'xl/_rels/workbook.xml.rels',
      relations(...leadsTo, ['styles', 'styles.xml', sheets.length + 1]),
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${tabs.join('')}</sheets></workbook>`,
    ],
  ];
}

export function lettersOf(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : lettersOf(Math.floor(at / 26) - 1) + last;
}

/** What XML cannot say is written as `_x000C_`, which spreadsheets read; so is what looks like it. */
export function escaped(text: string): string {
  if (!/[^ -~]|[&<>"_]/.test(text)) return text;
  return asHtml(text.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')).replaceAll(
    NOT_IN_XML,
    (letter) => `_x${letter.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`,
  );
}

const NOT_IN_XML = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
