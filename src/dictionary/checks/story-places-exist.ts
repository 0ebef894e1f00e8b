import type { Story } from '../load/schemas/story';
import type { Path } from '../load/yamlDocument';
import type { CheckedData, Rule } from './support/rule';
import { storyList } from '../story/holds';
import { storyShown } from './support/story';

type Named = Readonly<{ path: Path; place: string; value?: string }>;

export const storyPlacesExist: Rule = {
  name: 'story-places-exist',
  description:
    'Entities and fields that the story and its statements name are there and show what they say.',
  check: (data) => [
    ...missingEntities(data),
    ...wrongPlaces(data),
    ...unusedReferences(data),
    ...wrongStatements(data),
  ],
};

function missingEntities({ shared: { story }, dictionary: { entities } }: CheckedData) {
  const { clientOf, clientless } = story.value;
  const named: { path: Path; slug: string }[] = [
    ...Object.keys(clientOf).map((slug) => ({ path: ['clientOf', slug], slug })),
    ...clientless.map((slug, at) => ({ path: ['clientless', at], slug })),
  ];
  return named.flatMap(({ path, slug }) =>
    slug === 'default' || entities.some((each) => each.slug === slug)
      ? []
      : story.problem(path, `"${slug}" is no entity`),
  );
}

function wrongPlaces(data: CheckedData) {
  const { story } = data.shared;
  const shown = new Map<string, (string | null)[]>();
  for (const { slug, fields } of data.dictionary.entities) {
    for (const { fieldName, exampleValue } of fields) {
      const place = `${slug}/${fieldName}`;
      shown.set(place, [...(shown.get(place) ?? []), exampleValue]);
    }
  }
  return namedPlaces(data).flatMap(({ path, place, value }) => {
    const values = shown.get(place);
    if (!values) return story.problem(path, `"${place}" is no field; write slug/Field Name`);
    return value === undefined || values.includes(value)
      ? []
      : story.problem(path, `${place} shows "${values[0]}", not "${value}"`);
  });
}

function namedPlaces({ shared: { story } }: CheckedData): Named[] {
  const { acts, utcFields, keptApart, references, timeline } = story.value;
  const all = (path: Path, places: readonly string[], value?: string) =>
    places.map((place, at) => ({ path: [...path, at], place, value }));
  return [
    ...all(['utcFields'], utcFields),
    ...Object.entries(acts).flatMap(([act, places]) => all(['acts', act], places)),
    ...keptApart.flatMap((pair, at) => all(['keptApart', at], pair)),
    ...references.flatMap((each, at) => all(['references', at, 'in'], each.in ?? [], each.value)),
    ...timeline.map(({ entity, field }, at) => ({
      path: ['timeline', at, 'field'],
      place: `${entity}/${field}`,
    })),
  ];
}

function unusedReferences(data: CheckedData) {
  const { story, all } = storyShown(data);
  return story.references.flatMap(({ value, in: places }, at) =>
    places || all.some(({ text }) => text === value)
      ? []
      : data.shared.story.problem(['references', at], `no example shows "${value}"; remove it`),
  );
}

/** Names of fields, entities and lists in data/coherence.yaml that there are none of. */
function wrongStatements({ shared, dictionary: { entities } }: CheckedData) {
  const { coherence, story } = shared;
  const places = new Set(
    entities.flatMap(({ slug, fields }) => fields.map(({ fieldName }) => `${slug}/${fieldName}`)),
  );
  const { entered, ...statements } = coherence.value;
  const lists = statements.shows.flatMap(({ list, id, keys }, at) => {
    const [entry] = storyList(story.value, list);
    return [id, ...Object.keys(keys)].flatMap((key) =>
      entry && !(key in entry)
        ? coherence.problem(['shows', at], `"${key}" is no key of ${list} in data/story.yaml`)
        : [],
    );
  });
  const fields = [
    ...Object.entries(statements).flatMap(([kind, all]) =>
      all.flatMap((statement, at) =>
        placesOf(statement).map((place) => ({ path: [kind, at], place })),
      ),
    ),
    ...Object.entries(entered.fields).map(([slug, name]) => ({
      path: ['entered', 'fields', slug],
      place: `${slug}/${name}`,
    })),
  ];
  return [
    ...lists,
    ...fields.flatMap(({ path, place }) =>
      places.has(place) || isOfStory(story.value, place)
        ? []
        : coherence.problem(path, `"${place}" is no field; write slug/Field Name`),
    ),
  ];
}

function isOfStory(story: Story, place: string): boolean {
  const [list = '', key = ''] = place.split('/');
  const entries = storyList(story, list);
  return list.includes('.') && (entries.length === 0 || entries.some((entry) => key in entry));
}

/** Every field that a statement names. */
function placesOf(statement: object): string[] {
  const { of, fields } = statement as { of?: readonly string[]; fields?: readonly string[] };
  if (of && fields) return fields.flatMap((name) => of.map((slug) => `${slug}/${name}`));
  return Object.entries(statement).flatMap(([key, value]: [string, unknown]) => {
    if (['because', 'is', 'list', 'id', 'only'].includes(key)) return [];
    if (typeof value === 'string') return value.includes('/') ? [value] : [];
    if (Array.isArray(value)) return value.filter((each) => typeof each === 'string');
    const entries = Object.entries(value as Readonly<Record<string, unknown>>);
    return entries.map(([name, to]) => (key === 'keys' ? String(to) : name));
  });
}
