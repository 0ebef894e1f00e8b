import type { Kind } from '../../dictionary/model/findingKinds';
import type { FieldRule } from '../model/rules';
import { fieldPlan, judge } from './judge';
import { type KeyTable, MOST_UNKNOWN, type Member, membersOf } from './members';

export type ExportRecord = {
  line: number;
  members: readonly Member[];
  /** For each field the last member that is its value. */
  fields: readonly (Member | undefined)[];
  /** Whether some text may have a character that damage leaves, or that programs cut or reject. */
  isSuspect: boolean;
  /** The line in hexadecimal where some bytes are not UTF-8; in the text `\ufffd` stands for them. */
  bytes: string | undefined;
};

/** What takes in the records of a file; the fields of each are written over by the next. */
export type RecordConsumer = {
  record: (record: ExportRecord) => void;
  /** Takes in what is wrong with a line as such, and its text where it is no record: in hexadecimal if it is not UTF-8. */
  note: (kind: Kind, line: number, text?: string) => void;
};

// What begins with a byte order mark is a value like any other.
const DECODER = new TextDecoder('utf-8', { ignoreBOM: true });
const STRICT = new TextDecoder('utf-8', { fatal: true });

const SUSPECT = /\\u|[ÂÃâï\ufffd]/;

/** Makes records of the lines of one file: once, for whoever takes them in. */
export class RecordStream {
  readonly #plans;
  readonly #fields: (Member | undefined)[];
  /** The record in which each unknown key stood last. */
  readonly #seen = new Uint32Array(MOST_UNKNOWN);
  #records = 0;

  /** @param wanted text that a line has; without it, it is not taken apart */
  constructor(
    fields: readonly FieldRule[],
    private readonly keys: KeyTable,
    private readonly latest: number,
    private readonly consumers: readonly RecordConsumer[],
    private readonly wanted = '',
  ) {
    this.#plans = fields.map(fieldPlan);
    this.#fields = fields.map(() => undefined);
  }

  /** Says whether it is JSON; `otherwise` is found where it is not. */
  line(written: Uint8Array, line: number, otherwise: Kind): boolean {
    const text = DECODER.decode(written);
    if (!text.includes(this.wanted)) return true;
    const members = membersOf(text, this.keys);
    const isReplaced = text.includes('\ufffd');
    const hex = isReplaced && !isUtf8(written) ? hexOf(written) : undefined;
    if (members === 'not-json') {
      this.note(otherwise, line, hex ?? text);
      return false;
    }
    // Most records are ASCII without escapes: that is seen faster.
    const isPlain = !isReplaced && text.length === written.length && !text.includes('\\');
    if (hex) this.note('invalid-utf-8', line);
    if (members === 'not-object') this.note(members, line, hex ?? text);
    else {
      this.#place(members);
      const isSuspect = !isPlain && SUSPECT.test(text);
      const record = { line, members, fields: this.#fields, isSuspect, bytes: hex };
      for (const consumer of this.consumers) consumer.record(record);
    }
    return true;
  }

  note(kind: Kind, line: number, text?: string): void {
    for (const consumer of this.consumers) consumer.note(kind, line, text);
  }

  #place(members: readonly Member[]): void {
    const { documented, fields: fieldOf, twins } = this.keys;
    const fields = this.#fields.fill(undefined);
    this.#records += 1;
    for (const member of members) {
      const { key } = member;
      let field = fieldOf[key] ?? -1;
      if (key >= documented) {
        member.isAgain = this.#seen[key - documented] === this.#records;
        this.#seen[key - documented] = this.#records;
      }
      if (field < 0) continue;
      // Of a name that is documented more than once, the values are those fields' in turn.
      while (fields[field] && (twins[field] as number) >= 0) field = twins[field] as number;
      member.field = field;
      member.isRepeated = fields[field] !== undefined;
      fields[field] = member;
      member.found = judge(this.#plans[field]!, member, this.latest);
    }
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    STRICT.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function hexOf(bytes: Uint8Array): string {
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  return `0x${digits.join('')}`;
}
