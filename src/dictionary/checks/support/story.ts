import { isMoment } from '../../model/dataTypes';
import type { Entity, Field } from '../../model/dictionary';
import type { Problem } from '../../model/problem';
import type { CheckedData } from './rule';
import { localTime } from './localTime';

/** What `data/story.yaml` tells. */
export type Story = CheckedData['shared']['story']['value'];

/** An example, where it stands. */
export type Shown = Readonly<{
  slug: string;
  field: Field;
  /** The value, and the same as a number. */
  text: string;
  number: number;
  /** When it is by the office's clocks, to the second; nothing for what is no moment. */
  time: string | undefined;
  problem: (message: string) => Problem;
}>;

/** The story, and the examples that tell it. */
export type ToldStory = Readonly<{
  story: Story;
  /** Every example but the nulls. */
  all: readonly Shown[];
  /** The example of a field, named as 'slug/Field Name'; nothing for null or no such field. */
  at: (place: string) => Shown | undefined;
  /** The client whose record the example of an entity is; nothing where it is nobody's. */
  clientOf: (slug: string) => string | undefined;
}>;

/** Prepares the story for a rule. Of fields of one name in one entity, `at` finds the first. */
export function toldStory(data: CheckedData): ToldStory {
  const story = data.shared.story.value;
  const all = data.dictionary.entities.flatMap((entity) =>
    entity.fields.flatMap((field, nth) => shown(data, story, entity, field, nth) ?? []),
  );
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

function shown(
  { problemAt }: CheckedData,
  story: Story,
  { slug }: Entity,
  field: Field,
  nth: number,
): Shown | undefined {
  const { exampleValue: text, fieldName, dataType } = field;
  if (text === null) return undefined;
  const isUtc = /\bUTC\b/.test(fieldName) || story.utcFields.includes(`${slug}/${fieldName}`);
  return {
    slug,
    field,
    text,
    number: Number(text),
    time: isMoment(dataType) || BATCHED.test(text) ? localTime(text, isUtc, story) : undefined,
    problem: (message) => problemAt(slug, ['fields', nth, 'exampleValue'], message),
  };
}

/** A moment that is exported as a text. */
const BATCHED = /^\d{1,2}\/\d{1,2}\/\d{4} \d{1,2}:\d\d:\d\d [AP]M$/;
