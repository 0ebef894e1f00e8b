import { entityPath, PAGES } from '../../../dictionary/model/addresses';
import { counted } from '../../../dictionary/model/counted';
import type { Entity, JoinedEntities } from '../../../dictionary/model/dictionary';
import {
  CLIENT,
  EMPLOYEE,
  relationsOf,
  type OwnField,
  type Relation,
} from '../../../dictionary/model/relations';
import {
  cardinalityText,
  castText,
  conditionTexts,
  type JoinConditions,
} from '../../../dictionary/model/relationships';
import { asCode, asText, fieldNames, type Linker } from './syntax';

/** Writes how an entity fits together with others; nothing where it stands alone. */
export function relationSections(
  dictionary: JoinedEntities,
  { slug }: Entity,
  link: Linker,
): string[] {
  const { refersTo, referredBy, client, employees, many } = relationsOf(dictionary, slug);
  const all = link('Relationships', PAGES.relationships);
  const to = [
    ...hub('client', client, link('Profile', entityPath(CLIENT))),
    ...hub('staff', employees, link('Employee', entityPath(EMPLOYEE))),
    ...refersTo.map((relation) => line(relation, relation, link)),
  ];
  const by = [
    ...(many
      ? [
          `- ${counted(many.fields, 'field')} of ${counted(many.entities, 'entity', 'entities')}, too many to list; all other joins: ${all}`,
        ]
      : []),
    // Seen from here, the referring record is the other one.
    ...referredBy.map((relation) =>
      line(relation, { ...relation, when: relation.where, where: relation.when }, link),
    ),
  ];
  return [
    ...(to.length > 0 ? ['## Refers to', to.join('\n')] : []),
    ...(by.length > 0 ? ['## Referred to by', by.join('\n')] : []),
  ];
}

/** The fields that lead to the client or to staff, which nearly every entity has. */
function hub(what: string, fields: readonly OwnField[], target: string): string[] {
  return fields.length === 0 ? [] : [`- ${fieldNames(fields)}: the ${what}, ${target}`];
}

/** One join, with what it asks of the own record and of the other one. */
function line(relation: Relation, asked: JoinConditions, link: Linker): string {
  const { own, other, cardinality, cast, sure, basis } = relation;
  const join = `${asCode(own.fieldName)}: ${link(other.entityName, entityPath(other.slug))}, ${asCode(other.fieldName)}`;
  const text = [
    ...[join, cardinalityText(cardinality), ...conditionTexts(asked, asCode)],
    ...(cast ? [castText(cast)] : []),
  ].join('; ');
  return `- ${text} (${sure}: ${asText(basis)})`;
}
