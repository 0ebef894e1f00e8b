import type { FileCheck, Watcher } from '../check/counting/fileCheck';
import { type Fields, type Id, idIn, idOf } from '../check/counting/links';
import { type RunOptions, startCheck } from '../check/startCheck';
import type { ExportRecord } from '../records/recordStream';
import { baseName, type ExportSource } from '../records/source';
import type { ReadEntity, RecordRules } from './rules';
import { type Cell, plain } from './spell';

/** A record as it is kept: `kind` is its file as the dictionary names it, which may have an agency's own fields of another one. */
export type Kept = ReturnType<ReturnType<typeof keeperOf>['keptOf']>;

function keeperOf(
  { entity, rule, entry, isCustom, keys: { names } }: FileCheck,
  { ids, refs, clients }: ReadEntity,
  client: Id,
) {
  const file = plain(baseName(entry.path));
  const idsIn = (record: Fields, all = ids) =>
    all.flatMap(({ key, fields, when, sureness: sure }) => {
      const id = idIn(fields, when, record);
      const field = names[fields[0]!] ?? '';
      return id === undefined ? [] : [{ field, id: `${key} ${id}`, sure }];
    });
  const keptOf = ({ line, members, fields }: ExportRecord) => ({
    ...{ entity, kind: rule.file, isCustom, file, line },
    cells: members.map(({ type, field, key, isRepeated, text, pair }): Cell => {
      const label = names[isRepeated || field < 0 ? key : field] ?? '';
      return { field, label, type, text, pair };
    }),
    /** The fields that name this client: a message may be from another one. */
    naming: clients.filter((field) => idOf([field], fields) === client),
    // What has an agency's own fields is about the record of the same id.
    keys: isCustom ? [] : idsIn(fields),
    refs: idsIn(fields, isCustom ? [...ids, ...refs] : refs),
  });
  return { idsIn, keptOf };
}

/**
 * Hands on an export's records as they are read, those of lists (staff, payers, offices) last; gives what the check finds.
 * No value is judged, and no joins are followed: what is wrong with them is not asked here.
 */
export async function eachRecord(
  { check, entities }: RecordRules,
  source: ExportSource,
  takes: (file: FileCheck) => Pick<Watcher, 'record' | 'wanted'>,
  options: RunOptions & { now?: Date },
) {
  const untyped = entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map(({ name }) => ({ name, type: 'TODO' as const })),
  }));
  // A file with an agency's own fields has the id of what they are about, by the same name.
  const custom = untyped.map(({ kinds: [, second = ''], fields }) => [second, fields]);
  const started = startCheck(
    { ...check, entities: untyped, keys: [], joins: [] },
    {
      now: options.now,
      custom: Object.fromEntries(custom),
      watch: (file) => ({ note: () => {}, end: () => {}, ...takes(file) }),
      isLast: (entity) => entities[entity]!.isList,
      salt: '',
    },
  );
  await started.run(source, options);
  return started.report();
}

/** So many records that name no client are kept until it is known what they belong to. */
const MOST_UNOWNED = 20_000;

/**
 * Reads the records of one client, and the entries of lists that they name. A record that names no client belongs to the
 * client whose record it names. What cannot be read, the list of clients has said.
 */
export async function readRecord(
  rules: RecordRules,
  source: ExportSource,
  { oddFiles }: { oddFiles: ReadonlySet<string> },
  client: Id,
  options: RunOptions = {},
): Promise<Kept[]> {
  const { entities } = rules;
  const kept: Kept[] = [];
  const unowned: Kept[] = [];
  /** The ids that the client's records have, and those that they name. */
  const known = new Set<string>();
  const wanted = new Set<string>();
  const keep = (record: Kept) => {
    kept.push(record);
    for (const { id } of record.keys) known.add(id);
    for (const { id } of record.refs) wanted.add(id);
  };
  const keepUnowned = () => {
    for (const record of unowned.splice(0)) {
      if (record.refs.some(({ id }) => known.has(id))) keep(record);
    }
  };

  const takes = (file: FileCheck) => {
    const entity = entities[file.entity]!;
    const { idsIn, keptOf } = keeperOf(file, entity, client);
    const ofList = (record: ExportRecord) => {
      keepUnowned();
      if (idsIn(record.fields).some(({ id }) => wanted.has(id))) kept.push(keptOf(record));
    };
    const ofClients = (record: ExportRecord) => {
      const named = entity.clients.flatMap((field) => idOf([field], record.fields) ?? []);
      if (named.includes(client)) keep(keptOf(record));
      else if (named.length === 0 && unowned.length < MOST_UNOWNED) unowned.push(keptOf(record));
    };
    // Most lines are of other clients, which is seen faster than they are taken apart.
    const isSeen = !entity.isList && !oddFiles.has(file.name);
    return { record: entity.isList ? ofList : ofClients, wanted: isSeen ? String(client) : '' };
  };
  await eachRecord(rules, source, takes, options);
  keepUnowned();
  return kept.sort((a, b) => a.entity - b.entity);
}
