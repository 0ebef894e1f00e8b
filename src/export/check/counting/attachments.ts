import type { AttachmentRule } from '../../model/rules';
import { attachmentKey } from '../../records/source';
import type { Member } from '../../records/members';

/** What a record of an attached file turns out to be, and by which field. */
export type AttachmentFound = Readonly<{
  kind: 'attachment-without-file' | 'attachment-size' | 'attachment-remote';
  field: number;
}>;

/** The attached files of an export, and which of them records describe. */
export class Attachments {
  readonly #files = new Map<string, { size: number; isClaimed: boolean }>();
  #claimed = 0;

  /** @param rule none where the dictionary has no such records */
  constructor(
    private readonly rule: AttachmentRule = { entity: -1, name: -1, size: -1, location: -1 },
  ) {}

  get count(): number {
    return this.#files.size;
  }

  /** How many files no record describes. */
  get unclaimed(): number {
    return this.#files.size - this.#claimed;
  }

  addFile(fileName: string, size: number): void {
    this.#files.set(attachmentKey(fileName), { size, isClaimed: false });
  }

  see(fields: readonly (Member | undefined)[]): AttachmentFound | undefined {
    const { name, size, location } = this.rule;
    const [named, sized, located] = [fields[name], fields[size], fields[location]];
    if (named?.type === 'null' || (named?.type === 'string' && named.length === 0)) {
      const isElsewhere = located?.type === 'string' && located.length > 0;
      return isElsewhere ? { kind: 'attachment-remote', field: location } : undefined;
    }
    if (named?.type !== 'string') return undefined;
    const file = this.#files.get(named.text.replace(/^\{(.*)\}$/s, '$1').toLowerCase());
    if (!file) return { kind: 'attachment-without-file', field: name };
    if (!file.isClaimed) this.#claimed += 1;
    file.isClaimed = true;
    const isOther = sized?.type === 'number' && Number(sized.text) !== file.size;
    return isOther && Number(sized.text) >= 0
      ? { kind: 'attachment-size', field: size }
      : undefined;
  }
}
