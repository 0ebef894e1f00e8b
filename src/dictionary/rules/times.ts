import type { Coherence } from '../load/schemas/coherence';
import { isMoment } from '../model/dataTypes';
import type { Entities, JoinedEntities } from '../model/dictionary';
import type { Report } from '../model/problem';
import { alongJoin, type AnyRecord, type RecordsOf } from '../model/sample';

/** When a field's value is by the main office's clocks, to the second; nothing for what is no date. */
export type Clock = (slug: string, fieldName: string, text: string) => string | undefined;

/** Fields are in UTC by their names, or because `data/coherence.yaml` says so. */
export function clockOf(
  { entities }: Entities,
  { timeZone, utcFields }: Pick<Coherence, 'timeZone' | 'utcFields'>,
): Clock {
  const dates = new Set(
    entities.flatMap(({ slug, fields }) =>
      fields.flatMap(({ fieldName, dataType }) =>
        isMoment(dataType) ? `${slug}/${fieldName}` : [],
      ),
    ),
  );
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (slug, fieldName, text) => {
    const at = `${slug}/${fieldName}`;
    const [american] = /^\d{1,2}\/\d{1,2}\/\d{4} .* [AP]M$/.exec(text) ?? [];
    if (!american && !dates.has(at)) return undefined;
    const moment = new Date(american ? `${text} UTC` : `${`${text}T00:00:00`.slice(0, 19)}Z`);
    if (Number.isNaN(moment.getTime())) return undefined;
    const isUtc = /\bUTC\b/.test(fieldName) || utcFields.includes(at);
    return isUtc ? local.format(moment).replace(' ', 'T') : moment.toISOString().slice(0, 19);
  };
}

/** Whether a date is before another; where one of them is a day, they are compared by the day. */
export function isBefore(one = '', other = '', precision = 19): boolean {
  const length = [one, other].some((each) => each.endsWith('T00:00:00')) ? 10 : precision;
  return one.slice(0, length) < other.slice(0, length);
}

/** Reports records that are entered before one that they name. */
export function lookAtEntries(
  { entities, relationships: { joins } }: JoinedEntities,
  { fields, olderThan }: Coherence['entered'],
  of: RecordsOf<AnyRecord>,
  clock: Clock,
  report: Report,
): void {
  const entered = new Map(
    entities.map(({ slug, fields: all }) => [
      slug,
      fields[slug] ??
        all.find(({ fieldName, dataType }) => /^Created Date/.test(fieldName) && isMoment(dataType))
          ?.fieldName,
    ]),
  );
  for (const join of joins) {
    const [child, parent] = [join.from.slug, join.to.slug];
    const [later, earlier] = [entered.get(child), entered.get(parent)];
    if (child === parent || !later || !earlier) continue;
    if (olderThan[child] && !olderThan[child].includes(parent)) continue;
    for (const [record, target] of alongJoin(join, of)) {
      const time = clock(child, later, record.get(later) ?? '');
      const before = clock(parent, earlier, target?.get(earlier) ?? '');
      // What belongs to no client is older than all that name it.
      if (target?.get('Client Id') === undefined) continue;
      if (!time || !before || !isBefore(time, before, 16)) continue;
      report(record.place(later), `is before ${before}, when the record of ${parent} was entered`);
    }
  }
}
