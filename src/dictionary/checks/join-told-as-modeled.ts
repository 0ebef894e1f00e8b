import { anyNameOf } from '../model/nameLinks';
import type { Entity, Field } from '../model/dictionary';
import type { Problem } from '../model/problem';
import { isSamePlace, type FieldPlace, type Join } from '../model/relationships';
import { fieldPlaces } from './support/fieldPlaces';
import type { CheckedData, Rule } from './support/rule';
import { texts } from './support/texts';

export const joinToldAsModeled: Rule = {
  name: 'join-told-as-modeled',
  description:
    'A text that says "Claim Id in Claims" names a field that is there and, at an identifier, joined.',
  check: (data) => [...missingFields(data), ...unknownJoins(data)],
};

function missingFields(data: CheckedData): Problem[] {
  const find = mentionsIn(data.dictionary.entities);
  return texts(data).flatMap(({ kind, text, problem }) =>
    (kind === 'prose' ? find(text) : []).flatMap((mention) =>
      mention.fieldName === undefined || fieldOf(mention)
        ? []
        : problem(`says "${mention.text}", and ${mention.entity.name} has no field of that name`),
    ),
  );
}

function unknownJoins(data: CheckedData): Problem[] {
  const find = mentionsIn(data.dictionary.entities);
  const { joins } = data.dictionary.relationships;
  return fieldPlaces(data).flatMap(({ entity, field, problem }) => {
    if (!field.identity) return [];
    const unknown = (key: 'description' | 'values', text: string) =>
      find(text)
        .filter((mention) => isIdentifier(mention) && !isKnown(joins, { entity, field }, mention))
        .map((mention) =>
          problem(
            key,
            `says "${mention.text}", and the model joins ${entity.name} › ${field.fieldName} with nothing there; ` +
              'mend the text or data/identifiers.yaml',
          ),
        );
    const meanings = (field.values?.codes ?? []).flatMap(({ meaning = '' }) =>
      unknown('values', meaning),
    );
    return [...unknown('description', field.description), ...meanings];
  });
}

type Described = Readonly<{ entity: Entity; field: Field }>;

function fieldOf({ entity, fieldName }: Mention): Field | undefined {
  return entity.fields.find((field) => field.fieldName === fieldName);
}

/** Whether the text means an identifier; of other fields it may say what it likes. */
function isIdentifier(mention: Mention): boolean {
  return mention.fieldName === undefined || fieldOf(mention)?.identity !== undefined;
}

/** Whether the model knows what a text says: a join either way, a candidate, or one identifier of both. */
function isKnown(joins: readonly Join[], { entity, field }: Described, mention: Mention): boolean {
  const here = { slug: entity.slug, anchor: field.anchor };
  const from = targets(joins, here);
  const other = fieldOf(mention);
  if (!other) return from.some(({ slug }) => slug === mention.entity.slug);
  const there = { slug: mention.entity.slug, anchor: other.anchor };
  const to = targets(joins, there);
  const holds = (places: readonly FieldPlace[], place: Place) =>
    places.some((each) => isSamePlace(each, { fieldName: '', ...place }));
  return (
    holds(from, there) ||
    holds(to, here) ||
    holds(field.identity?.candidates ?? [], there) ||
    holds(other.identity?.candidates ?? [], here) ||
    field.identity?.identifier === other.identity?.identifier
  );
}

type Place = Pick<FieldPlace, 'slug' | 'anchor'>;

function targets(joins: readonly Join[], place: Place): FieldPlace[] {
  return joins
    .filter(({ from }) => isSamePlace(from, { fieldName: '', ...place }))
    .map(({ to }) => to);
}

/** A place in a text where it says in which entity a field is: 'Claim Id in Claims', 'Claims › Claim Id'. */
type Mention = Readonly<{
  /** As the text writes it. */
  text: string;
  entity: Entity;
  /** The name of a field of some entity; none where something is to be looked up in the entity as such. */
  fieldName?: string;
}>;

const LOOKED_UP = /\blook(?:s|ed)?(?: [^\s.;]+){0,4} up in $/;
const MOST_WORDS = 10;

/** Gives the function that finds those places. */
function mentionsIn(entities: readonly Entity[]): (text: string) => Mention[] {
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const anyEntity = anyNameOf([...byName.keys()]);
  const names = new Set(entities.flatMap(({ fields }) => fields.map((field) => field.fieldName)));
  const isName = (words: readonly string[]) => names.has(words.join(' '));
  const lengths = Array.from({ length: MOST_WORDS }, (_, at) => MOST_WORDS - at);

  /** The longest name that ends a text. */
  const nameBefore = (before: string): string | undefined => {
    const words = before.split(/\s+/);
    const length = lengths.find((count) => isName(words.slice(-count)));
    return length === undefined ? undefined : words.slice(-length).join(' ');
  };
  /** The longest name that begins a text, whatever stop follows. */
  const nameAfter = (after: string): string | undefined => {
    const words = after.split(/\s+/);
    const starts = lengths.flatMap((count) => {
      const start = words.slice(0, count).join(' ');
      return [start, start.replace(/[.,;:)]+$/, '')];
    });
    return starts.find((start) => names.has(start));
  };

  return (text) =>
    [...text.matchAll(anyEntity)].flatMap(({ 0: name, index }): Mention[] => {
      const entity = byName.get(name);
      if (!entity) return [];
      const [before, after] = [text.slice(0, index), text.slice(index + name.length)];
      if (LOOKED_UP.test(before)) return [{ entity, text: `look up in ${name}` }];
      const isIn = before.endsWith(' in ');
      const ahead = isIn ? nameBefore(before.slice(0, -' in '.length)) : undefined;
      if (ahead) return [{ entity, fieldName: ahead, text: `${ahead} in ${name}` }];
      const joint = [' › ', ...(isIn ? [' under '] : [])].find((each) => after.startsWith(each));
      const behind = joint && nameAfter(after.slice(joint.length));
      return behind ? [{ entity, fieldName: behind, text: `${name}${joint}${behind}` }] : [];
    });
}
