import { EMPLOYEE } from '../model/relations';
import type { Join } from '../model/relationships';
import { joinsOf, ofExamples, placeName, type Shown, type StoryShown } from './support/story';
import type { Rule } from './support/rule';

/** Entities whose records many clients share. */
const SHARED = ['externalprovider'];

export const exampleLeadsToRecord: Rule = {
  name: 'example-leads-to-record',
  description:
    'A key leads to a record of the same client in the examples, or to one that the story names.',
  check: ofExamples((from, known, data) => {
    const problems = joinsOf(data, from, known).map((join) => problemOf(join, from, known));
    // Where one of several ways leads to a record, that is enough.
    return problems.every(Boolean) ? problems[0] : undefined;
  }),
};

function problemOf({ to }: Join, from: Shown, known: StoryShown): string | undefined {
  if (isNamed(from, to.slug, known)) return undefined;
  const home = known.at(`${to.slug}/${to.fieldName}`);
  const way = `"${to.fieldName}" of ${to.slug}`;
  if (home?.text !== from.text) {
    const shows = home ? `shows "${home.text}"` : 'shows nothing';
    return `"${from.text}" leads to ${way}, which ${shows}; write that, or name the value under "references" in data/story.yaml`;
  }
  const [own, other] = [from.slug, to.slug].map(known.clientOf);
  return own && other && own !== other && !SHARED.includes(to.slug)
    ? `"${from.text}" leads to ${way}, a record of client ${other}, but this one is of client ${own}`
    : undefined;
}

/** Whether the story says what the value is: for this field, for all fields, or as one of its people. */
function isNamed(from: Shown, home: string, { story }: StoryShown): boolean {
  const isStaff = home === EMPLOYEE && story.staff.some(({ id }) => id === from.text);
  return (
    isStaff ||
    story.references.some(
      ({ value, in: places }) =>
        value === from.text && (!places || places.includes(placeName(from))),
    )
  );
}
