import { localTime } from '../../dictionary/checks/support/localTime';
import { isMoment } from '../../dictionary/model/dataTypes';
import type { Field } from '../../dictionary/model/dictionary';
import type { Counted, MadeUpExport, MadeUpRecord } from './records';

/** When records were entered that others refer to, where no field says 'Created Date'. */
const ENTERED: Readonly<Record<string, string>> = {
  'medication-request': 'Medication Added Date',
  orders: 'Order Date',
  'statement-header': 'Statement Created Date',
};

/** What a visit's record may name although it is younger: what is made during the visit. */
const OLDER_THAN_VISIT = ['schedulerplanner', 'insurance', 'authorization', 'liability', 'family'];

/** Records entered before a record that they refer to, along the joins of a client's own records. */
export function chronology(made: MadeUpExport): Counted {
  const { story, relationships, entities } = made.dictionary;
  const fields = new Map(entities.map(({ slug, fields: all }) => [slug, all]));
  const enteredName = (slug: string): Field | undefined =>
    fields
      .get(slug)
      ?.find(({ fieldName, dataType }) =>
        ENTERED[slug]
          ? fieldName === ENTERED[slug]
          : /^Created Date/.test(fieldName) && isMoment(dataType),
      );
  const entered = (record: MadeUpRecord): string | undefined => {
    const field = enteredName(record.slug);
    const text = field && record.get(field.fieldName);
    const isUtc = /UTC/.test(field?.fieldName ?? '');
    const time = text && localTime(text, isUtc, story)?.slice(0, 16);
    return time && (field?.dataType === 'date' ? time.slice(0, 10) : time);
  };
  const broken: string[] = [];
  let checked = 0;
  for (const { from, to, when, with: also } of relationships.joins) {
    if (from.slug === to.slug || !enteredName(from.slug) || !enteredName(to.slug)) continue;
    if (fields.get(to.slug)?.every(({ fieldName }) => !/^Client I[dD]$/.test(fieldName))) continue;
    if (from.slug === 'visit-service' && !OLDER_THAN_VISIT.includes(to.slug)) continue;
    const key = (record: MadeUpRecord, name: string) =>
      JSON.stringify([name, ...also].map((each) => record.get(each)));
    const parents = new Map(
      made
        .of(to.slug)
        .map((record) => [key(record, to.fieldName).replace(to.fieldName, ''), record]),
    );
    for (const record of made.of(from.slug)) {
      if (when && record.get(when.fieldName) !== when.value) continue;
      const parent = parents.get(key(record, from.fieldName).replace(from.fieldName, ''));
      const [child, before] = [entered(record), parent && entered(parent)];
      if (!parent || !child || !before) continue;
      checked += 1;
      const length = Math.min(child.length, before.length);
      if (child.slice(0, length) < before.slice(0, length)) {
        broken.push(`${record.place} is of ${child}, before ${parent.place} of ${before}`);
      }
    }
  }
  return { checked, broken };
}
