import type { Kind } from '../../dictionary/model/findingKinds';
import { nameKey } from '../../dictionary/model/names';

/** A moment of the calendar, or a day of it. */
export type Moment = {
  /** As ISO 8601 has it: `2025-03-04`, and with a T or a blank `10:00`, `:00` and `.0000000`. */
  iso: string;
  year: number;
  isDay: boolean;
  /** Whether it is spelled so, with a T. */
  isIso: boolean;
  /** Whether it is in the calendar and on the clock. */
  isPossible: boolean;
  /** Grows with the moment, in seconds, where each month has 31 days; of a day it is midnight's. */
  order: number;
};

type JsonType = 'string' | 'number' | 'true' | 'false' | 'null' | 'nested';

const NONE: readonly Kind[] = [];

// What begins with a byte order mark is a value like any other.
const DECODER = new TextDecoder('utf-8', { ignoreBOM: true });

/** The text of a record, which is not made before somebody reads it. */
export class RecordText {
  #bytes = new Uint8Array() as Uint8Array;
  #text: string | undefined;

  set bytes(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#text = undefined;
  }

  get text(): string {
    return (this.#text ??= DECODER.decode(this.#bytes));
  }
}

/** A key of a record with its value, and where in its text they are. */
export class Member {
  type: JsonType = 'null';
  /** Where the key begins. */
  begin = 0;
  /** Where the value begins and ends; of text, without its quotes. */
  start = 0;
  end = 0;
  /**
   * Of a whole number of at most 15 digits itself, of a moment its order without fractions of seconds; not a number
   * where it is neither, or not known.
   */
  value = NaN;
  /** Whether the record has a value of that field already. */
  isRepeated = false;
  /** Of a key that is not documented: whether the record has it already. */
  isAgain = false;
  found = NONE;

  constructor(
    readonly key: number,
    private readonly whole: RecordText,
    public field = -1,
  ) {}

  get length(): number {
    return this.end - this.start;
  }

  /** The value as it is written; of text without its quotes. */
  get written(): string {
    return this.whole.text.slice(this.start, this.end);
  }

  /** The key and the value as they are written. */
  get pair(): string {
    return this.whole.text.slice(this.begin, this.type === 'string' ? this.end + 1 : this.end);
  }

  get text(): string {
    const { type, written } = this;
    return type === 'string' && written.includes('\\') ? JSON.parse(`"${written}"`) : written;
  }
}

/** What is nested deeper would take fifty times its size to parse. */
const DEEPEST = 10_000;

/** Takes a record apart without losing what `JSON.parse` does: repeated keys, and how numbers are written. */
export function membersOf(whole: RecordText, keys: KeyTable): Member[] | 'not-json' | 'not-object' {
  const { text } = whole;
  const first = nextAt(text, 0);
  const isTooDeep = typeAt(text, first) === 'nested' && nestedEnd(text, first) < 0;
  if (isTooDeep || !isJson(text)) return 'not-json';
  if (text[first] !== '{') return 'not-object';
  const members: Member[] = [];
  let at = nextAt(text, first + 1);
  while (text[at] !== '}') {
    const keyEnd = stringEnd(text, at);
    const start = nextAt(text, keyEnd);
    const member = new Member(keys.find(text, at, keyEnd), whole);
    const type = typeAt(text, start);
    const end = valueEnd(text, start, type);
    const quote = type === 'string' ? 1 : 0;
    members.push(
      Object.assign(member, { type, begin: at, start: start + quote, end: end - quote }),
    );
    at = nextAt(text, end);
  }
  return members;
}

/** What a value is, by its first letter; a number otherwise. */
const TYPES: Readonly<Record<string, JsonType>> = {
  ...{ '"': 'string', n: 'null', t: 'true', f: 'false', '{': 'nested', '[': 'nested' },
};

const typeAt = (text: string, start: number) => TYPES[text.charAt(start)] ?? 'number';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const BETWEEN = /[ \t\r\n:,]*/y;
const WORD_OR_NUMBER = /[\w.+-]*/y;

function endOf(expression: RegExp, text: string, start: number): number {
  expression.lastIndex = start;
  expression.test(text);
  return expression.lastIndex;
}

/** Where the next key or value begins. */
const nextAt = (text: string, start: number) => endOf(BETWEEN, text, start);

function valueEnd(text: string, start: number, type: JsonType): number {
  if (type === 'string') return stringEnd(text, start);
  return type === 'nested' ? nestedEnd(text, start) : endOf(WORD_OR_NUMBER, text, start);
}

function stringEnd(text: string, start: number): number {
  for (let quote = start; ;) {
    quote = text.indexOf('"', quote + 1);
    if (quote < 0) return text.length;
    let before = quote - 1;
    while (text[before] === '\\') before -= 1;
    if ((quote - before) % 2 === 1) return quote + 1;
  }
}

/** Where an object or array ends; -1 where it does not, or is nested too deep. */
function nestedEnd(text: string, start: number): number {
  const matters = /["{}[\]]/g;
  matters.lastIndex = start;
  let depth = 0;
  for (let found = matters.exec(text); found; found = matters.exec(text)) {
    const letter = found[0];
    if (letter === '"') matters.lastIndex = stringEnd(text, found.index);
    else depth += letter === '{' || letter === '[' ? 1 : -1;
    if (depth > DEEPEST) return -1;
    if (depth === 0) return matters.lastIndex;
  }
  return -1;
}

/** So many unknown keys a file keeps apart; those beyond are counted as one, which has no name. */
export const MOST_UNKNOWN = 1000;

/** Gives each key of a file's records a number: the documented ones first, as their fields are; then such as come up. */
export class KeyTable {
  readonly documented: number;
  readonly names: string[];
  /** For each key the field that it is: for an unknown one the field of nearly its name, or -1. */
  readonly fields: number[];
  /** Of a name that is documented more than once: the first field of that name, and the next, or -1. */
  readonly first: number[];
  readonly twins: number[];
  readonly #byName = new Map<string, number>();
  readonly #byFolded = new Map<string, number>();

  constructor(names: readonly string[]) {
    this.documented = names.length;
    this.names = [...names];
    this.fields = names.map((_, at) => at);
    this.first = names.map((name) => names.indexOf(name));
    this.twins = names.map((name, at) => names.indexOf(name, at + 1));
    names.forEach((name, at) => {
      if (!this.#byName.has(name)) this.#byName.set(name, at);
      if (!this.#byFolded.has(nameKey(name))) this.#byFolded.set(nameKey(name), at);
    });
  }

  /** The number of a key that is in quotes in a text; a new one where it has not come up. */
  find(text: string, start: number, end: number): number {
    const known = this.#byName.get(text.slice(start + 1, end - 1));
    if (known !== undefined) return known;
    // A copy, which does not keep the text of the record.
    const name: string = JSON.parse(text.slice(start, end));
    return this.#byName.get(name) ?? this.#add(name);
  }

  #add(name: string): number {
    const key = this.names.length;
    if (key - this.documented >= MOST_UNKNOWN) return key;
    this.names.push(name);
    this.fields.push(this.#byFolded.get(nameKey(name)) ?? -1);
    this.#byName.set(name, key);
    return key;
  }
}
