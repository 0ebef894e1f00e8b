import { isNamedUtc } from '../model/chronology';
import type { LoadedData } from '../load/load';
import type { Coherence } from '../load/schemas/coherence';
import { isMoment } from '../model/dataTypes';
import { type Entities, type Field, oncePer, oncePerText } from '../model/dictionary';
import { groupBy } from '../model/groupBy';
import type { Join } from '../model/relationships';
import {
  alongJoin,
  bySlug,
  textIn,
  type AnyRecord,
  type RecordsOf,
  type SampleRecord,
} from '../model/sample';
import { eachField, fieldsOf, type Fault, type PlacedField, type Rules } from './rule';

/** How a record spells a field; of fields of one name, each has its own place. */
export function spelledIn(
  { members }: SampleRecord,
  { fieldName }: Pick<Field, 'fieldName'>,
  at: number,
): string | undefined {
  const own = members[at]?.name === fieldName ? members[at] : undefined;
  return (own ?? members.find(({ name }) => name === fieldName))?.spelled;
}

/** The examples of each entity, and each record of the sample: their fields with its values instead of the examples. */
export const recordsOf = oncePer((data: LoadedData): PlacedField[][] => {
  const examples = [...groupBy(fieldsOf(data), ({ entity }) => entity).values()];
  const of = bySlug(data.dictionary.sample.records);
  return [
    ...examples,
    ...examples.flatMap((fields) =>
      of(fields[0].entity.slug).map((record) =>
        fields.map((field, at) => ({
          ...field,
          exampleValue: textIn(spelledIn(record, field, at)) ?? null,
          place: () => record.place(field.fieldName),
        })),
      ),
    ),
  ];
});

/** Each example, and each other value of the sample, once. */
export const valuesOf = oncePer((data: LoadedData): PlacedField[] => {
  const values = recordsOf(data).flat();
  const key = ({ entity, fieldName, exampleValue }: PlacedField) =>
    JSON.stringify([entity.slug, fieldName, exampleValue]);
  return [...new Map(values.reverse().map((field) => [key(field), field])).values()].reverse();
});

/** The check of a rule that says what is wrong with a value that is not null, of an example or of the sample. */
export function eachValue(
  faultOf: (value: string, field: PlacedField, data: LoadedData) => Fault,
): Rules[string]['check'] {
  return eachField(
    'exampleValue',
    (field, data) => field.exampleValue !== null && faultOf(field.exampleValue, field, data),
    valuesOf,
  );
}

/** Records that belong to each other. */
export type Records = Readonly<{
  of: RecordsOf<AnyRecord>;
  /** The records of an entity that belong to a record: itself where it is of that entity. */
  related: (record: AnyRecord, slug: string) => readonly AnyRecord[];
  areExamples: boolean;
}>;

/** The examples, which all belong to each other, and the records of the sample, which do along the joins. */
export const recordSets = oncePer(({ dictionary, placeIn }: LoadedData): Records[] => {
  const { entities, relationships, sample } = dictionary;
  const examples = new Map(
    entities.map(({ slug, fields }) => {
      const indexOf = (name = '') => fields.findIndex(({ fieldName }) => fieldName === name);
      const example: AnyRecord = {
        slug,
        get: (name) => fields[indexOf(name)]?.exampleValue,
        place: (name) => placeIn(slug, ['fields', indexOf(name), 'exampleValue']),
      };
      return [slug, [example]];
    }),
  );
  const exampleOf = (slug: string) => examples.get(slug) ?? [];
  const of = bySlug(sample.records);
  return [
    { of: exampleOf, related: (_, slug) => exampleOf(slug), areExamples: true },
    { of, related: relatedAlong(relationships.joins, of), areExamples: false },
  ];
});

/**
 * Relates records along the joins between their entities, whichever of the two names the other. Where one field is
 * named as the key is, others lead to other records: 'Parent Component Id' beside 'Component Id'.
 */
function relatedAlong(joins: readonly Join[], of: Records['of']): Records['related'] {
  const pairsOf = oncePerText((slugs) => {
    const [slug, other] = slugs.split(' ');
    const all = joins.filter(({ from, to }) =>
      [`${from.slug} ${to.slug}`, `${to.slug} ${from.slug}`].includes(`${slug} ${other}`),
    );
    const plain = all.filter(({ from, to }) => from.fieldName === to.fieldName);
    const own = all.filter(({ role }) => !role);
    const joined = [plain, own, all].find(({ length }) => length > 0) ?? [];
    const pairs = joined.flatMap((join) =>
      alongJoin(join, of).flatMap(([record, target]) =>
        target ? [join.from.slug === slug ? [record, target] : [target, record]] : [],
      ),
    );
    const ofRecord = groupBy(pairs, ([record]) => record!);
    return new Map(
      [...ofRecord].map(([record, all]) => [record, [...new Set(all.map(([, each]) => each!))]]),
    );
  });
  return (record, slug) =>
    record.slug === slug ? [record] : (pairsOf(`${record.slug} ${slug}`).get(record) ?? []);
}

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
    const isUtc = isNamedUtc(fieldName) || utcFields.includes(at);
    return isUtc ? local.format(moment).replace(' ', 'T') : moment.toISOString().slice(0, 19);
  };
}

/** Whether a date is before another; where one of them is a day, they are compared by the day. */
export function isBefore(one = '', other = '', precision = 19): boolean {
  const length = [one, other].some((each) => each.endsWith('T00:00:00')) ? 10 : precision;
  return one.slice(0, length) < other.slice(0, length);
}
