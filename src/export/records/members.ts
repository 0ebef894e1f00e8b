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

/** A key of a record with its value. */
export class Member {
  field = -1;
  /** Whether the record has a value of that field already. */
  isRepeated = false;
  /** Of a key that is not documented: whether the record has it already. */
  isAgain = false;
  found = NONE;
  moment: Moment | undefined;

  constructor(
    readonly key: number,
    readonly type: JsonType,
    /** The value as it is written; of text without its quotes. */
    readonly written: string,
    /** What is written before the value: the key and a colon. */
    private readonly before: string,
  ) {}

  get pair(): string {
    const quote = this.type === 'string' ? '"' : '';
    return `${this.before}${quote}${this.written}${quote}`;
  }

  get text(): string {
    const { type, written } = this;
    return type === 'string' && written.includes('\\') ? JSON.parse(`"${written}"`) : written;
  }
}

/** Text without escapes, in a first group, or what may be another value without nesting, in a second. */
const USUAL = String.raw`(?:"([^"\\\0-\x1f]*)"|([^"\\\0-\x1f,{}[\]]+))`;

/** What the short way does not judge by itself: escapes, and control characters, which may be blanks. */
const UNUSUAL = /[\0-\x1f\\]/;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** What is nested deeper than this, in a text longer than this, would take fifty times its size to parse. */
const [DEEPEST, LONG] = [10_000, 1024 * 1024];

const [QUOTE, COLON, COMMA, OPEN, CLOSE, BRACKET] = [0x22, 0x3a, 0x2c, 0x7b, 0x7d, 0x5b];

/** Takes a record apart without losing what `JSON.parse` does: repeated keys, and how numbers are written. */
export function membersOf(text: string, keys: KeyTable): Member[] | 'not-json' | 'not-object' {
  return usualMembers(text, keys) ?? exactMembers(text, keys);
}

/** Takes apart a record that has the documented keys in their order, as most have: that saves a sixth of a check's time. */
function usualMembers(text: string, keys: KeyTable): Member[] | undefined {
  const values = keys.usual.exec(text);
  if (!values) return undefined;
  const members: Member[] = [];
  for (let key = 0; key < keys.documented; key++) {
    const written = values[2 * key + 1];
    const bare = values[2 * key + 2] ?? '';
    const type = written === undefined ? typeAt(bare, 0) : 'string';
    if (written === undefined && valueEnd(bare, 0, type, false) !== bare.length) return undefined;
    const [first, quoted] = [keys.first[key] as number, keys.quoted[key] as string];
    members.push(new Member(first, type, written ?? bare, quoted));
  }
  return members;
}

function exactMembers(text: string, keys: KeyTable): Member[] | 'not-json' | 'not-object' {
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
    const keyEnd = text.charCodeAt(at) === QUOTE ? stringEnd(text, at, isUnusual) : -1;
    const colon = skipBlanks(text, keyEnd);
    if (keyEnd < 0 || text.charCodeAt(colon) !== COLON) return 'not-json';
    const start = skipBlanks(text, colon + 1);
    const type = typeAt(text, start);
    const end = valueEnd(text, start, type, isUnusual);
    if (end < 0) return 'not-json';
    const quote = type === 'string' ? 1 : 0;
    const written = text.slice(start + quote, end - quote);
    members.push(new Member(keys.find(text, at, keyEnd), type, written, text.slice(at, start)));
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
  /** Of a name that is documented more than once: the first field of that name, and the next, or -1. */
  readonly first: number[];
  readonly twins: number[];
  /** How each documented key is usually written before its value. */
  readonly quoted: readonly string[];
  /** Finds the values of a record that has the documented keys in their order, in two groups each. */
  readonly usual: RegExp;
  readonly #byName = new Map<string, number>();
  readonly #byFolded = new Map<string, number>();

  constructor(names: readonly string[]) {
    this.documented = names.length;
    this.names = [...names];
    this.quoted = names.map((name) => `${JSON.stringify(name)}:`);
    const escaped = this.quoted.map((key) => key.replaceAll(/\W/g, String.raw`\$&`));
    this.usual = new RegExp(`^\\{${escaped.map((key) => key + USUAL).join()}\\}$`);
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
