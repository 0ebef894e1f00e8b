import { convertExport, type ConvertRules, loadLines } from '../../export/convert/convertExport';
import type { TableSpec } from '../../export/convert/tables';
import { type Out, textTarget, zipOut } from '../../export/convert/targets/out';
import { sqlTarget } from '../../export/convert/targets/sql';
import { workbookTarget } from '../../export/convert/targets/workbook';
import type { Opened } from '../../export/records/openFile';
import type { CustomFields, Progress } from '../../export/check/startCheck';
import type { SaveFormat } from './messages';

/** What is kept in memory before the browser may put it on the disk. */
const MOST_IN_MEMORY = 16 * 1024 * 1024;

const TYPES: Readonly<Record<SaveFormat, string>> = {
  csv: 'application/zip',
  sql: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Options = Readonly<{
  custom: CustomFields;
  onProgress: (progress: Progress) => void | Promise<void>;
  signal: AbortSignal;
}>;

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
  options: Options,
): Promise<{ blob: Blob; message: string }> {
  const [out, blobOf] = zipInMemory();
  const withNames = { naming: 'exported', ...options } as const;
  const open = (tables: ReadonlyMap<string, TableSpec>) => {
    if (format === 'xlsx') return workbookTarget(out);
    return format === 'sql' ? sqlTarget(out, tables.values(), rules.sql) : textTarget('csv', out);
  };
  const conversion = await convertExport(rules, opened, open, withNames);
  return { blob: blobOf(TYPES[format]), message: loadLines(conversion.loads).join(' ') };
}

export function zipOf(files: readonly Readonly<{ path: string; content: string | Uint8Array }>[]) {
  const [out, blobOf] = zipInMemory();
  for (const { path, content } of files) {
    const file = out.open(path);
    file.write(typeof content === 'string' ? new TextEncoder().encode(content) : content);
    file.end();
  }
  out.finish();
  return blobOf(TYPES.csv);
}

/** A zip whose bytes are collected in blobs, which need not be in memory; and what ends it as one of a media type. */
function zipInMemory(): [out: Out, blobOf: (type: string) => Blob] {
  const blobs: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const flush = () => {
    blobs.push(new Blob(pieces));
    pieces = [];
    length = 0;
  };
  const write = (bytes: Uint8Array) => {
    pieces.push(bytes as Uint8Array<ArrayBuffer>);
    length += bytes.length;
    if (length > MOST_IN_MEMORY) flush();
  };
  const blobOf = (type: string) => {
    flush();
    return new Blob(blobs, { type });
  };
  const nothing = () => {};
  return [zipOut(write, nothing, nothing), blobOf];
}
