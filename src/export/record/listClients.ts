import type { FileCheck, Watcher } from '../check/counting/fileCheck';
import { type Id, idOf } from '../check/counting/links';
import { type RunOptions, startCheck } from '../check/startCheck';
import type { CheckReport, Finding } from '../model/report';
import type { FieldRule } from '../model/rules';
import { dayOf } from '../records/moment';
import type { ExportRecord } from '../records/recordStream';
import type { ExportSource } from '../records/source';
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

/** What of an export could not be read, as the check finds it. */
export type Trouble = Pick<Finding, 'count' | 'lines'> &
  Readonly<{
    files: readonly string[];
    text: string;
    unit: 'file' | 'line';
    /** Whether nothing is lost by it. */
    isNote: boolean;
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

/** What the check finds in whole files and lines; what an export does not have at all, nobody can miss in a record. */
function troublesOf({ check }: RecordRules, { findings, notes }: CheckReport): Trouble[] {
  return [...findings, ...notes]
    .flatMap((finding) => [finding, ...(finding.consequences ?? [])])
    .flatMap(({ kind, file, files = [file], count, lines }) => {
      const { counts, title: text, level } = check.kinds[kind];
      if (kind === 'file-missing' || (counts !== 'files' && counts !== 'lines')) return [];
      const unit = counts === 'files' ? 'file' : 'line';
      return { files: files.filter(Boolean), text, count, lines, unit, isNote: level === 'note' };
    });
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

  const watch = ({ entity, name, keys }: FileCheck): Watcher => {
    const fields = named[entity] ?? [];
    const { slug, fields: rulesOf } = check.entities[entity]!;
    // What is planned is ahead of what has happened.
    const isPlan = reading.summary.some(({ of, only }) => of === slug && only === 'ahead');
    const dates = (isPlan ? [] : reading.entities[slug]!.date)
      .map((date) => rulesOf.findIndex((rule) => rule.name === date))
      .filter((field) => !rulesOf[field]?.ahead);
    const naming = [...reading.names.entries()].filter(([, { of }]) => of === slug);
    const record = ({ members, fields: values }: ExportRecord) => {
      const called = (label: string) => members.find(({ key }) => keys.names[key] === label);
      records += 1;
      for (const date of dates) {
        const moment = values[date]?.moment;
        const day = moment ? dayOf(moment) : '';
        if (day > asOf && day <= latest) asOf = day;
      }
      const ids = new Set<Id>();
      for (const field of fields) {
        const id = idOf([field], values);
        if (id === undefined) continue;
        ids.add(id);
        if (values[field]?.written !== String(id)) oddIds.add(id);
      }
      if (ids.size === 0) {
        unowned += 1;
        if (fields.length > 0) withUnowned.add(name);
      }
      const textOf = (label: string) => {
        const value = called(label);
        return value?.type === 'string' ? value.text : '';
      };
      for (const id of ids) {
        const client = clients.get(id) ?? { id, names: new Set(), records: 0 };
        clients.set(id, client);
        client.records += 1;
        for (const [nth, { fields: wanted, born = '' }] of naming) {
          const called = plain(wanted.map(textOf).join(' ').trim());
          const { namedBy = nth } = client;
          if (!called || namedBy < nth) continue;
          // The first of the places where names are has the best one.
          if (namedBy > nth) {
            client.names.clear();
            delete client.born;
          }
          client.names.add(called);
          client.namedBy = nth;
          client.born ??= spellMoment(textOf(born));
        }
      }
    };
    return { record, note: () => undefined, end: () => undefined };
  };
  // Of values only dates are looked at, and no joins are followed: what is wrong with them is not asked here.
  const entities = check.entities.map(({ fields, inOrder: _, ...entity }) => ({
    ...entity,
    fields: fields.map((field): FieldRule => {
      const isDate = reading.entities[entity.slug]!.date.includes(field.name);
      return isDate ? field : { name: field.name, type: 'TODO' };
    }),
  }));
  const light = { ...check, entities, keys: [], joins: [] };
  // A file with an agency's own fields has the id of what they are about, by the same name.
  const custom = Object.fromEntries(entities.map(({ file, fields }) => [`${file}_Custom`, fields]));
  const started = startCheck(light, { now, watch, custom, salt: '' });
  await started.run(source, options);
  const troubles = troublesOf(rules, started.report());
  return { clients, records, unowned, asOf, withUnowned, oddIds, troubles };
}
