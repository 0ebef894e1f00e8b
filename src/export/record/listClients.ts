import { type Fields, type Id, idOf } from '../check/counting/links';

import type { ExportRecord } from '../records/recordStream';
import type { RunOptions } from '../check/startCheck';
import { dayOf } from '../records/moment';
import type { ExportSource } from '../records/source';
import { readFiles, type RecordsFile, type Trouble } from './readFiles';
import type { RecordRules } from './rules';
import { plain, spellMoment } from './spell';

/** A client of an export; more than one name is that of more than one person. */
export type Listed = {
  id: Id;
  names: Set<string>;
  namedBy?: number;
  born?: string;
  records: number;
};

/** Who is in an export, and what else is needed to read the record of one of them. */
export type Listing = Readonly<{
  clients: ReadonlyMap<Id, Listed>;
  /** All that can be read; those that name no client. */
  records: number;
  unowned: number;
  /** The day of the latest entry: what is current, is so on that day. */
  asOf: string;
  /** Files with records that name no client, and clients whose id is written in more than one way. */
  withUnowned: ReadonlySet<string>;
  oddIds: ReadonlySet<Id>;
  troubles: readonly Trouble[];
}>;

const A_DAY = 86_400_000;

/** For each entity the fields in which its records name their client. */
export function clientFields({ check, reading }: RecordRules): readonly (readonly number[])[] {
  const home = check.keys[reading.client];
  return check.entities.map((_, entity) => {
    const named = check.joins.filter(
      ({ entity: at, key, when }) => at === entity && key === reading.client && !when,
    );
    const own = home?.entity === entity ? home.fields : [];
    return [...new Set([...own, ...named.map(({ fields }) => fields[0] ?? -1)])];
  });
}

/** Why nobody can be chosen: what could not be read, or that no record is of a client. */
export function whyNobody({ check }: RecordRules, { records, troubles }: Listing): string {
  const without = records > 0 ? 'No record names a client' : check.kinds['no-records'].title;
  return troubles.find(({ isNote }) => !isNote)?.text ?? without;
}

export function clientsIn(fields: readonly number[], record: Fields): ReadonlySet<Id> {
  const ids = fields.map((field) => idOf([field], record));
  return new Set(ids.filter((id) => id !== undefined));
}

export async function listClients(
  rules: RecordRules,
  source: ExportSource,
  now: Date,
  options: RunOptions = {},
): Promise<Listing> {
  const clients = new Map<Id, Listed>();
  const withUnowned = new Set<string>();
  const oddIds = new Set<Id>();
  const { check, reading } = rules;
  const named = clientFields(rules);
  // A clock elsewhere may be a day ahead.
  const latest = new Date(now.getTime() + A_DAY).toISOString().slice(0, 10);
  let [records, unowned, asOf] = [0, 0, ''];

  const take = ({ entity, path, keys }: RecordsFile) => {
    const fields = named[entity] ?? [];
    const { slug, fields: rulesOf } = check.entities[entity]!;
    // What is planned is ahead of what has happened.
    const isPlan = reading.summary.some(({ of, only }) => of === slug && only === 'ahead');
    const dates = (isPlan ? [] : reading.entities[slug]!.date)
      .map((name) => rulesOf.findIndex((rule) => rule.name === name))
      .filter((field) => !rulesOf[field]?.ahead);
    const naming = [...reading.names.entries()].filter(([, { of }]) => of === slug);
    return {
      record: ({ members, fields: record }: ExportRecord) => {
        records += 1;
        for (const date of dates) {
          const moment = record[date]?.moment;
          const day = moment ? dayOf(moment) : '';
          if (day > asOf && day <= latest) asOf = day;
        }
        const textOf = (name: string) => {
          const part = members.find(({ key }) => keys.names[key] === name);
          return part?.type === 'string' ? part.text : '';
        };
        const ids = clientsIn(fields, record);
        if (ids.size === 0) {
          unowned += 1;
          if (fields.length > 0) withUnowned.add(path);
        }
        for (const id of ids) {
          const client = clients.get(id) ?? { id, names: new Set(), records: 0 };
          clients.set(id, client);
          client.records += 1;
          for (const [nth, { fields: wanted, born = '' }] of naming) {
            const name = wanted.map(textOf).join(' ').trim();
            if (!name || (client.namedBy ?? nth) !== nth) continue;
            client.names.add(plain(name));
            client.namedBy = nth;
            client.born ??= spellMoment(textOf(born));
          }
        }
        for (const field of fields) {
          const id = idOf([field], record);
          if (id !== undefined && record[field]?.written !== String(id)) oddIds.add(id);
        }
      },
    };
  };
  // The first name of a client is the best one.
  const rank = (entity: number) => {
    const at = reading.names.findIndex(({ of }) => of === check.entities[entity]?.slug);
    return at < 0 ? reading.names.length : at;
  };
  const all = await readFiles(rules, source, rank, take, options);
  const isAlone = clients.size === 1;
  // The name of a file that no record describes may be another client's.
  const troubles = all.map((one) => (one.isNobodys && !isAlone ? { ...one, file: '' } : one));
  return { clients, records, unowned, asOf, withUnowned, oddIds, troubles };
}
