import type { Dictionary } from '../../../dictionary/model/dictionary';
import {
  BOLD,
  columnOf,
  packageParts,
  SHEET,
  sheetData,
  STICKY_HEAD,
} from '../../../export/convert/targets/workbookXml';
import type { CsvTable } from '../../generated';
import type { Output } from '../../output';
import { entityTable, fieldTable, joinTable, valueTable } from '../csv/csv';
import { artefact, provenance } from '../provenance';
import { zipped } from '../zip';

export const workbook: Output = (dictionary) => [
  artefact('dictionary.xlsx', workbookBytes(dictionary)),
];

function workbookBytes(dictionary: Dictionary): Uint8Array {
  const about = sheetData(provenance(dictionary).map((line) => [line]));
  const sheets = {
    About: `${SHEET}<cols>${columnOf(120, 0)}</cols>${about}`,
    Entities: sheetOf(entityTable(dictionary)),
    Fields: sheetOf(fieldTable(dictionary)),
    Values: sheetOf(valueTable(dictionary)),
    Joins: sheetOf(joinTable(dictionary)),
  };
  const listed = Object.keys(sheets).map((name, at) => ({ name, number: at + 1, isNoted: false }));
  const parts = [
    ...packageParts(listed),
    ...Object.values(sheets).map(
      (xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, `${xml}</worksheet>`] as const,
    ),
  ];
  return zipped(parts);
}

const WIDTHS: Readonly<Record<string, number>> = { description: 80, basis: 60, note: 40 };
const NUMBERS: ReadonlySet<string> = new Set([
  'position',
  'fields',
  'nullable fields',
  'open questions of fields',
]);

function sheetOf({ columns, rows }: CsvTable): string {
  const widths = columns.map((heading, at) => columnOf(WIDTHS[heading] ?? 20, at));
  const cells = rows.map((row) =>
    row.map((cell, at) => (NUMBERS.has(columns[at] ?? '') ? Number(cell) : cell || null)),
  );
  return `${SHEET}${STICKY_HEAD}<cols>${widths.join('')}</cols>${sheetData([columns, ...cells], (row) => (row === 0 ? BOLD : 0))}`;
}
