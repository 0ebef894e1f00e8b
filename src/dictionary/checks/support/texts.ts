import type { LoadedData } from '../../load/load';
import type { SourceFile } from '../../load/sourceFile';
import type { Path } from '../../load/yamlDocument';
import type { Problem } from '../../model/problem';

/** A text that a person wrote into the data, where it stands, and problems that point at it. */
export type Text = Readonly<{
  text: string;
  kind: 'example' | 'prose';
  file: string;
  /** Where it begins in the file, and the file's own spelling of it, escapes included. */
  start: number;
  raw: string;
  problem: (message: string) => Problem;
}>;

/** The keys whose values are sentences, in whatever file. */
const PROSE_KEYS = new Set(
  'about basis complaint decides description did expansion findOut identifies meaning next none note open progress question readHereAs reason says texts title vendorSays'.split(
    ' ',
  ),
);

/** Every text of the data that a reader sees, names and codes apart; each once, where it is written. */
export function texts({ entityFiles, shared }: LoadedData): Text[] {
  return [
    ...entityFiles.flatMap((source) => {
      const fieldName = (at: number) => source.value.fields[at]?.fieldName;
      return textsOf(source, (path) => ({
        entity: source.slug,
        field: path[0] === 'fields' ? fieldName(Number(path[1])) : undefined,
      }));
    }),
    ...Object.values(shared).flatMap((source) => textsOf(source)),
  ];
}

function textsOf(source: SourceFile<unknown>, about?: (path: Path) => Problem['about']): Text[] {
  const visit = (value: unknown, path: Path, kind: Text['kind'] | undefined): Text[] => {
    if (typeof value === 'string') return kind ? [textAt(path, value, kind)] : [];
    if (Array.isArray(value)) return value.flatMap((item, at) => visit(item, [...path, at], kind));
    // The meanings of codes, and phrases by name; a list of codes has none.
    const areMeanings = ['codes', 'phrases'].includes(String(path.at(-1)));
    return Object.entries(value ?? {}).flatMap(([key, inner]) =>
      visit(inner, [...path, key], areMeanings ? 'prose' : kindOf(key)),
    );
  };
  const textAt = (path: Path, text: string, kind: Text['kind']): Text => {
    const { start, end } = source.rangeOf(path);
    return {
      text,
      kind,
      file: source.file,
      start,
      raw: source.text.slice(start, end),
      problem: (message) => ({ ...source.problem(path, message), about: about?.(path) }),
    };
  };
  return visit(source.written, [], undefined);
}

function kindOf(key: string): Text['kind'] | undefined {
  if (key === 'exampleValue') return 'example';
  return PROSE_KEYS.has(key) ? 'prose' : undefined;
}
