import type { Conversion } from '../../export/convert/convertExport';
import { convertExport, type Target } from '../../export/convert/convertExport';
import type { Cell } from '../../export/convert/tables';
import type { Out } from '../../export/convert/targets/out';
import { plainFile } from '../../export/records/source';
import { openFile, type Opened } from '../../export/records/openFile';
import type { CustomFields } from '../../export/check/startCheck';
import { convertRules } from '../../outputs/artefacts/programs/convertRules';
import { inMemory, sourceOf } from '../exportCheck/checkFiles';
import type { Files } from '../exportCheck/copyClients';
import { dictionary } from '../guides/projectGuides';

export type RowByName = Readonly<Record<string, Cell>>;

export type Converted = Conversion &
  Readonly<{
    rowsOf: (table: string) => readonly RowByName[];
    /** Whether it was ended as whole, or left behind. */
    end: 'finished' | 'abandoned' | undefined;
  }>;

export { dictionary };

/** What the converter knows, but for the queries of the guides, which only a database has. */
export const rules = convertRules(dictionary, { guides: [] });

function memoryTarget() {
  const tables = new Map<string, RowByName[]>();
  const kept = { end: undefined as Converted['end'], tables };
  const target: Target = {
    begin: ({ name, columns }) => {
      const rows: RowByName[] = [];
      tables.set(name, rows);
      return {
        row: (cells) => {
          rows.push(
            Object.fromEntries(columns.map((column, at) => [column.name, cells[at] ?? null])),
          );
        },
        end: () => {},
      };
    },
    finish: () => void (kept.end = 'finished'),
    abandon: () => void (kept.end = 'abandoned'),
  };
  return { target, kept };
}

type Options = Readonly<{
  custom?: CustomFields;
  /** What is written to instead of memory. */
  open?: () => Target;
}>;

/** Converts an export, into memory unless something else is asked for. */
async function convertOpened(opened: Opened, { custom, open }: Options = {}): Promise<Converted> {
  const { target, kept } = memoryTarget();
  const conversion = await convertExport(await rules, opened, open ?? (() => target), { custom });
  return { ...conversion, rowsOf: (table) => kept.tables.get(table) ?? [], end: kept.end };
}

const SUBJECT = { name: 'export.zip' };

export function convertFiles(files: Files, options?: Options): Promise<Converted> {
  const source = sourceOf(files, short);
  return convertOpened({ source, isPart: false, subject: SUBJECT }, options);
}

export async function convertZip(zip: Uint8Array): Promise<Converted> {
  const bytes = inMemory(zip);
  return convertOpened(await openFile(plainFile(SUBJECT.name, bytes), bytes));
}

export function memoryOut() {
  const files = new Map<string, string>();
  const decoder = new TextDecoder();
  const out: Out = {
    open: (name) => {
      files.set(name, '');
      return {
        write: (bytes) => files.set(name, (files.get(name) ?? '') + decoder.decode(bytes)),
        end: () => {},
      };
    },
    finish: () => {},
    abandon: () => {},
  };
  return { out, files };
}

/** In pieces so short that records are cut. */
function* short(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
}
