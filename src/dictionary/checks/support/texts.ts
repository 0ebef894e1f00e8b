import type { LoadedData } from '../../load/load';
import type { SourceFile } from '../../load/sourceFile';
import type { Path } from '../../load/yamlDocument';
import type { Problem } from '../../model/problem';
import type { CheckedData, Edit } from './rule';

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

/** A text of the data, of a hand-written page or of a component, and where its words are reported and fixed. */
export type Passage = Readonly<{
  text: string;
  kind: Text['kind'];
  /** Points at what begins at a place of the text. */
  problem: (at: number, message: string) => Problem;
  /** Puts something else in the place of a word that begins there. */
  edit: (at: number, word: string, replacement: string) => Edit;
}>;

/** Everything that a person wrote for readers, each text once. */
export function passages(data: CheckedData): Passage[] {
  const ofData = texts(data).map(({ text, kind, file, start, raw, problem }): Passage => ({
    text,
    kind,
    problem: (_, message) => problem(message),
    edit: (at, word, replacement) => {
      const first = start + sameWord(text, at, word, raw);
      return { file, start: first, end: first + word.length, text: replacement };
    },
  }));
  const ofPages = data.prose.flatMap(({ file, text: whole, passages: places }) =>
    places.map(({ start, end }): Passage => ({
      text: whole.slice(start, end),
      kind: 'prose',
      problem: (at, message) => ({
        file,
        position: positionIn(whole, start + at),
        path: '',
        message,
      }),
      edit: (at, word, replacement) => ({
        file,
        start: start + at,
        end: start + at + word.length,
        text: replacement,
      }),
    })),
  );
  return [...ofData, ...ofPages];
}

/** What is a value, an address, a code or a name in code: nobody spells it. */
const NO_WORDS = /"[^"]*"|“[^”]*”|`[^`]*`|https?:\S+|\S+@\S+|[\w/]*[\d_][\w/]*|\w+[.:][a-z]\w*/gu;

/** A text with blanks in the place of what is not spelled as words are, so that places stay what they are. */
export function spelledPart(text: string): string {
  return text.replace(NO_WORDS, (match) => ' '.repeat(match.length));
}

/** Where a word of a text stands in its own spelling in the file: the same one of those that are alike. */
function sameWord(text: string, at: number, word: string, raw: string): number {
  return occurrences(raw, word)[occurrences(text.slice(0, at), word).length] ?? 0;
}

function occurrences(text: string, word: string): number[] {
  const pattern = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu');
  return [...text.matchAll(pattern)].map(({ index }) => index);
}

/** Line and column, from 1, of a place in a text. */
export function positionIn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
