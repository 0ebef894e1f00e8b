import type { CheckRules } from '../model/rules';

type RecordsFile = Readonly<{
  role: 'records';
  entity: number;
  /** Set for a second file with an agency's own fields. */
  isCustom: boolean;
  /** How the name differs from the dictionary's. */
  differs?: 'file-name-case' | 'file-other-name';
}>;

type FileClass = RecordsFile | Readonly<{ role: 'attachment' | 'unknown' | 'archive' | 'other' }>;

/** What macOS puts into each zip in addition to its files. */
const OF_MACOS = /(^|[/\\])(__MACOSX[/\\]|\._[^/\\]*$)/;

export function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

const GUID = /^\{?([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?(\.[^.]+)?$/i;

/** Whether a file is named by a GUID, as attached files are. */
export function isAttachmentName(name: string): boolean {
  return GUID.test(name);
}

/** What a file and the record that describes it have in common: the GUID in lowercase, without braces and ending. */
export function attachmentKey(name: string): string {
  return (GUID.exec(name)?.[1] ?? name).toLowerCase();
}

export function classifier({ entities }: CheckRules): (path: string) => FileClass {
  const exact = new Map<string, RecordsFile>();
  const other = new Map<string, RecordsFile>();
  entities.forEach(({ file, alsoNamed = [], isCustomOnly }, entity) => {
    const records = { role: 'records', entity, isCustom: false } as const;
    exact.set(`${file}.json`, records);
    for (const name of alsoNamed) {
      other.set(`${name}.json`.toLowerCase(), { ...records, differs: 'file-other-name' });
    }
    if (!isCustomOnly) exact.set(`${file}_Custom.json`, { ...records, isCustom: true });
  });
  const folded = new Map<string, RecordsFile>(
    [...exact].map(([name, known]) => [
      name.toLowerCase(),
      { ...known, differs: 'file-name-case' },
    ]),
  );
  return (path) => {
    if (OF_MACOS.test(path)) return { role: 'other' };
    const name = baseName(path);
    const small = name.toLowerCase();
    const known = exact.get(name) ?? folded.get(small) ?? other.get(small);
    if (known) return known;
    if (isAttachmentName(name)) return { role: 'attachment' };
    if (small.endsWith('.json') || small.endsWith('.ndjson')) return { role: 'unknown' };
    return { role: /\.(zip|7z|rar|tar|t?gz|bz2|xz)$/.test(small) ? 'archive' : 'other' };
  };
}

/** Keys are looked for in so many characters from the beginning. */
const LOOKED_AT = 64 * 1024;

/**
 * Guesses which file of the export some records are from, by their keys.
 *
 * @returns the file's name; nothing if no file has at least half of the keys
 */
export function guessFile({ entities }: CheckRules, text: string): string | undefined {
  const found = text.slice(0, LOOKED_AT).matchAll(/"((?:[^"\\]|\\.)*)"\s*:/g);
  const keys = new Set([...found].map(([, key]) => key));
  const scored = entities.map(({ file, fields }) => {
    const names = new Set(fields.map(({ name }) => name));
    const known = [...keys].filter((key) => key !== undefined && names.has(key)).length;
    // Of two files that have all keys, the one that has fewer others is meant.
    return { file, known, score: known - (names.size - known) / 1000 };
  });
  const [best] = scored.sort((a, b) => b.score - a.score);
  return best && best.known > 0 && best.known * 2 >= keys.size ? `${best.file}.json` : undefined;
}
