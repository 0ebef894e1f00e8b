import type { Path } from '../load/yamlDocument';
import type { CheckedData, Rule } from './support/rule';
import { toldStory } from './support/story';

type Named = Readonly<{ path: Path; place: string; value?: string }>;

/** Every field that the story names is there, and shows what the story says of it. */
export const storyPlacesExist: Rule = {
  name: 'story-places-exist',
  description:
    'The entities and fields that data/story.yaml names are there and show what it says.',
  severity: 'error',
  check: (data) => [...missingEntities(data), ...wrongPlaces(data), ...unusedReferences(data)],
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
  const { story, all } = toldStory(data);
  return story.references.flatMap(({ value, in: places }, at) =>
    places || all.some(({ text }) => text === value)
      ? []
      : data.shared.story.problem(['references', at], `no example shows "${value}"; remove it`),
  );
}
