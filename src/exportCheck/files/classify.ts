import { isAttachmentName } from '../links/attachments';
import type { Kind } from '../model/kinds';
import type { CheckRules } from '../model/rules';

/** One file of an export, as the zip or folder lists it. */
export type ExportEntry = Readonly<{
  /** With slashes or backslashes. */
  path: string;
  /** Bytes, as unpacked. */
  size: number;
  /** Why it cannot be read, where the zip says so. */
  problem?: Kind;
}>;

/** What a file is, by its name. */
export type FileClass =
  | Readonly<{
      role: 'records';
      /** Place of the entity in the rules. */
      entity: number;
      /** Set for a second file with an agency's own fields. */
      isCustom: boolean;
      /** How the name differs from the dictionary's. */
      differs?: 'file-name-case' | 'file-other-name';
    }>
  | Readonly<{ role: 'attachment' | 'unknown' | 'archive' | 'other' }>;

/** The name of a file, without its folders. */
export function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** Makes what tells files apart by their names. */
export function classifier({ entities }: CheckRules): (path: string) => FileClass {
  const exact = new Map<string, FileClass>();
  const other = new Map<string, FileClass>();
  entities.forEach(({ file, alsoNamed = [], isCustomOnly }, entity) => {
    const records = { role: 'records', entity, isCustom: false } as const;
    exact.set(`${file}.json`, records);
    for (const name of alsoNamed) {
      other.set(`${name}.json`.toLowerCase(), { ...records, differs: 'file-other-name' });
    }
    if (!isCustomOnly) exact.set(`${file}_Custom.json`, { ...records, isCustom: true });
  });
  const folded = new Map(
    [...exact].map(([name, known]) => [
      name.toLowerCase(),
      known.role === 'records' ? ({ ...known, differs: 'file-name-case' } as const) : known,
    ]),
  );
  return (path) => {
    const name = baseName(path);
    const small = name.toLowerCase();
    const known = exact.get(name) ?? folded.get(small) ?? other.get(small);
    if (known) return known;
    if (isAttachmentName(name)) return { role: 'attachment' };
    if (small.endsWith('.json') || small.endsWith('.ndjson')) return { role: 'unknown' };
    return { role: /\.(zip|7z|rar|tar|t?gz|bz2|xz)$/.test(small) ? 'archive' : 'other' };
  };
}
