import type { Dictionary, Entity, Field } from '../../../dictionary/model/dictionary';
import { countFields } from '../../../dictionary/model/dictionary';
import { isMoment } from '../../../dictionary/model/dataTypes';
import { DESCRIBER_KEYS, type DescriberKey } from '../../../dictionary/model/describers';
import type { Counts } from '../../../contract/guideFacts';
import { openQuestions } from '../../../dictionary/model/openQuestions';
import { entityPath, PAGES } from '../../../dictionary/model/addresses';
import type { FieldPlace, Relationships } from '../../../dictionary/model/relationships';
import type { Guide } from '../../output';
import { recordStates } from './recordStates';

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
  { entities, relationships: { joins } }: Pick<Dictionary, 'entities' | 'relationships'>,
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
