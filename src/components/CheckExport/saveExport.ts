import { summaryOf, type Conversion } from '../../convert/conversion';
import { convertExport, type ConvertRules } from '../../convert/convertExport';
import { textTarget } from '../../convert/targets/texts';
import { workbookTarget } from '../../convert/targets/workbook';
import { zipOut } from '../../convert/targets/zipOut';
import type { Opened } from '../../exportCheck/openFile';
import type { CustomFields, Progress } from '../../exportCheck/startCheck';
import type { SaveFormat } from './messages';

/** What is kept in memory before the browser may put it on the disk. */
const MOST_IN_MEMORY = 16 * 1024 * 1024;

const TYPES: Readonly<Record<SaveFormat, string>> = {
  csv: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Options = Readonly<{
  custom: CustomFields;
  onProgress: (progress: Progress) => void | Promise<void>;
  signal: AbortSignal;
}>;

/**
 * Converts what was opened into one file: a zip of CSV files, or a workbook.
 *
 * @returns the file, and in sentences what did not become a record of a table
 * @throws ConvertError where it cannot be converted
 */
export async function saveExport(
  rules: ConvertRules,
  opened: Opened,
  format: SaveFormat,
  options: Options,
): Promise<{ blob: Blob; said: string }> {
  const parts = new BlobParts();
  const out = zipOut(
    (bytes) => parts.add(bytes),
    () => {},
    () => {},
  );
  const target = format === 'csv' ? textTarget('csv', out) : workbookTarget(out);
  const open = () => target;
  const conversion = await convertExport(rules, opened, open, { naming: 'exported', ...options });
  return { blob: parts.blob(TYPES[format]), said: saidOf(conversion) };
}

/** The check has a report of its own on the page. */
const saidOf = (conversion: Conversion) => summaryOf(conversion).slice(0, -1).join(' ');

/** Packs files into a zip. */
export function zipOf(files: readonly Readonly<{ path: string; content: string | Uint8Array }>[]) {
  const parts = new BlobParts();
  const out = zipOut(
    (bytes) => parts.add(bytes),
    () => {},
    () => {},
  );
  for (const { path, content } of files) {
    const file = out.open(path);
    file.write(typeof content === 'string' ? new TextEncoder().encode(content) : content);
    file.end();
  }
  out.finish();
  return parts.blob(TYPES.csv);
}

/** Collects bytes, in blobs, which need not be in memory. */
class BlobParts {
  readonly #blobs: Blob[] = [];
  #bytes: Uint8Array<ArrayBuffer>[] = [];
  #length = 0;

  add(bytes: Uint8Array): void {
    this.#bytes.push(bytes as Uint8Array<ArrayBuffer>);
    this.#length += bytes.length;
    if (this.#length > MOST_IN_MEMORY) this.#flush();
  }

  blob(type: string): Blob {
    this.#flush();
    return new Blob(this.#blobs, { type });
  }

  #flush(): void {
    this.#blobs.push(new Blob(this.#bytes));
    this.#bytes = [];
    this.#length = 0;
  }
}
