import { CLIENT } from '../model/relations';
import { joinsFrom } from '../model/relationships';
import type { CheckedData, Rule } from './support/rule';
import { toldStory, type Shown, type ToldStory } from './support/story';

const VISIT = 'visit-service';

/** The client of a record is who the story says, and its visit is one of that client's. */
export const recordNamesItsClient: Rule = {
  name: 'record-names-its-client',
  description:
    'A record is of the client that the story names, and its visit is one of that client.',
  severity: 'error',
  check: (data) => {
    const told = toldStory(data);
    return told.all.flatMap((shown) => {
      const fault =
        (isKeyOf(data, shown, CLIENT) && clientFault(shown, told)) ||
        (isKeyOf(data, shown, VISIT, told) && visitFault(shown, told));
      return fault ? shown.problem(fault) : [];
    });
  },
};

/** Whether an example is the key of a client or a visit, or leads to one. */
function isKeyOf(
  { dictionary: { relationships } }: CheckedData,
  { slug, field }: Shown,
  home: string,
  told?: ToldStory,
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
        (!when || told?.at(`${slug}/${when.fieldName}`)?.text === when.value),
    )
  );
}

function clientFault({ slug, text, field }: Shown, { story, clientOf }: ToldStory) {
  const client = clientOf(slug);
  if (text === client || !story.clientOf.default) return undefined;
  return client
    ? `"${text}" should be ${client}, the client of ${slug} in data/story.yaml`
    : `names a client in "${field.fieldName}", but ${slug} is among the clientless of data/story.yaml`;
}

function visitFault({ slug, text }: Shown, { story, clientOf }: ToldStory) {
  if (story.visits.length === 0) return undefined;
  const visit = story.visits.find(({ id }) => id === text);
  const client = clientOf(slug);
  if (!visit) return `"${text}" is no visit of data/story.yaml`;
  return visit.client === client
    ? undefined
    : `visit ${text} is one of client ${visit.client}, but the record is of client ${client}`;
}
