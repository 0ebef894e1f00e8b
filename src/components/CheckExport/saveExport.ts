import { convertExport, type ConvertRules, loadLines } from '../../export/convert/convertExport';
import { type Out, textTarget, zipOut } from '../../export/convert/targets/out';
import { sqlTarget } from '../../export/convert/targets/sql';
import { workbookTarget } from '../../export/convert/targets/workbook';
import type { Opened } from '../../export/records/openFile';
import type { SaveFormat } from './messages';

/** What is kept in memory before the browser may put it on the disk. */
const MOST_IN_MEMORY = 16 * 1024 * 1024;

const ZIP = 'application/zip';

/** What a file of each format is called, and its media type. */
const FILES: Readonly<Record<SaveFormat, readonly [name: string, type: string]>> = {
  csv: ['export-csv.zip', ZIP],
  sql: ['export-sql.zip', ZIP],
  xlsx: ['export.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
};

/**
 * Converts what was opened into one file: a zip of CSV files, with what copies them into databases where that is wanted,
 * or a workbook.
 *
 * @returns the file, and in sentences what did not become a record of a table
 * @throws ConvertError where it cannot be converted
 */
export async function saveExport(
  rules: ConvertRules,
  opened: Opened,
  format: SaveFormat,
  options: Parameters<typeof convertExport>[3],
) {
  const [out, blobOf] = zipInMemory();
  const { loads } = await convertExport(
    rules,
    opened,
    (tables) => {
      if (format === 'xlsx') return workbookTarget(out);
      return format === 'sql' ? sqlTarget(out, tables.values(), rules.sql) : textTarget('csv', out);
    },
    options,
  );
  const [name, type] = FILES[format];
  return { saved: { name, blob: blobOf(type) }, message: loadLines(loads).join(' ') };
}

export function zipOf(files: readonly Readonly<{ path: string; content: string | Uint8Array }>[]) {
  const [out, blobOf] = zipInMemory();
  for (const { path, content } of files) {
    const file = out.open(path);
    file.write(typeof content === 'string' ? new TextEncoder().encode(content) : content);
    file.end();
  }
  out.finish();
  return blobOf(ZIP);
}

/** A zip whose bytes are collected in blobs, which need not be in memory; and what gives it as one of a media type. */
function zipInMemory(): [out: Out, blobOf: (type: string) => Blob] {
  const blobs: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const zip = zipOut((bytes) => {
    pieces.push(bytes as Uint8Array<ArrayBuffer>);
    length += bytes.length;
    if (length < MOST_IN_MEMORY) return;
    blobs.push(new Blob(pieces));
    [pieces, length] = [[], 0];
  });
  const blobOf = (type: string) => new Blob([...blobs, ...pieces], { type });
  return [{ ...zip, abandon: () => {} }, blobOf];
}
