import type { SourceFile } from '../load/sourceFile';
import type { Path } from '../load/yamlDocument';
import type { Place } from '../model/problem';
import type { CheckedData } from './rule';
import { placeAt } from './pages';

/** A text that a person wrote for readers, and where its words are reported. */
export type Passage = Readonly<{
  text: string;
  /** Where what begins at an offset of the text is: in data where the text is. */
  place: (offset?: number) => Place;
}>;

/** The keys whose values are sentences, in whatever file. */
const PROSE_KEYS =
  'about basis decides description expansion findOut identifies lost meaning means none note open proof question readHereAs reason says title todo use vendorSays'.split(
    ' ',
  );

/** Files written for one page, as guides are. */
const OF_PAGES = ['downloads', 'finding-kinds', 'search', 'texts'] as const;

/** Everything that a person wrote for readers, each text once. */
export function passages(data: CheckedData): Passage[] {
  const ofPages = data.prose.flatMap((page) =>
    page.passages.map(({ start, end }): Passage => ({
      text: page.text.slice(start, end),
      place: (offset = 0) => placeAt(page, start + offset),
    })),
  );
  const written = OF_PAGES.flatMap((name) => passagesOf(data.shared[name]));
  return [...dataPassages(data), ...written, ...ofPages];
}

/** Every text of the data that a reader sees, names and codes apart; each once, where it is written. */
export function dataPassages({ entityFiles, shared }: CheckedData): Passage[] {
  const others = Object.entries(shared).filter(([name]) => !OF_PAGES.some((one) => one === name));
  return [...entityFiles, ...others.map(([, source]) => source)].flatMap(passagesOf);
}

function passagesOf(source: SourceFile<unknown>): Passage[] {
  const visit = (value: unknown, path: Path, isRead: boolean): Passage[] => {
    if (typeof value === 'string') {
      return isRead ? [{ text: value, place: () => source.place(path) }] : [];
    }
    if (Array.isArray(value))
      return value.flatMap((item, at) => visit(item, [...path, at], isRead));
    // The meanings of codes; a list of codes has none.
    const areMeanings = path.at(-1) === 'codes';
    return Object.entries(value ?? {}).flatMap(([key, inner]) =>
      visit(inner, [...path, key], areMeanings || PROSE_KEYS.includes(key)),
    );
  };
  return visit(source.written, [], false);
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
