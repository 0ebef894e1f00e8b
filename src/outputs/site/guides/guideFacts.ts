import type {
  Counts,
  CoverageList,
  CoveragePlace,
  CustomFields,
  EntityLink,
  RecordEvents,
  RecordState,
  UsedDataType,
} from '../../../dictionary/contract/guideTables';
import { entityPath, PAGES } from '../../../dictionary/model/addresses';
import { DATA_TYPES, DATA_TYPE_NAMES, isMoment } from '../../../dictionary/model/dataTypes';
import { DESCRIBER_KEYS, type DescriberKey } from '../../../dictionary/model/describers';
import {
  countFields,
  type Dictionary,
  type Entities,
  type Entity,
  type Field,
  type JoinedEntities,
} from '../../../dictionary/model/dictionary';
import { customExportFileName, exportFileName } from '../../../dictionary/model/exampleRecord';
import { fieldAt } from '../../../dictionary/model/names';
import { openQuestions } from '../../../dictionary/model/openQuestions';
import type { FieldPlace, Relationships } from '../../../dictionary/model/relationships';
import { listJson, pageJson } from '../../generated';
import type { Output, Guide } from '../../output';
import { guideJoins } from './guideJoins';
import { lawRead, sensitiveEntities, sensitivityClasses } from './sensitivity';
import { boxes, homeless, mappedElements, mappedEntities } from './mapping';
import { loadingOrder, notExported } from './loadingOrder';

/** The facts that guides show: what follows from the dictionary is not written by hand. */
export const guides: Output = {
  name: 'guides',
  render: (dictionary, inputs) => [
    pageJson('counts', 'data/entities', guideCounts(dictionary, inputs.guides)),
    listJson('sources', 'data/sources.yaml', dictionary.sources),
    listJson('record-states', 'data/entities', recordStates(dictionary)),
    listJson('record-events', 'data/entities', recordEvents(dictionary)),
    listJson('custom-fields', 'data/entities', customFields(dictionary)),
    listJson('without-client-id', 'data/entities', withoutClientId(dictionary)),
    listJson('guide-joins', 'data/identifiers.yaml', guideJoins(dictionary, inputs.guides)),
    listJson('coverage', 'data/coverage.yaml', coverageLists(dictionary)),
    listJson('loading-order', 'data/identifiers.yaml', loadingOrder(dictionary)),
    listJson('not-exported', 'data/identifiers.yaml', notExported(dictionary)),
    listJson('accessibility', 'data/accessibility.yaml', dictionary.accessibility),
    listJson('sensitivity-classes', 'data/sensitivity.yaml', sensitivityClasses(dictionary)),
    listJson('sensitive-entities', 'data/sensitivity.yaml', sensitiveEntities(dictionary)),
    listJson('mapped-entities', 'data/mapping.yaml', mappedEntities(dictionary)),
    listJson('mapped-elements', 'data/mapping.yaml', mappedElements(dictionary)),
    listJson('form-boxes', 'data/mapping.yaml', boxes(dictionary)),
    listJson('homeless', 'data/mapping.yaml', homeless(dictionary)),
    listJson('law-read', 'data/sensitivity.yaml', lawRead(dictionary)),
    listJson('data-types', 'data/entities', usedDataTypes(dictionary)),
  ],
};

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

export function withoutClientId({ entities, relationships }: JoinedEntities): EntityLink[] {
  const naming = new Set(clientIds(relationships).map(({ slug }) => slug));
  return entities.filter(({ slug }) => !naming.has(slug)).map(({ slug, name }) => ({ slug, name }));
}

export function usedDataTypes({ entities }: Entities): UsedDataType[] {
  const fields = entities.flatMap((entity) => entity.fields);
  return DATA_TYPE_NAMES.map((name) => {
    const having = fields.filter(({ dataType }) => dataType === name);
    return {
      name,
      isQuoted: DATA_TYPES[name].json === 'text',
      shape: DATA_TYPES[name].shape,
      fields: having.length,
      inferred: having.filter(({ inferred }) => inferred?.includes('dataType')).length,
    };
  }).filter(({ fields: count }) => count > 0);
}

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

/**
 * By which names a field says that something happened to its record, when, or by whom. A field counts for the first
 * that fits: when a signature was created is when it was signed.
 */
const EVENT_NAMES = {
  signed:
    /^(is )?signed\b|\bsignature( \d)? (.*\bdate|datetime|(employee )?name|employee id|printed)/i,
  approved: /^(is )?approved\b|\bapproval date\b/i,
  deleted: /\bdeleted\b/i,
  updated: /\bupdated (date|by)\b|^date updated$|^change date$/i,
  created: /\b(created|added) (date|by)\b/i,
} as const;

/** The entities whose fields say who entered, changed, signed, approved or deleted a record, and when. */
export function recordEvents({ entities }: Entities): RecordEvents[] {
  return entities
    .map(({ slug, name, fields }) => {
      const events: RecordEvents = {
        slug,
        name,
        ...{ created: [], updated: [], signed: [], approved: [], deleted: [] },
      };
      for (const { fieldName, anchor } of fields) {
        const [event] = EVENTS.filter((each) => EVENT_NAMES[each].test(fieldName));
        if (event) events[event].push({ fieldName, anchor });
      }
      return events;
    })
    .filter((events) => EVENTS.some((event) => events[event].length > 0));
}

const EVENTS = Object.keys(EVENT_NAMES) as (keyof typeof EVENT_NAMES)[];

function isFlag({ dataType, readAs }: Field): boolean {
  const type = readAs ?? dataType;
  return type === 'bit' || type === 'boolean';
}

export function coverageLists({
  coverage,
  entities,
}: Pick<Dictionary, 'coverage' | 'entities'>): CoverageList[] {
  const placeOf = (place: string): CoveragePlace[] => {
    const found = fieldAt(entities, place);
    const entity = found?.entity ?? entities.find(({ slug }) => slug === place);
    if (!entity) return [];
    const { slug, name } = entity;
    if (!found) return [{ slug, name }];
    const { fieldName, anchor } = found.field;
    return [{ slug, name, field: { fieldName, anchor } }];
  };
  return coverage.map(({ name, topics }) => ({
    name,
    topics: topics.map((topic) => ({
      ...topic,
      in: topic.in.flatMap(placeOf),
      perhaps: topic.perhaps.flatMap(placeOf),
    })),
  }));
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
function clientIds({ joins }: Pick<Relationships, 'joins'>): FieldPlace[] {
  const toClient = joins.filter(
    ({ closeness, role, when }) => closeness === 'client' && role === '' && !when,
  );
  const homes = new Map(toClient.map(({ to }) => [`${to.slug}/${to.anchor}`, to]));
  return [...homes.values(), ...toClient.map(({ from }) => from)];
}

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
  const describers = fields.flatMap(({ describedBy }) => describedBy?.key ?? []);
  const describedBy = (...keys: readonly DescriberKey[]) =>
    describers.filter((each) => keys.some((key) => key === each)).length;
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
    byStandard: describers.filter((key) => !DESCRIBER_KEYS.some((each) => each === key)).length,
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
