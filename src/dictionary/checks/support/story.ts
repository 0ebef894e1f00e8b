import type { Story } from '../../load/schemas/story';
import type { Path } from '../../load/yamlDocument';
import type { Entity, Field } from '../../model/dictionary';
import type { Problem } from '../../model/problem';
import { joinsFrom, type Join } from '../../model/relationships';
import { storyList } from '../../story/holds';
import { timeOf } from '../../story/localTime';
import { valueReader, type Records, type StoryRecord } from '../../story/records';
import type { CheckedData, Rule } from './rule';

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

/** What is wrong with an example: nothing where nothing is said of it, or where there is none. */
export function wrongIn(
  shown: Shown | undefined,
  says: (shown: Shown) => string | false | undefined,
): Problem[] {
  const said = shown && says(shown);
  return said ? [shown.problem(said)] : [];
}

/** The check of a rule that asks each example beside the story. */
export function ofExamples(
  says: (shown: Shown, known: StoryShown, data: CheckedData) => string | false | undefined,
): Rule['check'] {
  return (data) => {
    const known = storyShown(data);
    return known.all.flatMap((each) => wrongIn(each, () => says(each, known, data)));
  };
}

/** Of what can be wrong with a part of the story, by its keys, what is. */
export function wrongInStory(
  { shared: { story } }: CheckedData,
  part: Path,
  all: readonly (readonly [isWrong: unknown, key: string | Path, message: string])[],
): Problem[] {
  return all
    .filter(([isWrong]) => isWrong)
    .map(([, key, message]) => story.problem([...part, ...[key].flat()], message));
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

function shown(
  { problemAt }: CheckedData,
  story: Story,
  { slug }: Entity,
  field: Field,
  nth: number,
): Shown | undefined {
  const { exampleValue: text } = field;
  if (text === null) return undefined;
  return {
    slug,
    field,
    text,
    number: Number(text),
    time: timeOf(slug, field, text, story),
    problem: (message) => problemAt(slug, ['fields', nth, 'exampleValue'], message),
  };
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

function exampleRecord({ problemAt, shared }: CheckedData, entity: Entity): StoryRecord {
  const { slug, fields } = entity;
  const indexOf = (name: string) => fields.findIndex(({ fieldName }) => fieldName === name);
  return {
    slug,
    at: valueReader(entity, shared.story.value)((name) => fields[indexOf(name)]?.exampleValue),
    problem: (name, message) => problemAt(slug, ['fields', indexOf(name), 'exampleValue'], message),
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
    problem: (key, message) => story.problem([...list.split('.'), nth, key], message),
  }));
}
