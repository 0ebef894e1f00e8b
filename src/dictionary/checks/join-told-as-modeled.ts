import type { Entity, Field } from '../model/dictionary';
import type { Problem } from '../model/problem';
import { isSamePlace, type FieldPlace, type Join } from '../model/relationships';
import { fieldPlaces } from './support/fieldPlaces';
import { mentionsIn, type Mention } from './support/mentions';
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
