import { isNamedUtc } from '../../dictionary/model/chronology';
import type { Counts, EntityLink } from '../../dictionary/contract/lists';
import { entityPath, PAGES } from '../../dictionary/model/addresses';
import { withCommas } from '../../dictionary/model/counted';
import { isMoment } from '../../dictionary/model/dataTypes';
import { DESCRIBER_KEYS, type DescriberKey } from '../../dictionary/model/describers';
import {
  countFields,
  oncePer,
  type Entities,
  type Entity,
  type Field,
  type JoinedEntities,
} from '../../dictionary/model/dictionary';
import { groupBy } from '../../dictionary/model/groupBy';
import { openQuestions } from '../../dictionary/model/openQuestions';
import type { FieldPlace, Relationships } from '../../dictionary/model/relationships';
import type { Guide } from '../output';

export function withoutClientId({ entities, relationships }: JoinedEntities): EntityLink[] {
  const naming = new Set(clientIds(relationships).map(({ slug }) => slug));
  return entities.filter(({ slug }) => !naming.has(slug)).map(({ slug, name }) => ({ slug, name }));
}

/** The fields by which a record says whether it still counts, by entity. */
export function recordStates({ entities }: Entities) {
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

/** What happens to a record, in that order. */
export const EVENTS = ['created', 'updated', 'signed', 'approved', 'deleted'] as const;

type Event = (typeof EVENTS)[number];

/**
 * By which names a field says that something happened to its record, when, or by whom. A field counts for the first
 * that fits: when a signature was created is when it was signed.
 */
const EVENT_NAMES: readonly (readonly [Event, RegExp])[] = [
  ['signed', /^(is )?signed\b|\bsignature( \d)? (.*\bdate|(employee )?name|employee id|printed)/i],
  ['approved', /^(is )?approved\b|\bapproval date\b/i],
  ['deleted', /\bdeleted\b/i],
  ['updated', /\bupdated (date|by)\b|^date updated$|^change date$/i],
  ['created', /\b(created|added) (date|by)\b/i],
];

/** The entities whose fields say who entered, changed, signed, approved or deleted a record, and when. */
export const recordEvents = oncePer(({ entities }: Entities) =>
  entities
    .map(({ slug, name, fields }) => {
      const byEvent = groupBy(
        fields,
        ({ fieldName }) => EVENT_NAMES.find(([, pattern]) => pattern.test(fieldName))?.[0],
      );
      const events = Object.fromEntries(
        EVENTS.map((event) => [event, byEvent.get(event) ?? ([] as Field[])]),
      );
      return { slug, name, ...(events as Record<Event, Field[]>) };
    })
    .filter((events) => EVENTS.some((event) => events[event].length > 0)),
);

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
function clientIds({ joins }: Pick<Relationships, 'joins'>): FieldPlace[] {
  const toClient = joins.filter(
    ({ closeness, role, when }) => closeness === 'client' && role === '' && !when,
  );
  const homes = new Map(toClient.map(({ to }) => [`${to.slug}/${to.anchor}`, to]));
  return [...homes.values(), ...toClient.map(({ from }) => from)];
}

export function guideCounts(
  dictionary: JoinedEntities,
  guides: readonly Pick<Guide, 'slug'>[],
): Counts {
  const { entities, relationships } = dictionary;
  const { joins } = relationships;
  const pages = pageCount(entities, guides);
  const fields = entities.flatMap((entity) => entity.fields);
  const clientFields = clientIds({ joins });
  const places = new Set(clientFields.map(({ slug, anchor }) => `${slug}/${anchor}`));
  const isClientId = ({ slug }: Entity, { anchor }: Field) => places.has(`${slug}/${anchor}`);
  const joinsBy = (name: string) => joins.filter(({ identifier }) => identifier === name);
  const toVisits = joinsBy('Client Visit Id');
  const moments = fields.filter(({ dataType, readAs }) => isMoment(readAs ?? dataType));
  const describers = fields.flatMap(({ describedBy }) => describedBy?.key ?? []);
  const describedBy = (...keys: readonly DescriberKey[]) =>
    describers.filter((each) => keys.some((key) => key === each)).length;
  const coded = fields.flatMap(({ values }) => (values?.status === 'external' ? [values] : []));
  const states = recordStates({ entities });
  const events = recordEvents(dictionary);
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
    utcMoments: moments.filter(({ fieldName }) => isNamedUtc(fieldName)).length,
    withoutZone: fields.filter((field) => openQuestions(field).some(({ kind }) => kind === 'zone'))
      .length,
    withCreated: having('created'),
    withUpdated: having('updated'),
    withSigned: having('signed'),
    withApproved: having('approved'),
    withDeletedFlag: states.filter(({ deleted }) => deleted.length > 0).length,
  };
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, withCommas(count)]),
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
