import { entityPath } from '../../../dictionary/model/addresses';
import { counted } from '../../../dictionary/model/counted';
import { markOf } from '../../../dictionary/model/describers';
import { TODO } from '../../../dictionary/model/dataTypes';
import {
  groupedFields,
  unitText,
  type Entity,
  type Field,
  type JoinedEntities,
} from '../../../dictionary/model/dictionary';
import { spellExample } from '../../../dictionary/model/exampleRecord';
import { inferredSentence, MARKS } from '../../../dictionary/model/marks';
import { openQuestions } from '../../../dictionary/model/openQuestions';
import { leadOf, unlistedVendorExample, type ValueSet } from '../../../dictionary/model/valueSets';
import { leadsOf, type Leads } from '../../leads';
import {
  asCode,
  asText,
  codeText,
  conflictLine,
  misfitLine,
  openLine,
  type Linker,
} from './syntax';

/** Lists an entity's fields: a bullet each, and below it what else is known. */
export function fieldLines(dictionary: JoinedEntities, entity: Entity, link: Linker): string[] {
  return groupedFields(entity).flatMap(({ name, note, fields }, at) => [
    ...(name ? [`${at > 0 ? '\n' : ''}### ${asText(name)}\n`] : []),
    ...(note ? [`${asText(note)}\n`] : []),
    ...fields.flatMap((field) => [
      line(field),
      ...fieldNotes(dictionary, entity, field, link).map((text) => `  - ${text}`),
    ]),
  ]);
}

/** Says what is known of a field beyond its type and description, a line of Markdown each. */
export function fieldNotes(
  dictionary: JoinedEntities,
  { slug }: Entity,
  field: Field,
  link: Linker,
): string[] {
  const inferred = inferredSentence(field);
  const vendorExample = unlistedVendorExample(field);
  return [
    ...(inferred ? [asText(inferred)] : []),
    ...values(field.values),
    ...leadLines(leadsOf(dictionary)(slug, field), link),
    ...openLine(openQuestions(field).map(({ question }) => question)),
    ...conflictLine(field),
    ...misfitLine(field),
    ...(vendorExample === undefined
      ? []
      : [`${MARKS.vendorExample.mark} ${asCode(vendorExample)}.`]),
  ];
}

function line(field: Field): string {
  const { fieldName, dataType, readAs, isNullable, exampleValue, description } = field;
  const facts = [
    asText(dataType) + (readAs ? `, ${MARKS.readAs.mark} ${readAs}` : ''),
    ...(field.unit ? [asText(unitText(field) ?? '')] : []),
    isNullable ? MARKS.nullable.mark : 'not null',
    ...(exampleValue === TODO ? [] : [`example ${asCode(spellExample(field))}`]),
  ];
  const says =
    description === TODO ? 'Its meaning is not documented here yet.' : asText(description);
  const mark = markOf(field.describedBy);
  return `- ${asCode(fieldName)} (${facts.join(', ')}): ${says}${mark ? ` _(${asText(mark)})_` : ''}`;
}

function values(set: ValueSet | undefined): string[] {
  // What no source lists is among the open questions.
  if (!set || set.status === 'unknown' || set.status === 'flag') return [];
  const { status, codeSystem, perhapsAlso = [], codes } = set;
  const named = [
    ...(codeSystem ? [asText(codeSystem.name)] : []),
    ...perhapsAlso.map(({ name }) => `perhaps also ${asText(name)}`),
  ];
  const listed = [named.join('; '), codes.map(codeText).join('; ')].filter(Boolean).join(': ');
  return [`${leadOf(set)} (${status})${listed && `: ${listed}`}`];
}

function leadLines({ leadsTo = [], referredBy }: Leads, link: Linker): string[] {
  const lines = leadsTo.map(({ slug, fieldName, entityName, when, sure }) => {
    const condition = when ? `Where ${asCode(when.fieldName)} is ${asCode(when.value)}: l` : 'L';
    return `${condition}ook up in ${link(entityName, entityPath(slug))}, ${asCode(fieldName)} (${sure})`;
  });
  if (referredBy === undefined) return lines;
  const leads = referredBy === 1 ? 'leads' : 'lead';
  return [...lines, `Key: ${counted(referredBy, 'field')} ${leads} here`];
}
