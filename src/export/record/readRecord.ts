import type { Sureness } from '../../dictionary/model/relationships';
import type { FileCheck } from '../check/counting/fileCheck';
import { type Fields, type Id, idIn, idOf } from '../check/counting/links';
import type { RunOptions } from '../check/startCheck';
import type { Member } from '../records/members';
import type { ExportRecord } from '../records/recordStream';
import { baseName, type ExportSource } from '../records/source';
import { eachRecord } from './eachRecord';
import type { Listing } from './listClients';
import { entitiesOf, type Naming, type RecordRules } from './rules';
import { plain } from './spell';

export type Kept = Readonly<{
  entity: number;
  /** The file as the dictionary names it, and whether it has an agency's own fields of a record that is in another one. */
  kind: string;
  isCustom: boolean;
  file: string;
  line: number;
  members: readonly Cell[];
  keys: readonly Ref[];
  refs: readonly Ref[];
  /** Whether it is the client's, not an entry of a list that the client's records name. */
  isOwn: boolean;
}>;

/** A value as it is written: of a documented field, or of none (-1), and by the name of either. */
export type Cell = Readonly<Pick<Member, 'field' | 'type' | 'text' | 'pair'> & { label: string }>;

export type Ref = Readonly<{ field: string; key: number; id: Id; sure: Sureness }>;

/** So many records that name no client are kept until it is known what they belong to. */
const MOST_UNOWNED = 20_000;

/**
 * Reads the records of one client, and the entries of lists that they name. A record that names no client belongs to the
 * client whose record it names. What cannot be read, the list of clients has said.
 */
export async function readRecord(
  rules: RecordRules,
  source: ExportSource,
  { withUnowned, oddIds }: Pick<Listing, 'withUnowned' | 'oddIds'>,
  client: Id,
  options: RunOptions = {},
): Promise<Kept[]> {
  const { keys } = rules.check;
  const entities = entitiesOf(rules);
  const isList = (entity = -1) => entities[entity]?.clients.length === 0;
  const kept: Kept[] = [];
  const unowned: Kept[] = [];
  /** The ids that what is kept has, and those that it names, by key. */
  const known = keys.map(() => new Set<Id>());
  const wanted = keys.map(() => new Set<Id>());
  const keep = (record: Kept) => {
    kept.push(record);
    for (const { key, id } of record.keys) known[key]?.add(id);
    for (const { key, id } of record.refs) wanted[key]?.add(id);
  };
  const keepUnowned = () => {
    for (const record of unowned.splice(0)) {
      const isOf = ({ key, id }: Ref) => !isList(keys[key]?.entity) && known[key]?.has(id);
      if (record.refs.some(isOf)) keep(record);
    }
  };

  const takes = ({ entity, rule, entry, isCustom, name, keys: { names } }: FileCheck) => {
    const { ids, refs, clients } = entities[entity]!;
    const file = plain(baseName(entry.path));
    const refsOf = (record: Fields, all: readonly Naming[]) =>
      all.flatMap(({ key, fields, when, sure }): Ref[] => {
        const id = idIn(fields, when, record);
        return id === undefined ? [] : [{ field: names[fields[0]!] ?? '', key, id, sure }];
      });
    const keptOf = ({ line, members, fields }: ExportRecord, isOwn: boolean): Kept => ({
      ...{ entity, kind: rule.file, isCustom, file, line, isOwn },
      members: members.map(({ type, field, key, isRepeated, text, pair }) => {
        const label = names[isRepeated || field < 0 ? key : field] ?? '';
        return { field, label, type, text, pair };
      }),
      // What has an agency's own fields is about the record of the same id.
      keys: isCustom ? [] : refsOf(fields, ids),
      refs: refsOf(fields, isCustom ? [...ids, ...refs] : refs),
    });
    const ofList = (record: ExportRecord) => {
      keepUnowned();
      const isWanted = ({ key, id }: Ref) => wanted[key]?.has(id);
      if (refsOf(record.fields, ids).some(isWanted)) kept.push(keptOf(record, false));
    };
    const ofClients = (record: ExportRecord) => {
      const named = clients.flatMap((field) => idOf([field], record.fields) ?? []);
      if (named.includes(client)) keep(keptOf(record, true));
      else if (named.length === 0 && unowned.length < MOST_UNOWNED) {
        unowned.push(keptOf(record, true));
      }
    };
    if (isList(entity)) return { record: ofList };
    // Most lines are of other clients, which is seen faster than they are taken apart.
    const isSeen = !withUnowned.has(name) && !oddIds.has(client);
    return { record: ofClients, wanted: isSeen ? String(client) : '' };
  };
  await eachRecord(rules, entities, source, takes, options);
  keepUnowned();
  return kept.sort((a, b) => a.entity - b.entity);
}
