import { counted } from '../../dictionary/model/counted';
import type { FileCheck } from '../check/counting/fileCheck';
import { type Id, idOf } from '../check/counting/links';
import type { RunOptions } from '../check/startCheck';
import type { CheckReport } from '../model/report';
import type { ExportRecord } from '../records/recordStream';
import type { ExportSource } from '../records/source';
import { eachRecord } from './readRecord';
import type { RecordRules } from './rules';
import { dayOf, plain, spellMoment } from './spell';

/** A client of an export; more than one name is that of more than one person. */
const unnamed = (id: Id) => ({
  ...{ id, records: 0, names: new Set<string>(), born: undefined as string | undefined },
  /** In which of the places where names are: the first has the best one. */
  namedBy: Infinity,
});

export type Listed = ReturnType<typeof unnamed>;

export type Listing = Awaited<ReturnType<typeof listClients>>;

/** Why nobody can be chosen: what could not be read, or that no record is of a client. */
export function whyNobody({ check }: RecordRules, { records, troubles }: Listing): string {
  const without = records > 0 ? 'No record names a client' : check.kinds['no-records']!.title;
  return troubles.find(({ isNote }) => !isNote)?.text ?? without;
}

/** What the check finds in whole files and lines, in words; of files that are not there, only the names. */
function troublesOf({ check }: RecordRules, { findings, notes }: CheckReport) {
  const all = [...findings, ...notes].flatMap((one) => [one, ...(one.consequences ?? [])]);
  const missing = all.flatMap(({ kind, file, files = [file] }) =>
    kind === 'file-missing' ? files : [],
  );
  const troubles = all.flatMap(({ kind, file, files = [file], count, lines }) => {
    const { counts, title: text, level } = check.kinds[kind]!;
    if (kind === 'file-missing' || (counts !== 'files' && counts !== 'lines')) return [];
    const named = files.filter(Boolean);
    const isMore = named.length === 0 || (counts === 'lines' && count > lines.length);
    const amount = isMore && counted(count, counts.slice(0, -1));
    const places = lines.length > 0 && `line ${lines.join(', ')}`;
    const where = [...named, amount, places].filter(Boolean).join(', ');
    return { files: named, text, where, said: `${text}: ${where}`, isNote: level === 'note' };
  });
  return { troubles, missing };
}

export async function listClients(
  rules: RecordRules,
  source: ExportSource,
  now: Date,
  options: RunOptions = {},
) {
  const { entities, reading } = rules;
  const clients = new Map<Id, Listed>();
  /** Files in which a record names no client, or writes its id otherwise than its digits. */
  const oddFiles = new Set<string>();
  // What is current, is so on the day of the latest entry; a clock elsewhere may be a day ahead.
  const latest = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  const readOn = now.toISOString().slice(0, 10);
  let [records, unowned, asOf] = [0, 0, ''];

  const takes = ({ entity, name, keys }: FileCheck) => {
    const { slug, date, fields, clients: naming } = entities[entity]!;
    // What is planned is ahead of what has happened.
    const isPlan = reading.summary.some(({ of, only }) => of === slug && only === 'ahead');
    const dates = fields.flatMap(({ name, ahead }, at) =>
      isPlan || ahead || !date.includes(name) ? [] : at,
    );
    const called = [...reading.names.entries()].filter(([, { of }]) => of === slug);
    const record = ({ members, fields: values }: ExportRecord) => {
      records += 1;
      for (const field of dates) {
        const day = dayOf(values[field]?.text ?? '') ?? '';
        if (day > asOf && day <= latest) asOf = day;
      }
      const ids = new Set<Id>();
      for (const field of naming) {
        const id = idOf([field], values);
        if (id === undefined) continue;
        ids.add(id);
        if (values[field]?.written !== String(id)) oddFiles.add(name);
      }
      if (ids.size === 0) {
        unowned += 1;
        oddFiles.add(name);
      }
      const textOf = (label: string) => {
        const value = members.find(({ key }) => keys.names[key] === label);
        return value?.type === 'string' ? value.text : '';
      };
      for (const id of ids) {
        const client = clients.get(id) ?? unnamed(id);
        client.records += 1;
        for (const [namedBy, { fields: wanted, born = '' }] of called) {
          const name = plain(wanted.map(textOf).join(' ').trim());
          if (!name || client.namedBy < namedBy) continue;
          if (client.namedBy > namedBy) {
            Object.assign(client, { names: new Set(), born: undefined, namedBy });
          }
          client.names.add(name);
          client.born ??= spellMoment(textOf(born));
        }
        clients.set(id, client);
      }
    };
    return { record };
  };
  const report = await eachRecord(rules, source, takes, { ...options, now });
  const { troubles, missing } = troublesOf(rules, report);
  return { clients, records, unowned, asOf, readOn, oddFiles, troubles, missing };
}
