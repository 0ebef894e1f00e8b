import type { Entity, Field } from '../model/dictionary';
import { anyNameOf } from '../model/nameLinks';
import { isSamePlace, type FieldPlace, type Join } from '../model/relationships';
import { dataPassages } from './passages';
import { fieldsOf, type PlacedField, type Rules } from './rule';

/** What identifies and joins records. */
export const joinRules: Rules = {
  'identifier-has-outcome': {
    description:
      'A field that looks like an identifier by name or type is resolved by data/identifiers.yaml.',
    check: (data, report) => {
      const none = data.shared.identifiers.value.notIdentifiers.map(({ identifier }) => identifier);
      for (const { fieldName, dataType, identity, place } of fieldsOf(data)) {
        const looksLikeOne = ENDING.test(fieldName) || dataType === 'uniqueidentifier';
        const isNone = none.some((each) => fieldName === each || fieldName.endsWith(` ${each}`));
        if (!looksLikeOne || identity || isNone) continue;
        report(
          place('fieldName'),
          `"${fieldName}" looks like an identifier, and nothing says what it identifies; add it to data/identifiers.yaml, or give the field a "reference:"`,
        );
      }
    },
  },
  'join-told-as-modeled': {
    description:
      'A text that says "Claim Id in Claims" names a field that is there and, at an identifier, joined.',
    check: (data, report) => {
      const mentionsIn = mentionFinder(data.dictionary.entities);
      for (const { text, place } of dataPassages(data)) {
        for (const mention of mentionsIn(text)) {
          if (mention.fieldName === undefined || fieldOf(mention)) continue;
          const message = `says "${mention.text}", and ${mention.entity.name} has no field of that name`;
          report(place(), message);
        }
      }
      const { joins } = data.dictionary.relationships;
      for (const field of fieldsOf(data)) {
        if (!field.identity) continue;
        const look = (key: 'description' | 'values', text: string) => {
          for (const mention of mentionsIn(text)) {
            if (!isIdentifier(mention) || isKnown(joins, field, mention)) continue;
            report(
              field.place(key),
              `says "${mention.text}", and the model joins ${field.entity.name} › ${field.fieldName} with nothing there; mend the text or data/identifiers.yaml`,
            );
          }
        };
        look('description', field.description);
        field.values?.codes.forEach(({ meaning = '' }) => look('values', meaning));
      }
    },
  },
};

/** How names of identifiers end. */
const ENDING = /(?:^|\s)(?:Ids?|IDs?|Identifier|Number|No|GUID|Key|NPI|Npi|DEA|SSN|UDI)$/;

function fieldOf({ entity, fieldName }: Mention): Field | undefined {
  return entity.fields.find((field) => field.fieldName === fieldName);
}

/** Whether the text means an identifier; of other fields it may say what it likes. */
function isIdentifier(mention: Mention): boolean {
  return mention.fieldName === undefined || fieldOf(mention)?.identity !== undefined;
}

/** Whether the model knows what a text says: a join either way, a candidate, or one identifier of both. */
function isKnown(joins: readonly Join[], field: PlacedField, mention: Mention): boolean {
  const here = { ...field, slug: field.entity.slug };
  const from = targets(joins, here);
  const other = fieldOf(mention);
  if (!other) return from.some(({ slug }) => slug === mention.entity.slug);
  const there = { ...other, slug: mention.entity.slug };
  const includes = (places: readonly FieldPlace[], place: FieldPlace) =>
    places.some((each) => isSamePlace(each, place));
  return (
    includes(from, there) ||
    includes(targets(joins, there), here) ||
    includes(field.identity?.candidates ?? [], there) ||
    includes(other.identity?.candidates ?? [], here) ||
    field.identity?.identifier === other.identity?.identifier
  );
}

function targets(joins: readonly Join[], place: FieldPlace): FieldPlace[] {
  return joins.filter(({ from }) => isSamePlace(from, place)).map(({ to }) => to);
}

/** A place in a text where it says in which entity a field is: 'Claim Id in Claims', 'Claims › Claim Id'. */
type Mention = Readonly<{
  /** As the text writes it. */
  text: string;
  entity: Entity;
  /** The name of a field of some entity; none where something is to be looked up in the entity as such. */
  fieldName?: string;
}>;

/** Gives the function that finds those places. */
function mentionFinder(entities: readonly Entity[]): (text: string) => Mention[] {
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const names = entities.flatMap(({ fields }) => fields.map(({ fieldName }) => fieldName));
  const anyEntity = anyNameOf([...byName.keys()]).source;
  const entity = `(?<entity>${anyEntity})`;
  const field = `(?<field>${anyNameOf([...new Set(names)]).source})`;
  const patterns = [
    `${field} in ${entity}`,
    `${entity} › ${field}`,
    `(?<=\\bin )${entity} under ${field}`,
    `\\blook(?:s|ed)?(?: [^\\s.;]+){0,4} up in ${entity}`,
  ].map((pattern) => new RegExp(pattern, 'gu'));
  // What each of them has, and few texts: looking for all names of fields at each place takes a second.
  const any = new RegExp(`in ${anyEntity}|${anyEntity} ›`, 'u');
  return (text) =>
    (any.test(text) ? patterns : []).flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: found, groups = {} }): Mention => {
        const { entity = '', field } = groups;
        const said = field ? found : `look up in ${entity}`;
        return { entity: byName.get(entity)!, fieldName: field, text: said };
      }),
    );
}
