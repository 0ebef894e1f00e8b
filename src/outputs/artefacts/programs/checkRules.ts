import { anchorOf } from '../../../dictionary/model/names';
import { canLieAhead, momentPairs } from '../../../dictionary/model/chronology';
import { type Dictionary, type Entity, oncePer } from '../../../dictionary/model/dictionary';
import {
  isSamePlace,
  surenessOf,
  type Condition,
  type FieldPlace,
} from '../../../dictionary/model/relationships';
import { releaseLabel } from '../../../dictionary/model/edition';
import { isMoment } from '../../../dictionary/model/dataTypes';
import { classBits } from '../../../dictionary/model/sensitivity';
import type {
  AttachmentRule,
  CheckRules,
  ConditionRule,
  EntityRule,
  FieldRule,
  JoinRule,
  KeyRule,
} from '../../../export/model/rules';
import { tablesOf, type Column, type Table } from '../columns';
import { pageJson } from '../../generated';
import type { Output } from '../../output';
import { provenance } from '../provenance';

/** The entity whose records describe attached files, and its fields that do. */
const ATTACHMENTS = {
  slug: 'attachments',
  name: 'Attachment',
  originalName: 'Original Name',
  size: 'Size',
  location: 'File Location',
} as const;

export const checkRulesList: Output = (dictionary) => [
  pageJson('check-rules', 'data', checkRules(dictionary)),
];

export const checkRules = oncePer(makeRules);

function makeRules(
  dictionary: Pick<
    Dictionary,
    'entities' | 'relationships' | 'site' | 'sources' | 'findingKinds' | 'sensitivity' | 'release'
  >,
): CheckRules {
  const tables = tablesOf(dictionary);
  const { note, classes } = dictionary.sensitivity;
  const at = new Map(tables.map(({ entity }, place) => [entity.slug, place]));
  const placeOf = (slug: string) => at.get(slug) ?? -1;
  const fieldsAt = (slug: string, names: readonly string[]) =>
    names.map((name) => fieldAt(tables[placeOf(slug)]?.entity, name));
  const condition = (slug: string, given: Condition | undefined): ConditionRule | undefined =>
    given && { field: fieldsAt(slug, [given.fieldName])[0] ?? -1, value: given.value };

  const keys: KeyRule[] = [];
  const places = new Map<string, number>();
  const keyAt = (to: FieldPlace, beside: readonly string[], where?: Condition) => {
    const key: KeyRule = {
      entity: placeOf(to.slug),
      fields: fieldsAt(to.slug, [to.fieldName, ...beside]),
      where: condition(to.slug, where),
      isUnique: isUnique(dictionary, to, beside, where) || undefined,
    };
    const id = JSON.stringify([key.entity, key.fields, key.where]);
    const place = places.get(id) ?? keys.push(key) - 1;
    places.set(id, place);
    return place;
  };
  for (const { home, with: beside } of dictionary.relationships.identifiers) {
    if (home) keyAt(home, beside);
  }
  const joins = dictionary.relationships.joins.map((join): JoinRule => {
    const { from, to, with: beside, when, where } = join;
    return {
      entity: placeOf(from.slug),
      fields: fieldsAt(from.slug, [from.fieldName, ...beside]),
      when: condition(from.slug, when),
      key: keyAt(to, beside, where),
      sureness: surenessOf(join),
    };
  });
  return {
    about: provenance(dictionary),
    version: releaseLabel(dictionary.release),
    formatVersion: dictionary.site.versionLabel,
    exportVersion: dictionary.sources.find(({ key }) => key === 'vendor-dictionary')?.stamp,
    kinds: dictionary.findingKinds,
    sensitivity: { note, classes },
    entities: tables.map(entityRule),
    keys,
    joins,
    attachments: attachmentRule(tables),
  };
}

function fieldAt(entity: Entity | undefined, name: string): number {
  return entity?.fields.findIndex(({ fieldName }) => fieldName === name) ?? -1;
}

/** Whether a key is said to be its record's alone: by the cardinality of the identifier that is at home there. */
function isUnique(
  { relationships }: Pick<Dictionary, 'relationships'>,
  to: FieldPlace,
  beside: readonly string[],
  where: Condition | undefined,
): boolean {
  return relationships.identifiers.some(
    ({ home, with: own, cardinality }) =>
      home !== undefined &&
      !where &&
      isSamePlace(home, to) &&
      own.join('\n') === beside.join('\n') &&
      /-to-one$/.test(cardinality),
  );
}

function entityRule({ entity, columns }: Table): EntityRule {
  const { isCustomOnly } = entity.customConfiguration;
  const inOrder = momentPairs(entity.fields).map(
    ({ earlier, later }) => [entity.fields.indexOf(earlier), entity.fields.indexOf(later)] as const,
  );
  return {
    slug: entity.slug,
    file: entity.fileName,
    ...(entity.alsoNamed && { alsoNamed: entity.alsoNamed }),
    ...(isCustomOnly && { isCustomOnly }),
    fields: columns.map(fieldRule),
    classes: columns.map(({ field }) => classBits(field)),
    ...(inOrder.length > 0 && { inOrder }),
  };
}

function fieldRule({ field, dataType, isNotNull, closedCodes }: Column): FieldRule {
  return {
    name: field.fieldName,
    ...(anchorOf(field.fieldName) !== field.anchor && { anchor: field.anchor }),
    type: dataType,
    ...(!field.isNullable && { notNull: isNotNull ? 'stated' : 'doubted' }),
    ...(closedCodes && { codes: closedCodes }),
    ...(isMoment(dataType) && mayBeAhead(field.fieldName) && { ahead: true }),
  };
}

/** What the examples have no call for, agencies plan: an estimate, or cover from next month on. */
function mayBeAhead(fieldName: string): boolean {
  return canLieAhead(fieldName) || /Estimated|Scheduled|Begin|Effective/.test(fieldName);
}

function attachmentRule(tables: readonly Table[]): AttachmentRule | undefined {
  const entity = tables.findIndex(({ entity: { slug } }) => slug === ATTACHMENTS.slug);
  const place = (name: string) => fieldAt(tables[entity]?.entity, name);
  const rule = {
    entity,
    name: place(ATTACHMENTS.name),
    originalName: place(ATTACHMENTS.originalName),
    size: place(ATTACHMENTS.size),
    location: place(ATTACHMENTS.location),
  };
  return Object.values(rule).includes(-1) ? undefined : rule;
}
