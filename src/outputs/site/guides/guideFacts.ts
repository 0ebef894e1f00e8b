import type {
  CustomFields,
  EntityLink,
  UsedDataType,
  RecordState,
  Counts,
} from '../../../contract/guideFacts';
import { entityPath, PAGES } from '../../../dictionary/model/addresses';
import { DATA_TYPES, DATA_TYPE_NAMES, isMoment } from '../../../dictionary/model/dataTypes';
import { DESCRIBER_KEYS, type DescriberKey } from '../../../dictionary/model/describers';
import {
  type Field,
  type Entity,
  countFields,
  type JoinedEntities,
  type Entities,
} from '../../../dictionary/model/dictionary';
import { customExportFileName, exportFileName } from '../../../dictionary/model/exampleRecord';
import { openQuestions } from '../../../dictionary/model/openQuestions';
import type { FieldPlace, Relationships } from '../../../dictionary/model/relationships';
import { generatedJson } from '../../generated';
import type { Output, Guide } from '../../output';
import { listFile } from '../lists/lists';
import { coverageLists } from './coverage';
import { guideJoins } from './guideJoins';
import { loadingOrder, notExported } from './loadingOrder';
import { recordEvents } from './recordEvents';

/** The facts that guides show: what follows from the dictionary is not written by hand. */
export const guides: Output = {
  name: 'guides',
  render: (dictionary, inputs) => [
    generatedJson(
      'docs/lists/counts.json',
      'data/entities',
      guideCounts(dictionary, inputs.guides),
    ),
    listFile('sources', 'data/sources.yaml', dictionary.sources),
    listFile('record-states', 'data/entities', recordStates(dictionary)),
    listFile('record-events', 'data/entities', recordEvents(dictionary)),
    listFile('custom-fields', 'data/entities', customFields(dictionary)),
    listFile('without-client-id', 'data/entities', withoutClientId(dictionary)),
    listFile('guide-joins', 'data/identifiers.yaml', guideJoins(dictionary, inputs.guides)),
    listFile('coverage', 'data/coverage.yaml', coverageLists(dictionary)),
    listFile('loading-order', 'data/identifiers.yaml', loadingOrder(dictionary)),
    listFile('not-exported', 'data/identifiers.yaml', notExported(dictionary)),
    listFile('accessibility', 'data/accessibility.yaml', dictionary.accessibility),
    listFile('data-types', 'data/entities', usedDataTypes(dictionary)),
  ],
};

/** The entities to which agencies add fields, with the files that hold them. */
export function customFields({ entities }: Entities): CustomFields[] {
  return entities
    .filter(({ customConfiguration: { isCustomOnly, hasCustomFields } }) => {
      return isCustomOnly || hasCustomFields;
    })
    .map(({ slug, name, fileName, customConfiguration: { isCustomOnly } }) => ({
      slug,
      name,
      isCustomOnly,
      file: exportFileName(fileName),
      customFile: isCustomOnly ? exportFileName(fileName) : customExportFileName(fileName),
    }));
}

/** The entities whose records do not name the client. */
export function withoutClientId({ entities, relationships }: JoinedEntities): EntityLink[] {
  const naming = new Set(clientIds(relationships).map(({ slug }) => slug));
  return entities.filter(({ slug }) => !naming.has(slug)).map(({ slug, name }) => ({ slug, name }));
}

/** The data types that fields have, in the order of the table of data types. */
export function usedDataTypes({ entities }: Entities): UsedDataType[] {
  const fields = entities.flatMap((entity) => entity.fields);
  return DATA_TYPE_NAMES.map((name) => {
    const having = fields.filter(({ dataType }) => dataType === name);
    return {
      name,
      isQuoted: DATA_TYPES[name].stringLike,
      shape: DATA_TYPES[name].shape,
      fields: having.length,
      inferred: having.filter(({ inferred }) => inferred?.includes('dataType')).length,
    };
  }).filter(({ fields: count }) => count > 0);
}

/** Lists the entities whose fields say whether a record still counts, with these fields. */
export function recordStates({ entities }: Entities): RecordState[] {
  return entities
    .map(({ slug, name, fields }) => {
      const links = (belongs: (field: Field) => boolean) =>
        fields.filter(belongs).map(({ fieldName, anchor }) => ({ fieldName, anchor }));
      return {
        slug,
        name,
        deleted: links((field) => isFlag(field) && /\bdeleted\b/i.test(field.fieldName)),
        deletion: links((field) => /^deleted (date|by)\b/i.test(field.fieldName)),
        inForce: links((field) => isFlag(field) && IN_FORCE.test(field.fieldName)),
      };
    })
    .filter(({ deleted, deletion, inForce }) => deleted.length + deletion.length + inForce.length);
}

const IN_FORCE = /\b(active|inactive|archived|is history|prior version)\b/i;

function isFlag({ dataType, readAs }: Field): boolean {
  const type = readAs ?? dataType;
  return type === 'bit' || type === 'boolean';
}

/** How the accessibility checker looks at pages: in each theme, in windows of each size (px). */
export const LOOKS = {
  themes: ['light', 'dark'],
  windows: [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ],
} as const;

/**
 * The fields that say whose record it is: those that lead to the client without a role or a condition, and the one
 * to which they lead.
 */
export function clientIds({ joins }: Pick<Relationships, 'joins'>): FieldPlace[] {
  const toClient = joins.filter(
    ({ closeness, role, when }) => closeness === 'client' && role === '' && !when,
  );
  const homes = new Map(toClient.map(({ to }) => [`${to.slug}/${to.anchor}`, to]));
  return [...homes.values(), ...toClient.map(({ from }) => from)];
}

/** Counts what guides mention in their sentences, so that no figure is written by hand. */
export function guideCounts(
  { entities, relationships: { joins } }: JoinedEntities,
  guides: readonly Pick<Guide, 'slug'>[],
): Counts {
  const pages = pageCount(entities, guides);
  const fields = entities.flatMap((entity) => entity.fields);
  const clientFields = clientIds({ joins });
  const isClientId = ({ slug }: Entity, { anchor }: Field) =>
    clientFields.some((place) => place.slug === slug && place.anchor === anchor);
  const joinsBy = (name: string) => joins.filter(({ identifier }) => identifier === name);
  const toVisits = joinsBy('Client Visit Id');
  const moments = fields.filter(({ dataType, readAs }) => isMoment(readAs ?? dataType));
  const saidBy = fields.flatMap(({ describedBy }) => describedBy?.key ?? []);
  const describedBy = (...keys: readonly DescriberKey[]) =>
    saidBy.filter((said) => keys.some((key) => key === said)).length;
  const coded = fields.flatMap(({ values }) => (values?.status === 'external' ? [values] : []));
  const states = recordStates({ entities });
  const events = recordEvents({ entities });
  const having = (event: 'created' | 'updated' | 'signed' | 'approved') =>
    events.filter((each) => each[event].length > 0).length;
  const counts = {
    entities: entities.length,
    fields: countFields(entities),
    pages,
    looks: pages * LOOKS.themes.length * LOOKS.windows.length,
    withClientId: new Set(clientFields.map(({ slug }) => slug)).size,
    withNullableClientId: entities.filter((entity) =>
      entity.fields.some((field) => field.isNullable && isClientId(entity, field)),
    ).length,
    visitFields: toVisits.length,
    visitEntities: new Set(toVisits.map(({ from }) => from.slug)).size,
    staffFields: joinsBy('Employee Id').length,
    joins: joins.length,
    statedJoins: joins.filter(({ status }) => status === 'stated').length,
    inferredJoins: joins.filter(({ status }) => status === 'inferred').length,
    castJoins: joins.filter(({ cast }) => cast).length,
    withInferredType: fields.filter(({ inferred }) => inferred?.includes('dataType')).length,
    byVendor: describedBy('vendor'),
    byStandard: saidBy.filter((key) => !DESCRIBER_KEYS.some((each) => each === key)).length,
    byOtherSources: describedBy('process-page', 'product-description'),
    bySite: describedBy('site'),
    codedFields: coded.length,
    concludedCodes: coded.filter(({ describedBy }) => describedBy?.key === 'site').length,
    moments: moments.length,
    utcMoments: moments.filter(({ fieldName }) => /\bUTC\b/.test(fieldName)).length,
    withoutZone: fields.filter((field) => openQuestions(field).some(({ kind }) => kind === 'zone'))
      .length,
    withCreated: having('created'),
    withUpdated: having('updated'),
    withSigned: having('signed'),
    withApproved: having('approved'),
    withDeletedFlag: states.filter(({ deleted }) => deleted.length > 0).length,
  };
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, count.toLocaleString('en-US')]),
  );
}

/** How many pages the site has: those of entities, the guides, and those that `PAGES` names beside them. */
function pageCount(entities: readonly Entity[], guides: readonly Pick<Guide, 'slug'>[]): number {
  const pages = [
    ...Object.values(PAGES).filter((page) => !page.includes('#')),
    ...guides.map(({ slug }) => slug),
    ...entities.map(({ slug }) => entityPath(slug)),
  ];
  return new Set(pages).size;
}
