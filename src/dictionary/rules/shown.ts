import type { Story } from '../load/schemas/story';
import type { Entity, Field } from '../model/dictionary';
import type { Place } from '../model/problem';
import { joinsFrom, type Join } from '../model/relationships';
import { storyList } from '../story/holds';
import { timeOf } from '../story/localTime';
import { valueReader, type Records, type StoryRecord } from '../story/records';
import { fieldsOf, type CheckedData } from './rule';

/** An example, where it stands. */
export type Shown = Readonly<{
  slug: string;
  field: Field;
  /** The value, and the same as a number. */
  text: string;
  number: number;
  /** When it is by the office's clocks, to the second; nothing for what is no moment. */
  time: string | undefined;
  place: Place;
}>;

/** The story, and the examples that tell it. */
export type StoryShown = Readonly<{
  story: Story;
  /** Every example but the nulls. */
  all: readonly Shown[];
  /** The example of a field, named as 'slug/Field Name'; nothing for null or no such field. */
  at: (place: string) => Shown | undefined;
  /** The client whose record the example of an entity is; nothing where it is nobody's. */
  clientOf: (slug: string) => string | undefined;
}>;

/** Prepares the story for a rule. Of fields of one name in one entity, `at` finds the first. */
export function storyShown(data: CheckedData): StoryShown {
  const story = data.shared.story.value;
  const all = fieldsOf(data).flatMap(({ entity: { slug }, place, ...field }): Shown[] => {
    const { exampleValue: text } = field;
    if (text === null) return [];
    const time = timeOf(slug, field, text, story);
    return [{ slug, field, text, number: Number(text), time, place: place('exampleValue') }];
  });
  const places = new Map([...all].reverse().map((each) => [placeName(each), each]));
  return {
    story,
    all,
    at: (place) => places.get(place),
    clientOf: (slug) =>
      story.clientless.includes(slug)
        ? undefined
        : (story.clientOf[slug] ?? story.clientOf.default),
  };
}

/** The joins along which an example leads on, as the other fields of its record have it. */
export function joinsOf(
  { dictionary: { relationships } }: CheckedData,
  { slug, field }: Shown,
  { at }: StoryShown,
): Join[] {
  return joinsFrom(relationships, slug).filter(
    ({ from, when }) =>
      from.anchor === field.anchor &&
      (!when || at(`${slug}/${when.fieldName}`)?.text === when.value),
  );
}

/** Names of fields in which staff members stand. */
export const STAFF_FIELD = /(Employee Id|Delivered By|Dispensed By|Deleted By)$/;

/** How the story names the field of an example: 'slug/Field Name'. */
export function placeName({ slug, field }: Shown): string {
  return `${slug}/${field.fieldName}`;
}

/** The day of an example; nothing where it is none. */
export function dayOf(shown: Shown | undefined): string | undefined {
  return shown?.time?.slice(0, 10);
}

/** How many days lie between two days. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / 86_400_000);
}

/** The examples as records, of which each belongs to all others, and the entries of the story's lists. */
export function exampleRecords(data: CheckedData): Records {
  const { entities } = data.dictionary;
  const records = new Map(entities.map((entity) => [entity.slug, [exampleRecord(data, entity)]]));
  const of = (slug: string) => records.get(slug) ?? storyRecords(data, slug);
  return {
    of,
    related: (record, slug) => (slug === record.slug ? [record] : of(slug)),
    areExamples: true,
  };
}

function exampleRecord({ placeIn, shared }: CheckedData, entity: Entity): StoryRecord {
  const { slug, fields } = entity;
  const indexOf = (name: string) => fields.findIndex(({ fieldName }) => fieldName === name);
  return {
    slug,
    at: valueReader(entity, shared.story.value)((name) => fields[indexOf(name)]?.exampleValue),
    problem: (name, message) => ({
      ...placeIn(slug, ['fields', indexOf(name), 'exampleValue']),
      message,
    }),
  };
}

/** The entries of a list of the story; its numbers alone count. */
function storyRecords({ shared: { story } }: CheckedData, list: string): StoryRecord[] {
  return storyList(story.value, list).map((entry, nth) => ({
    slug: list,
    at: (key) => {
      const number = entry[key];
      return typeof number === 'number'
        ? { text: number.toFixed(2), number, time: undefined }
        : undefined;
    },
    problem: (key, message) => ({
      ...story.place([...list.split('.'), nth, key]),
      message,
    }),
  }));
}
