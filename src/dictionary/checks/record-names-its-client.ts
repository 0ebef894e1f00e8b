import { CLIENT } from '../model/relations';
import type { CheckedData, Rule } from './support/rule';
import { joinsOf, ofExamples, type Shown, type StoryShown } from './support/story';

const VISIT = 'visit-service';

export const recordNamesItsClient: Rule = {
  name: 'record-names-its-client',
  description:
    'A record is of the client that the story names, and its visit is one of that client.',
  check: ofExamples((shown, known, data) => {
    const homes = homesOf(shown, known, data);
    return (
      (homes.includes(CLIENT) && clientProblem(shown, known)) ||
      (homes.includes(VISIT) && visitProblem(shown, known))
    );
  }),
};

/** The entities of whose records an example is the key, or to which it leads; to a client in every record. */
function homesOf(shown: Shown, known: StoryShown, data: CheckedData): string[] {
  const { slug, field } = shown;
  const isHome = data.dictionary.relationships.identifiers.some(
    ({ home }) => home?.slug === slug && home.fieldName === field.fieldName,
  );
  const led = joinsOf(data, shown, known).filter(({ to, when }) => to.slug !== CLIENT || !when);
  return [...(isHome ? [slug] : []), ...led.map(({ to }) => to.slug)];
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
