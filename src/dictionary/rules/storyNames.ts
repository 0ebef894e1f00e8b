import type { Story } from '../load/schemas/story';
import type { Path } from '../load/yamlDocument';
import type { Report } from '../model/problem';
import { storyList } from '../story/holds';
import { fieldPlaces } from './names';
import { fieldsOf, type CheckedData, type Rule } from './rule';

export const storyPlacesExist: Rule = {
  name: 'story-places-exist',
  description:
    'Entities and fields that the story and its statements name are there and show what they say.',
  check: (data, report) => {
    checkStory(data, report);
    checkStatements(data, report);
  },
};

function checkStory(data: CheckedData, report: Report): void {
  const { value: story, place } = data.shared.story;
  const checkEntity = (slug: string, path: Path) => {
    if (slug === 'default' || data.dictionary.entities.some((each) => each.slug === slug)) return;
    report(place(path), `"${slug}" is no entity`);
  };
  Object.keys(story.clientOf).forEach((slug) => checkEntity(slug, ['clientOf', slug]));
  story.clientless.forEach((slug, at) => checkEntity(slug, ['clientless', at]));

  const shown = new Map<string, (string | null)[]>();
  for (const { entity, fieldName, exampleValue } of fieldsOf(data)) {
    const name = `${entity.slug}/${fieldName}`;
    shown.set(name, [...(shown.get(name) ?? []), exampleValue]);
  }
  const checkField = (path: Path, name: string, value?: string) => {
    const values = shown.get(name);
    if (!values) report(place(path), `"${name}" is no field; write slug/Field Name`);
    else if (value !== undefined && !values.includes(value)) {
      report(place(path), `${name} shows "${values[0]}", not "${value}"`);
    }
  };
  const checkFields = (path: Path, names: readonly string[] = [], value?: string) =>
    names.forEach((name, at) => checkField([...path, at], name, value));
  checkFields(['utcFields'], story.utcFields);
  Object.entries(story.acts).forEach(([act, names]) => checkFields(['acts', act], names));
  story.keptApart.forEach((pair, at) => checkFields(['keptApart', at], pair));
  story.timeline.forEach(({ entity, field }, at) =>
    checkField(['timeline', at, 'field'], `${entity}/${field}`),
  );
  const examples = new Set([...shown.values()].flat());
  story.references.forEach(({ value, in: names }, at) => {
    checkFields(['references', at, 'in'], names, value);
    if (names || examples.has(value)) return;
    report(place(['references', at]), `no example shows "${value}"; remove it`);
  });
}

/** Names of fields, entities and lists in data/coherence.yaml that there are none of. */
function checkStatements(data: CheckedData, report: Report): void {
  const { value, place } = data.shared.coherence;
  const story = data.shared.story.value;
  const known = fieldPlaces(data);
  const check = (path: Path, name: string) => {
    if (known.has(name) || isOfStory(story, name)) return;
    report(place(path), `"${name}" is no field; write slug/Field Name`);
  };
  const { entered, ...statements } = value;
  statements.shows.forEach(({ list, id, keys }, at) => {
    const [entry] = storyList(story, list);
    for (const key of [id, ...Object.keys(keys)]) {
      if (!entry || key in entry) continue;
      report(place(['shows', at]), `"${key}" is no key of ${list} in data/story.yaml`);
    }
  });
  for (const [kind, all] of Object.entries(statements)) {
    all.forEach((statement, at) => placesOf(statement).forEach((name) => check([kind, at], name)));
  }
  for (const [slug, name] of Object.entries(entered.fields)) {
    check(['entered', 'fields', slug], `${slug}/${name}`);
  }
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
