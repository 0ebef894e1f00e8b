import type { Kind } from '../../dictionary/model/findingKinds';
import { nameKey } from '../../dictionary/model/names';

type JsonType = 'string' | 'number' | 'true' | 'false' | 'null' | 'nested';

const NONE: readonly Kind[] = [];

// What begins with a byte order mark is a value like any other.
export const DECODER = new TextDecoder('utf-8', { ignoreBOM: true });

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

/** A number of so few digits is always exact, in JavaScript and in SQLite. */
export const SAFE_DIGITS = 15;

const ENCODER = new TextEncoder();
const [QUOTE, BACKSLASH, COMMA, CLOSE] = [0x22, 0x5c, 0x2c, 0x7d];
const [MINUS, POINT, ZERO, NINE] = [0x2d, 0x2e, 0x30, 0x39];

const bytesIn = (letters: RegExp) =>
  Uint8Array.from({ length: 256 }, (_, byte) => (letters.test(String.fromCharCode(byte)) ? 1 : 0));
/** What stands for itself in text, and what may be behind a backslash. */
const [PLAIN, ESCAPED] = [bytesIn(/[ !#-[\]-~]/), bytesIn(/["\\/bfnrt]/)];

const WORDS = (['null', 'true', 'false'] as const).map(
  (type) => [type, ENCODER.encode(type)] as const,
);
/** The words by their first byte. */
const WORD_AT = Array.from({ length: 256 }, (_, byte) =>
  WORDS.find(([, word]) => word[0] === byte),
);

/** A record in ASCII that has the documented keys in their order, and no blanks and nothing rare, as most are. */
export class UsualRecord {
  readonly members: readonly Member[];
  readonly #keys: readonly DataView[];
  /** What the bytes of the last record are a part of. */
  #view = new DataView(new ArrayBuffer() as ArrayBufferLike);

  constructor({ names, first }: KeyTable, whole: RecordText) {
    const written = names.map((name, field) => `${field ? ',' : '{'}${JSON.stringify(name)}:`);
    this.#keys = written.map((key) => new DataView(Uint8Array.from(ENCODER.encode(key)).buffer));
    this.members = names.map((_, field) => new Member(first[field]!, whole, field));
  }

  /** Takes a record apart, byte by byte and without making text of it; says whether it is one. */
  read(bytes: Uint8Array): boolean {
    if (this.#view.buffer !== bytes.buffer) this.#view = new DataView(bytes.buffer);
    const [view, start] = [this.#view, bytes.byteOffset];
    let at = 0;
    for (let field = 0; field < this.#keys.length; field++) {
      const key = this.#keys[field] as DataView;
      const member = this.members[field] as Member;
      const end = at + key.byteLength;
      if (end >= bytes.length || !hasAt(view, start + at, key)) return false;
      member.begin = at + 1;
      at = readValue(bytes, end, member);
      if (at < 0) return false;
    }
    return bytes[at] === CLOSE && at + 1 === bytes.length;
  }
}

/** Compares four bytes at a time, the last four of them anew: a key with what is around it has more. */
function hasAt(view: DataView, start: number, key: DataView): boolean {
  const last = key.byteLength - 4;
  for (let at = 0; at < last; at += 4) {
    if (view.getInt32(start + at) !== key.getInt32(at)) return false;
  }
  return view.getInt32(start + last) === key.getInt32(last);
}

/** Where a value ends; -1 where it is none, or a rare one. */
function readValue(bytes: Uint8Array, start: number, member: Member): number {
  const first = bytes[start] as number;
  member.value = NaN;
  if (first === QUOTE) {
    member.type = 'string';
    member.start = start + 1;
    member.end = endOfText(bytes, start + 1);
    return member.end < 0 ? -1 : member.end + 1;
  }
  member.start = start;
  const word = WORD_AT[first];
  member.type = word ? word[0] : 'number';
  member.end = word ? endOfWord(bytes, start, word[1]) : readNumber(bytes, start, member);
  return member.end;
}

function endOfWord(bytes: Uint8Array, start: number, word: Uint8Array): number {
  for (let at = 1; at < word.length; at++) if (bytes[start + at] !== word[at]) return -1;
  return start + word.length;
}

function endOfText(bytes: Uint8Array, start: number): number {
  let at = start;
  for (;;) {
    while (PLAIN[bytes[at] as number] === 1) at++;
    if (bytes[at] === QUOTE) return at;
    if (bytes[at] !== BACKSLASH || ESCAPED[bytes[at + 1] as number] !== 1) return -1;
    at += 2;
  }
}

export const isDigit = (byte: number) => byte >= ZERO && byte <= NINE;

function readNumber(bytes: Uint8Array, start: number, member: Member): number {
  const first = bytes[start] === MINUS ? start + 1 : start;
  let at = first;
  let value = 0;
  for (; isDigit(bytes[at] as number); at++) value = value * 10 + (bytes[at] as number) - ZERO;
  if (at === first || (bytes[first] === ZERO && at > first + 1)) return -1;
  if (bytes[at] === POINT) {
    const point = at++;
    while (isDigit(bytes[at] as number)) at++;
    if (at === point + 1) return -1;
  } else if (first === start && at - start <= SAFE_DIGITS) member.value = value;
  return bytes[at] === COMMA || bytes[at] === CLOSE ? at : -1;
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
