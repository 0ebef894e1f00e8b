import { CLIENT } from '../model/relations';
import { joinsFrom } from '../model/relationships';
import type { CheckedData, Rule } from './support/rule';
import { storyShown, type Shown, type StoryShown } from './support/story';

const VISIT = 'visit-service';

/** The client of a record is who the story says, and its visit is one of that client's. */
export const recordNamesItsClient: Rule = {
  name: 'record-names-its-client',
  description:
    'A record is of the client that the story names, and its visit is one of that client.',
  severity: 'error',
  check: (data) => {
    const known = storyShown(data);
    return known.all.flatMap((shown) => {
      const problem =
        (isKeyOf(data, shown, CLIENT) && clientProblem(shown, known)) ||
        (isKeyOf(data, shown, VISIT, known) && visitProblem(shown, known));
      return problem ? shown.problem(problem) : [];
    });
  },
};

/** Whether an example is the key of a client or a visit, or leads to one. */
function isKeyOf(
  { dictionary: { relationships } }: CheckedData,
  { slug, field }: Shown,
  home: string,
  known?: StoryShown,
): boolean {
  const isHome = relationships.identifiers.some(
    (each) => each.home?.slug === home && slug === home && each.home.fieldName === field.fieldName,
  );
  return (
    isHome ||
    joinsFrom(relationships, slug).some(
      ({ from, to, when }) =>
        from.anchor === field.anchor &&
        to.slug === home &&
        (!when || known?.at(`${slug}/${when.fieldName}`)?.text === when.value),
    )
  );
}

function clientProblem({ slug, text, field }: Shown, { story, clientOf }: StoryShown) {
  const client = clientOf(slug);
  if (text === client || !story.clientOf.default) return undefined;
  return client
    ? `"${text}" should be ${client}, the client of ${slug} in data/story.yaml`
    : `names a client in "${field.fieldName}", but ${slug} is among the clientless of data/story.yaml`;
}

function visitProblem({ slug, text }: Shown, { story, clientOf }: StoryShown) {
  if (story.visits.length === 0) return undefined;
  const visit = story.visits.find(({ id }) => id === text);
  const client = clientOf(slug);
  if (!visit) return `"${text}" is no visit of data/story.yaml`;
  return visit.client === client
    ? undefined
    : `visit ${text} is one of client ${visit.client}, but the record is of client ${client}`;
}
