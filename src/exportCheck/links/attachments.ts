import { Hash, HashIndex } from './hash';
import { NULL, NUMBER, STRING } from '../bytes/scanner';
import type { AttachmentRule } from '../model/rules';
import type { Value } from '../bytes/spellings';

/** What a record of an attached file turns out to be, and by which field. */
export type AttachmentFound = Readonly<{
  kind: 'attachment-without-file' | 'attachment-size' | 'attachment-remote';
  field: number;
}>;

const GUID = /^\{?([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?(\.[^.]+)?$/i;
const ENCODER = new TextEncoder();

/** Whether a file is named by a GUID, as attached files are. */
export function isAttachmentName(name: string): boolean {
  return GUID.test(name);
}

/** What a file and the record that describes it have in common: the GUID in lowercase, without braces and ending. */
export function attachmentKey(name: string): string {
  return (GUID.exec(name)?.[1] ?? name).toLowerCase();
}

/** The attached files of an export, and which of them records describe. */
export class Attachments {
  readonly #names = new HashIndex();
  readonly #sizes: number[] = [];
  readonly #isClaimed: boolean[] = [];
  readonly #hash = new Hash();
  #claimed = 0;
  #name = -1;
  #size = -1;
  #isNameNull = false;
  #hasName = false;
  #hasLocation = false;

  /** @param rule none where the dictionary has no such records */
  constructor(
    private readonly rule: AttachmentRule = { entity: -1, name: -1, size: -1, location: -1 },
  ) {}

  get count(): number {
    return this.#names.size;
  }

  /** How many files no record describes. */
  get unclaimed(): number {
    return this.#names.size - this.#claimed;
  }

  /** Takes in a file of the export. */
  addFile(fileName: string, size: number): void {
    const bytes = ENCODER.encode(GUID.exec(fileName)?.[1] ?? fileName);
    this.#hash.ofBytes(bytes, 0, bytes.length, true);
    const number = this.#names.add(this.#hash.a, this.#hash.b);
    this.#sizes[number] = size;
    this.#isClaimed[number] ??= false;
  }

  clear(): void {
    this.#name = -1;
    this.#size = -1;
    this.#hasName = false;
    this.#isNameNull = false;
    this.#hasLocation = false;
  }

  /** Takes in a value of a record, if it is one of those that matter here. */
  see(field: number, value: Value): void {
    const rule = this.rule;
    const { type, length } = value;
    if (field === rule.size) {
      this.#size = type === NUMBER ? Number(value.text()) : -1;
    } else if (field === rule.location) {
      this.#hasLocation = type === STRING && length > 0;
    } else if (field === rule.name) {
      this.#isNameNull = type === NULL || (type === STRING && length === 0);
      this.#hasName = type === STRING && length > 0;
      if (!this.#hasName) return;
      const { bytes, start, end } = value.plain();
      const brace = bytes[start] === 0x7b && bytes[end - 1] === 0x7d ? 1 : 0;
      this.#hash.ofBytes(bytes, start + brace, end - brace, true);
      this.#name = this.#names.find(this.#hash.a, this.#hash.b);
    }
  }

  /** Ends a record. */
  settle(): AttachmentFound | undefined {
    const { name, size, location } = this.rule;
    if (this.#isNameNull) {
      return this.#hasLocation ? { kind: 'attachment-remote', field: location } : undefined;
    }
    if (!this.#hasName) return undefined;
    if (this.#name < 0) return { kind: 'attachment-without-file', field: name };
    if (!this.#isClaimed[this.#name]) this.#claimed += 1;
    this.#isClaimed[this.#name] = true;
    const isOther = this.#size >= 0 && this.#size !== this.#sizes[this.#name];
    return isOther ? { kind: 'attachment-size', field: size } : undefined;
  }
}
