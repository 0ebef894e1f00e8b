import type { Kind } from '../../dictionary/model/findingKinds';
import type { Sureness } from '../../dictionary/model/relationships';
import { type Fields, type Id, idIn, idOf } from '../check/counting/links';
import { type ExportRecord, RecordStream } from '../records/recordStream';
import { LONGEST_LINE, readEach, type RunOptions } from '../check/startCheck';
import { KeyTable } from '../records/members';
import {
  baseName,
  classifier,
  type ExportSource,
  isReadWhole,
  type RecordsFile,
  type SourceFile,
} from '../records/source';
import { TextReader } from '../records/textReader';
import { clientFields, type Listing } from './listClients';
import type { FieldRule, JoinRule } from '../model/rules';
import type { RecordRules } from './rules';
import { plain } from './spell';

export type Kept = Readonly<{
  entity: number;
  /** Whether it has an agency's own fields of a record that is in another file. */
  isCustom: boolean;
  file: string;
  line: number;
  members: readonly Cell[];
  keys: readonly Ref[];
  refs: readonly Ref[];
  /** Whether it is the client's, not an entry of a list that the client's records name. */
  isOwn: boolean;
}>;

export type Cell = Readonly<{
  /** The documented field, or -1; its name, or that of an agency's own. */
  field: number;
  label: string;
  type: ExportRecord['members'][number]['type'];
  text: string;
  /** With its name, as it is written. */
  pair: string;
}>;

export type Ref = Readonly<{ field: string; key: number; id: Id; sure: Sureness }>;

/** How records have an id: the fields, where others have some values. */
type Naming = Pick<JoinRule, 'key' | 'fields' | 'when'> & { sure: Sureness };

/** So many records that name no client are kept until it is known what they belong to. */
const MOST_UNOWNED = 20_000;

/**
 * Reads the records of one client, and the entries of lists (staff, payers, offices) that they name. A record that names no
 * client belongs to the client whose record it names. What cannot be read, the list of clients has said.
 */
export async function readRecord(
  rules: RecordRules,
  source: ExportSource,
  { withUnowned, oddIds }: Pick<Listing, 'withUnowned' | 'oddIds'>,
  client: Id,
  options: RunOptions = {},
): Promise<Kept[]> {
  const { keys, joins, entities } = rules.check;
  const named = clientFields(rules);
  const isList = (entity: number) => named[entity]?.length === 0;
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
      const belongs = record.refs.some(
        ({ key, id }) => !isList(keys[key]?.entity ?? -1) && known[key]?.has(id),
      );
      if (belongs) keep(record);
    }
  };

  const readingOf = (entry: SourceFile, { entity, file, isCustom }: RecordsFile) => {
    // What is wrong with values is the check's.
    const fields = entities[entity]!.fields.map(({ name }): FieldRule => ({ name, type: 'TODO' }));
    const table = new KeyTable(fields.map(({ name }) => name));
    const ownKeys: Naming[] = [...keys.entries()].flatMap(([key, { entity: at, fields, where }]) =>
      at === entity ? { key, fields, when: where, sure: 'inferred' } : [],
    );
    const ownJoins = joins
      .filter(({ entity: at, key }) => at === entity && key !== rules.reading.client)
      .map(({ sureness, ...join }): Naming => ({ ...join, sure: sureness }));
    const refsOf = (record: Fields, all: readonly Naming[]) =>
      all.flatMap(({ key, fields: at, when, sure }) => {
        const id = idIn(at, when, record);
        return id === undefined ? [] : { field: table.names[at[0]!] ?? '', key, id, sure };
      });
    const keptOf = ({ line, members, fields: values }: ExportRecord, isOwn: boolean): Kept => {
      const [ids, refs] = [refsOf(values, ownKeys), refsOf(values, ownJoins)];
      return {
        entity,
        isCustom,
        file: plain(baseName(entry.path)),
        line,
        isOwn,
        members: members.map(({ type, field, key, isRepeated, text, pair }) => {
          const label = table.names[isRepeated || field < 0 ? key : field] ?? '';
          return { field, label, type, text, pair };
        }),
        // What has an agency's own fields is about the record of the same id.
        keys: isCustom ? [] : ids,
        refs: isCustom ? [...ids, ...refs] : refs,
      };
    };
    const ofList = (record: ExportRecord) => {
      keepUnowned();
      const ids = refsOf(record.fields, ownKeys);
      if (ids.some(({ key, id }) => wanted[key]?.has(id))) kept.push(keptOf(record, false));
    };
    const ofClients = (record: ExportRecord) => {
      const places = named[entity] ?? [];
      const ids = new Set(places.map((field) => idOf([field], record.fields)));
      ids.delete(undefined);
      if (ids.has(client)) keep(keptOf(record, true));
      else if (ids.size === 0 && unowned.length < MOST_UNOWNED) unowned.push(keptOf(record, true));
    };
    const rank = Number(isList(entity));
    const consumer = { record: rank ? ofList : ofClients, note: () => undefined };
    // Most lines are of other clients, which is seen faster than they are taken apart.
    const isSeen = !rank && !withUnowned.has(`${file}.json`) && !oddIds.has(client);
    const text = isSeen ? String(client) : '';
    const stream = new RecordStream(fields, table, Infinity, [consumer], text);
    const reader = new TextReader(stream, LONGEST_LINE);
    const write = (piece: Uint8Array) => reader.write(piece);
    const end = (problem?: Kind) => reader.end(!isReadWhole(problem));
    return { entry, rank, write, end };
  };

  const classify = classifier(rules.check);
  const readings = new Map<string, ReturnType<typeof readingOf>>();
  for (const entry of source.files) {
    const found = classify(entry.path);
    if (found.role !== 'records' || readings.has(found.file)) continue;
    readings.set(found.file, readingOf(entry, found));
  }
  const toRead = [...readings.values()].filter(({ entry }) => !entry.problem);
  await readEach(
    toRead.sort((a, b) => a.rank - b.rank),
    options,
  );
  keepUnowned();
  return kept.sort((a, b) => a.entity - b.entity);
}
