import type { SourceFile } from '../load/sourceFile';
import type { Path } from '../load/yamlDocument';
import type { Place, Problem } from '../model/problem';
import type { CheckedData, Edit } from './rule';
import { placeAt } from './pages';

/** A text that a person wrote for readers, and where its words are reported and fixed. */
export type Passage = Readonly<{
  text: string;
  kind: 'example' | 'prose';
  /** Where what begins at an offset of the text is: in data where the text is. */
  place: (offset?: number) => Place;
  /** Puts something else in the place of a word that begins at an offset of the text. */
  edit: (offset: number, word: string, replacement: string) => Edit;
}>;

/** The keys whose values are sentences, in whatever file. */
const PROSE_KEYS = new Set(
  'about basis complaint decides description did expansion findOut identifies lost meaning means next none note open progress proof question readHereAs reason says texts title todo use vendorSays'.split(
    ' ',
  ),
);

/** Files written for one page, as guides are. */
const OF_PAGES = ['downloads', 'finding-kinds', 'search', 'texts'] as const;

/** Everything that a person wrote for readers, each text once. */
export function passages(data: CheckedData): Passage[] {
  const ofPages = data.prose.flatMap((page) =>
    page.passages.map(({ start, end }): Passage => ({
      text: page.text.slice(start, end),
      kind: 'prose',
      place: (offset = 0) => placeAt(page, start + offset),
      edit: (offset, word, text) => {
        const first = start + offset;
        return { file: page.file, start: first, end: first + word.length, text };
      },
    })),
  );
  const written = OF_PAGES.flatMap((name) => passagesOf(data.shared[name]));
  return [...dataPassages(data), ...written, ...ofPages];
}

/** Every text of the data that a reader sees, names and codes apart; each once, where it is written. */
export function dataPassages({ entityFiles, shared }: CheckedData): Passage[] {
  const ofEntities = entityFiles.flatMap((source) =>
    passagesOf(source, ([key, at]) => ({
      entity: source.slug,
      field: key === 'fields' ? source.value.fields[Number(at)]?.fieldName : undefined,
    })),
  );
  const others = Object.entries(shared).filter(([name]) => !OF_PAGES.some((one) => one === name));
  return [...ofEntities, ...others.flatMap(([, source]) => passagesOf(source))];
}

function passagesOf(
  source: SourceFile<unknown>,
  about?: (path: Path) => Problem['about'],
): Passage[] {
  const visit = (value: unknown, path: Path, kind: Passage['kind'] | undefined): Passage[] => {
    if (typeof value === 'string') return kind ? [passageAt(path, value, kind)] : [];
    if (Array.isArray(value)) return value.flatMap((item, at) => visit(item, [...path, at], kind));
    // The meanings of codes, and phrases by name; a list of codes has none.
    const areMeanings = ['codes', 'phrases'].includes(String(path.at(-1)));
    return Object.entries(value ?? {}).flatMap(([key, inner]) => {
      const isProse = areMeanings || PROSE_KEYS.has(key);
      const ofKey = isProse ? 'prose' : key === 'exampleValue' ? 'example' : undefined;
      return visit(inner, [...path, key], ofKey);
    });
  };
  const passageAt = (path: Path, text: string, kind: Passage['kind']): Passage => ({
    ...{ text, kind },
    place: () => ({ ...source.place(path), about: about?.(path) }),
    edit: (offset, word, replacement) => {
      const { start, end } = source.rangeOf(path);
      // The same one of those that are alike, for the file may spell the text in another way.
      const nth = occurrences(text.slice(0, offset), word).length;
      const first = start + (occurrences(source.text.slice(start, end), word)[nth] ?? 0);
      return { file: source.file, start: first, end: first + word.length, text: replacement };
    },
  });
  return visit(source.written, [], undefined);
}

function occurrences(text: string, word: string): number[] {
  const pattern = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu');
  return [...text.matchAll(pattern)].map(({ index }) => index);
}

/** What is a value, an address, a code or a name in code: nobody spells it. */
const NO_WORDS = /"[^"]*"|“[^”]*”|`[^`]*`|https?:\S+|\S+@\S+|[\w/]*[\d_][\w/]*|\w+[.:][a-z]\w*/gu;

/** A text with blanks in the place of what is not spelled as words are. */
export function spelledPart(text: string): string {
  return blanked(text, NO_WORDS);
}

/** A text with blanks in the place of some matches, so that places stay what they are. */
export function blanked(text: string, matches: RegExp): string {
  return text.replace(matches, (match) => ' '.repeat(match.length));
}
