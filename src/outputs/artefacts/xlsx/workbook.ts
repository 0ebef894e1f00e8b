import { unzipSync, zipSync, type ZippableFile } from 'fflate';
import writeXlsxFile from 'write-excel-file/node';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { CSV_FIRST_COLUMNS, type CsvTable } from '../../generated';
import type { Output } from '../../output';
import { joinTable } from '../../site/relationships/relationships';
import { valueTable } from '../../site/values/values';
import { entityTable, fieldTable } from '../csv/csv';
import { artefact, ARTEFACT_MARK, provenance } from '../provenance';

export const workbook: Output = async (dictionary) => [
  artefact('dictionary.xlsx', await workbookBytes(dictionary)),
];

async function workbookBytes(dictionary: Dictionary): Promise<Uint8Array> {
  const sheets = [
    {
      sheet: 'About',
      data: provenance(dictionary).map((line) => [line]),
      columns: [{ width: 120 }],
    },
    sheetOf('Entities', entityTable(dictionary)),
    sheetOf('Fields', fieldTable(dictionary)),
    sheetOf('Values', valueTable(dictionary)),
    sheetOf('Joins', joinTable(dictionary)),
  ];
  return withoutTimes(await writeXlsxFile(sheets).toBuffer());
}

const WIDTHS: Readonly<Record<string, number>> = { description: 80, basis: 60, note: 40 };
const NUMBERS: ReadonlySet<string> = new Set([
  'position',
  'fields',
  'nullable fields',
  'open questions of fields',
]);

function sheetOf(sheet: string, { columns, rows }: CsvTable) {
  const headings = [...CSV_FIRST_COLUMNS, ...columns];
  return {
    sheet,
    data: [
      headings.map((value) => ({ value, fontWeight: 'bold' as const })),
      ...rows.map((row) =>
        row.map((cell, at) => (NUMBERS.has(headings[at] ?? '') ? Number(cell) : cell || null)),
      ),
    ],
    columns: headings.map((heading) => ({ width: WIDTHS[heading] ?? 20 })),
    stickyRowsCount: 1,
  };
}

/** Packs a zip again without the times of its making; a comment in it says that it was generated. */
function withoutTimes(zip: Uint8Array): Uint8Array {
  // A zip keeps local times, so that this one is the same in every time zone.
  const mtime = new Date(1980, 0, 1);
  const files = Object.entries(unzipSync(zip)).map(([name, bytes], at): [string, ZippableFile] => [
    name,
    [bytes, { mtime, ...(at === 0 && { comment: ARTEFACT_MARK }) }],
  ]);
  return zipSync(Object.fromEntries(files));
}
