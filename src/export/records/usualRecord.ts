import { type FieldPlan, judge } from './judge';
import { type KeyTable, Member, RecordText } from './members';

const NONE: Member['found'] = [];
const ENCODER = new TextEncoder();
const [QUOTE, COMMA, MINUS, POINT, ZERO, NINE] = [0x22, 0x2c, 0x2d, 0x2e, 0x30, 0x39];
const [BACKSLASH, CLOSE, A, F] = [0x5c, 0x7d, 0x41, 0x46];
/** A number of so few letters keeps its digits. */
const SAFE_LENGTH = 15;

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

  constructor(
    { names, first }: KeyTable,
    private readonly plans: readonly FieldPlan[],
    private readonly latest: number,
    whole: RecordText,
  ) {
    const written = names.map((name, field) => `${field ? ',' : '{'}${JSON.stringify(name)}:`);
    this.#keys = written.map((key) => new DataView(Uint8Array.from(ENCODER.encode(key)).buffer));
    this.members = names.map((_, field) => new Member(first[field]!, whole, field));
  }

  /** Takes a record apart and judges its values, byte by byte, without making text of it; says whether it is one. */
  read(bytes: Uint8Array): boolean {
    if (this.#view.buffer !== bytes.buffer) this.#view = new DataView(bytes.buffer);
    const [view, start] = [this.#view, bytes.byteOffset];
    let at = 0;
    for (let field = 0; field < this.#keys.length; field++) {
      const key = this.#keys[field] as DataView;
      const member = this.members[field] as Member;
      const plan = this.plans[field] as FieldPlan;
      const end = at + key.byteLength;
      if (end >= bytes.length || !hasAt(view, start + at, key)) return false;
      member.begin = at + 1;
      at = readValue(bytes, end, member);
      if (at < 0) return false;
      const isSound = isAsDocumented(plan, bytes, member, this.latest);
      member.found = isSound ? NONE : judge(plan, member, this.latest);
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

const isDigit = (byte: number) => byte >= ZERO && byte <= NINE;

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
  } else if (first === start && at - start <= SAFE_LENGTH) member.value = value;
  return bytes[at] === COMMA || bytes[at] === CLOSE ? at : -1;
}

/** Whether it is sure that `judge` finds nothing in a value. */
function isAsDocumented(
  plan: FieldPlan,
  bytes: Uint8Array,
  member: Member,
  latest: number,
): boolean {
  const { type, value, length } = member;
  if (type === 'null') return plan.notNull === undefined;
  if (plan.codes) return false;
  const isText = type === 'string';
  switch (plan.family) {
    case undefined:
      return type !== 'number' || length <= SAFE_LENGTH;
    case 'text':
      return isText && (length > 0 || plan.notNull === undefined);
    case 'integer':
      return type === 'number' && value <= plan.most;
    case 'number':
      return type === 'number' && length <= SAFE_LENGTH;
    case 'flag':
      return plan.json === 'boolean' ? type === 'true' || type === 'false' : value <= 1;
    case 'guid':
      return isText && length === GUID.length && hasShape(bytes, member, GUID);
    case 'time':
      return isText && length === plan.width && isMoment(plan, bytes, member, latest);
    case 'bytes':
      return false;
  }
}

const GUID = ENCODER.encode('FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF');
const MOMENT = ENCODER.encode('0000-00-00T00:00:00.0000000');

/** Whether text has a digit for each zero of a pattern, a hexadecimal one in capitals for each F, and the rest as it is. */
function hasShape(bytes: Uint8Array, { start, length }: Member, pattern: Uint8Array): boolean {
  for (let at = 0; at < length; at++) {
    const byte = bytes[start + at] as number;
    const wanted = pattern[at] as number;
    const isOne =
      wanted === ZERO || wanted === F
        ? isDigit(byte) || (byte >= A && byte <= wanted)
        : byte === wanted;
    if (!isOne) return false;
  }
  return true;
}

function isMoment(plan: FieldPlan, bytes: Uint8Array, member: Member, latest: number): boolean {
  if (!hasShape(bytes, member, MOMENT)) return false;
  const { start } = member;
  const year = twoDigits(bytes, start) * 100 + twoDigits(bytes, start + 2);
  const month = twoDigits(bytes, start + 5);
  const day = twoDigits(bytes, start + 8);
  if (year < 1900 || month < 1 || month > 12) return false;
  if (day < 1 || day > (month === 2 ? 28 : 30)) return false;
  member.value = ((year * 12 + month) * 31 + day) * 86_400;
  if (member.length > 10) {
    const hour = twoDigits(bytes, start + 11);
    const minute = twoDigits(bytes, start + 14);
    const second = twoDigits(bytes, start + 17);
    if (hour > 23 || minute > 59 || second > (plan.type === 'smalldatetime' ? 0 : 59)) return false;
    member.value += hour * 3600 + minute * 60 + second;
  }
  // The fraction is less than a second.
  return plan.ahead === true || member.value + 1 < latest;
}

function twoDigits(bytes: Uint8Array, at: number): number {
  return (bytes[at] as number) * 10 + (bytes[at + 1] as number) - ZERO * 11;
}
