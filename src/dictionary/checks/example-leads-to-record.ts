import { EMPLOYEE } from '../model/relations';
import { isSamePlace, type FieldPlace, type Join } from '../model/relationships';
import { placeName, storyShown, type Shown, type StoryShown } from './support/story';
import type { CheckedData, Rule } from './support/rule';

/** What a field leads to is the record that the examples tell of, or one that the story names. */
export const exampleLeadsToRecord: Rule = {
  name: 'example-leads-to-record',
  description:
    'A key leads to a record of the same client in the examples, or to one that the story names.',
  severity: 'error',
  check: (data) => {
    const known = storyShown(data);
    return known.all.flatMap((from) => {
      const joins = joinsOf(data, from, known);
      const problems = joins.map((join) => problemOf(join, from, known));
      // Where one of several ways leads to a record, that is enough.
      return joins.length > 0 && problems.every(Boolean) ? from.problem(problems[0] ?? '') : [];
    });
  },
};

function joinsOf({ dictionary }: CheckedData, from: Shown, { at }: StoryShown): Join[] {
  const place = { slug: from.slug, ...from.field };
  return dictionary.relationships.joins.filter(
    (join) =>
      isSamePlace(join.from, place) &&
      (!join.when || at(`${from.slug}/${join.when.fieldName}`)?.text === join.when.value),
  );
}

function problemOf({ to }: Join, from: Shown, known: StoryShown): string | undefined {
  if (isNamed(from, to, known)) return undefined;
  const home = known.at(`${to.slug}/${to.fieldName}`);
  const way = `"${to.fieldName}" of ${to.slug}`;
  if (home?.text !== from.text) {
    const shows = home ? `shows "${home.text}"` : 'shows nothing';
    return `"${from.text}" leads to ${way}, which ${shows}; write that, or name the value under "references" in data/story.yaml`;
  }
  const [own, other] = [from.slug, to.slug].map(known.clientOf);
  return own && other && own !== other && !isOfNobody(to)
    ? `"${from.text}" leads to ${way}, a record of client ${other}, but this one is of client ${own}`
    : undefined;
}

/** What many clients share. */
function isOfNobody({ slug }: FieldPlace): boolean {
  return SHARED.includes(slug);
}

const SHARED = ['externalprovider'];

/** Whether the story says what the value is: for this field, for all fields, or as one of its people. */
function isNamed(from: Shown, to: FieldPlace, { story }: StoryShown): boolean {
  const isStaff = to.slug === EMPLOYEE && story.staff.some(({ id }) => id === from.text);
  return (
    isStaff ||
    story.references.some(
      ({ value, in: places }) =>
        value === from.text && (!places || places.includes(placeName(from))),
    )
  );
}
