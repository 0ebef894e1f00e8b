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

/** A key of a record with its value: places in the record's text. */
export class Member {
  field = -1;
  /** Whether the record has a value of that field already. */
  isRepeated = false;
  /** Of a key that is not documented: whether the record has it already. */
  isAgain = false;
  found = NONE;
  moment: Moment | undefined;

  constructor(
    private readonly record: string,
    readonly key: number,
    private readonly keyStart: number,
    private readonly start: number,
    private readonly end: number,
    readonly type: JsonType,
  ) {}

  /** How long the value is as it is written; of text without its quotes. */
  get length(): number {
    return this.end - this.start - (this.type === 'string' ? 2 : 0);
  }

  /** The value as it is written; of text without its quotes. */
  get written(): string {
    const quote = this.type === 'string' ? 1 : 0;
    return this.record.slice(this.start + quote, this.end - quote);
  }

  get text(): string {
    const { written } = this;
    return this.type === 'string' && written.includes('\\') ? JSON.parse(`"${written}"`) : written;
  }

  get pair(): string {
    return this.record.slice(this.keyStart, this.end);
  }
}

/** What the short way does not judge by itself: escapes, and control characters, which may be blanks. */
const UNUSUAL = /[\0-\x1f\\]/;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** What is nested deeper than this, in a text longer than this, would take fifty times its size to parse. */
const [DEEPEST, LONG] = [10_000, 1024 * 1024];

const [QUOTE, COLON, COMMA, OPEN, CLOSE, BRACKET] = [0x22, 0x3a, 0x2c, 0x7b, 0x7d, 0x5b];

/** Takes a record apart without losing what `JSON.parse` does: repeated keys, and how numbers are written. */
export function membersOf(text: string, keys: KeyTable): Member[] | 'not-json' | 'not-object' {
  const first = skipBlanks(text, 0);
  const isObject = text.charCodeAt(first) === OPEN;
  const isUnusual = UNUSUAL.test(text);
  if (
    text.length > LONG &&
    /[[{]/.test(text[first] as string) &&
    nestedEnd(text, first, true) < 0
  ) {
    return 'not-json';
  }
  if ((isUnusual || !isObject) && !isJson(text)) return 'not-json';
  if (!isObject) return 'not-object';
  const members: Member[] = [];
  let at = skipBlanks(text, first + 1);
  if (text.charCodeAt(at) === CLOSE) return isEnd(text, at) ? members : 'not-json';
  for (;;) {
    // Most keys come in the order of the dictionary: to try that first makes a check half again as fast.
    let key = members.length;
    let start = keys.valueOf(key, text, at);
    if (start < 0) {
      const keyEnd = text.charCodeAt(at) === QUOTE ? stringEnd(text, at, isUnusual) : -1;
      const colon = skipBlanks(text, keyEnd);
      if (keyEnd < 0 || text.charCodeAt(colon) !== COLON) return 'not-json';
      key = keys.find(text, at, keyEnd);
      start = colon + 1;
    }
    start = skipBlanks(text, start);
    const type = typeAt(text, start);
    const end = valueEnd(text, start, type, isUnusual);
    if (end < 0) return 'not-json';
    members.push(new Member(text, key, at, start, end, type));
    at = skipBlanks(text, end);
    const code = text.charCodeAt(at);
    if (code === CLOSE) return isEnd(text, at) ? members : 'not-json';
    if (code !== COMMA) return 'not-json';
    at = skipBlanks(text, at + 1);
  }
}

function typeAt(text: string, start: number): JsonType {
  const code = text.charCodeAt(start);
  if (code === QUOTE) return 'string';
  if (code === 0x6e) return 'null';
  if (code === 0x74) return 'true';
  if (code === 0x66) return 'false';
  return code === OPEN || code === BRACKET ? 'nested' : 'number';
}

function valueEnd(text: string, start: number, type: JsonType, hasEscapes: boolean): number {
  if (type === 'string') return stringEnd(text, start, hasEscapes);
  if (type === 'nested') return nestedEnd(text, start, hasEscapes);
  if (type !== 'number') return text.startsWith(type, start) ? start + type.length : -1;
  NUMBER.lastIndex = start;
  return NUMBER.test(text) ? NUMBER.lastIndex : -1;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function skipBlanks(text: string, start: number): number {
  let at = start;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at;
    at += 1;
  }
}

const isEnd = (text: string, brace: number) => skipBlanks(text, brace + 1) === text.length;

function stringEnd(text: string, start: number, hasEscapes: boolean): number {
  let quote = text.indexOf('"', start + 1);
  while (hasEscapes && quote > 0 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  return quote < 0 ? -1 : quote + 1;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text[before] === '\\') before -= 1;
  return (at - before) % 2 === 0;
}

function nestedEnd(text: string, start: number, hasEscapes: boolean): number {
  const matters = /["{}[\]]/g;
  matters.lastIndex = start;
  let depth = 0;
  for (let found = matters.exec(text); found; found = matters.exec(text)) {
    const letter = found[0];
    if (letter === '"') {
      matters.lastIndex = stringEnd(text, found.index, hasEscapes);
      if (matters.lastIndex < 0) return -1;
    } else if (letter === '{' || letter === '[') {
      depth += 1;
      if (depth > DEEPEST) return -1;
    } else {
      depth -= 1;
      if (depth > 0) continue;
      const end = matters.lastIndex;
      return hasEscapes || isJson(text.slice(start, end)) ? end : -1;
    }
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
  /** Of a name that is documented more than once: the next field of that name, or -1. */
  readonly twins: number[];
  /** How each documented key is written before its value, at the first field of its name. */
  readonly #quoted: readonly (string | undefined)[];
  readonly #byName = new Map<string, number>();
  readonly #byFolded = new Map<string, number>();

  constructor(names: readonly string[]) {
    this.documented = names.length;
    this.names = [...names];
    this.#quoted = names.map((name, at) =>
      names.indexOf(name) === at ? `${JSON.stringify(name)}:` : undefined,
    );
    this.fields = names.map((_, at) => at);
    this.twins = names.map((name, at) => names.indexOf(name, at + 1));
    names.forEach((name, at) => {
      if (!this.#byName.has(name)) this.#byName.set(name, at);
      if (!this.#byFolded.has(nameKey(name))) this.#byFolded.set(nameKey(name), at);
    });
  }

  valueOf(key: number, text: string, start: number): number {
    const quoted = this.#quoted[key];
    return quoted !== undefined && text.startsWith(quoted, start) ? start + quoted.length : -1;
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
