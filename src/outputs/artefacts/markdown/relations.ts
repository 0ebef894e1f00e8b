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
import { cardinalityText, castText } from '../../../dictionary/model/relationships';
import { asCode, asText, fieldNames, type Linker } from './syntax';

/** Gives the function that writes how an entity fits together with others; nothing where it stands alone. */
export function relationSections(
  dictionary: JoinedEntities,
): (entity: Entity, link: Linker) => string[] {
  return ({ slug }, link) => {
    const { refersTo, referredBy, client, employees, many } = relationsOf(dictionary, slug);
    const to = [
      ...hub('client', client, link('Profile', entityPath(CLIENT))),
      ...hub('staff', employees, link('Employee', entityPath(EMPLOYEE))),
      ...refersTo.map((relation) => line(relation, relation, link)),
    ];
    const by = [
      ...(many
        ? [
            `- ${counted(many.fields, 'field')} of ${counted(many.entities, 'entity', 'entities')}, too many to list; all other joins: ${link('Relationships', PAGES.relationships)}`,
          ]
        : []),
      // Seen from here, the referring record is the other one.
      ...referredBy.map((relation) =>
        line(relation, { when: relation.where, where: relation.when }, link),
      ),
    ];
    return [
      ...(to.length > 0 ? ['## Refers to', to.join('\n')] : []),
      ...(by.length > 0 ? ['## Referred to by', by.join('\n')] : []),
    ];
  };
}

/** The fields that lead to the client or to staff, which nearly every entity has. */
function hub(what: string, fields: readonly OwnField[], target: string): string[] {
  return fields.length === 0 ? [] : [`- ${fieldNames(fields)}: the ${what}, ${target}`];
}

/** One join; `when` is what the own record holds, `where` what the other one does. */
function line(
  relation: Relation,
  { when, where }: Pick<Relation, 'when' | 'where'>,
  link: Linker,
): string {
  const { own, other, cardinality, cast, sure, basis } = relation;
  const conditions = [
    ...relation.with.map((fieldName) => `with the same ${asCode(fieldName)}`),
    ...(when ? [`where ${asCode(when.fieldName)} is ${asCode(when.value)}`] : []),
    ...(where ? [`and there ${asCode(where.fieldName)} is ${asCode(where.value)}`] : []),
    ...(cast ? [castText(cast)] : []),
  ];
  const join = `${asCode(own.fieldName)}: ${link(other.entityName, entityPath(other.slug))}, ${asCode(other.fieldName)}`;
  const text = [join, cardinalityText(cardinality), ...conditions].join('; ');
  return `- ${text} (${sure}: ${asText(basis)})`;
}
