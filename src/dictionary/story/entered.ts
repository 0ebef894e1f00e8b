import { isMoment } from '../model/dataTypes';
import type { ToldDictionary } from '../load/sharedFiles';
import type { Entity, Field } from '../model/dictionary';
import { alongJoin, type Records } from './records';
import { isBefore, type Held } from './holds';

/** Names of dates at which something is entered into a record. */
const ENTRY =
  /Created Date|Signed|Transferred|Signature .*Date|^Signature Datetime|Updated Date|Approved Date|Approval Date|Accepted|Pushed|Submitted|Action Date|Sent Date|Recorded Date|Completed Date|Actual Payment|EOB|Medication Added/;
const NO_ENTRY = /^Pillbox|Published/;

const VISIT = 'visit-service';

/** The field that says when the records of an entity are entered. */
export function enteredField(
  { slug, fields }: Entity,
  { entered }: ToldDictionary['coherence'],
): Field | undefined {
  const own = entered.fields[slug];
  return fields.find(({ fieldName, dataType }) =>
    own ? fieldName === own : /^Created Date/.test(fieldName) && isMoment(dataType),
  );
}

/** Asks whether each record is entered no earlier than those that it names. */
export function enteredInOrder(
  { entities, relationships, coherence }: ToldDictionary,
  { of }: Pick<Records, 'of'>,
): Held {
  const bySlug = new Map(entities.map((entity) => [entity.slug, entity]));
  const held = relationships.joins.flatMap((join) => {
    const [child, parent] = [bySlug.get(join.from.slug), bySlug.get(join.to.slug)];
    const first = parent && enteredField(parent, coherence);
    if (!child || child === parent || !first) return [];
    const { olderThanVisit } = coherence.entered;
    if (child.slug === VISIT && !olderThanVisit.includes(parent.slug)) return [];
    const entries = child.fields.filter(
      ({ fieldName }) => ENTRY.test(fieldName) && !NO_ENTRY.test(fieldName),
    );
    return alongJoin(join, of).flatMap(([record, target]) =>
      entries.flatMap(({ fieldName }) => {
        const [value, entered] = [record.at(fieldName), target?.at(first.fieldName)];
        if (!value?.time || !entered?.time) return [];
        const message = `is before ${entered.time}, when the record of ${parent.slug} was entered`;
        return [isBefore(value, entered, 16) ? record.problem(fieldName, message) : undefined];
      }),
    );
  });
  return { checked: held.length, problems: held.flatMap((problem) => problem ?? []) };
}
