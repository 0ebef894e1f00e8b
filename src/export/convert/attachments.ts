import type { CheckRules } from '../model/rules';
import { attachmentKey, writableName } from '../records/source';
import type { Cell } from './tables';

/** The fields of an attached file's record: its original name, and whose it is. */
const OWNER_FIELDS = ['Original Name', 'Client Id', 'Attachment Area', 'Attachment Area Id'];

/** What watches the records that describe attached files, and keeps of each whose file it is. */
export function attachmentOwners({ attachments, entities }: CheckRules) {
  const { entity = -1, name: nameAt = -1 } = attachments ?? {};
  const fields = entities[entity]?.fields ?? [];
  const places = OWNER_FIELDS.map((name) => fields.findIndex((field) => field.name === name));
  const owners = new Map<string, readonly Cell[]>();
  return {
    entity,
    see: (cells: readonly Cell[]) => {
      const name = cells[nameAt];
      if (typeof name !== 'string') return;
      const owner = places.map((at) => cells[at] ?? null);
      owners.set(attachmentKey(name), owner);
    },
    of: (fileName: string): readonly Cell[] =>
      owners.get(attachmentKey(fileName)) ?? OWNER_FIELDS.map(() => null),
  };
}

/**
 * Names a file so that it can be written anywhere: its own name, which is a GUID, then its original name without what
 * a file system reads as a path or a command. No two names differ by letter case alone.
 */
export function safeName(fileName: string, originalName: Cell, taken: Set<string>): string {
  const short = writableName(typeof originalName === 'string' ? originalName : '');
  const base = attachmentKey(fileName).replaceAll(/[^\w.-]/g, '_');
  for (let count = 1; ; count++) {
    const first = count === 1 ? base : `${base}-${count}`;
    const name = short ? `${first} ${short}` : first;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}
