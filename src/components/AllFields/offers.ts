import type { CatalogEntity, CatalogField } from '../../contract/catalog';
import { AREAS } from '../../dictionary/model/areas';
import { DESCRIBER_KEYS, DESCRIBERS } from '../../dictionary/model/describers';
import { compareLabels } from '../../dictionary/model/labels';
import { VALUE_STATUSES, VALUE_STATUS_NAMES } from '../../dictionary/model/valueSets';
import type { FilterName } from './tableRows';

/** A value that can be chosen, and what the reader sees for it; an entity knows its area. */
export type Offer = Readonly<{ value: string; label: string; area?: string | undefined }>;

/** What the filters offer: only what occurs. */
export function offersOf(
  catalog: readonly CatalogEntity[],
): Readonly<Record<FilterName, readonly Offer[]>> {
  const fields = catalog.flatMap((entity) => entity.fields);
  const types = new Set<string>(fields.map(({ dataType }) => dataType));
  const areas = new Set(catalog.map(({ area }) => area));
  const systems = new Map(
    fields.flatMap((field) => (field.codeSystem ? [[field.codeSystem, systemLabel(field)]] : [])),
  );
  const statuses = new Set(fields.map(({ status }) => status));
  return {
    type: [...types].sort(compareLabels).map(asIs),
    nullable: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    entity: catalog.map(({ slug, name, area }) => ({ value: slug, label: name, area })),
    area: AREAS.filter((area) => areas.has(area)).map(asIs),
    values: VALUE_STATUS_NAMES.filter((status) => statuses.has(status)).map((status) => ({
      value: status,
      label: VALUE_STATUSES[status].choice,
    })),
    described: describersOf(fields),
    system: byLabel(systems),
  };
}

/** The name of a code system, its short name first, for a select cuts off the end: `CPT – Current …`. */
function systemLabel({
  codeSystem = '',
  codeSystemName = codeSystem,
  codeSystemMark,
}: CatalogField) {
  if (!codeSystemMark) return codeSystemName;
  return `${codeSystemMark} – ${codeSystemName.replace(` (${codeSystemMark})`, '')}`;
}

/** The sources and this site, then the standards A to Z. */
function describersOf(fields: readonly CatalogField[]): Offer[] {
  const marks = new Map(
    fields.map(({ describedBy = 'site', describedByMark = DESCRIBERS.site }) => [
      describedBy,
      describedByMark,
    ]),
  );
  const known = DESCRIBER_KEYS.filter((key) => marks.delete(key));
  return [...known.map((value) => ({ value, label: DESCRIBERS[value] })), ...byLabel(marks)];
}

/** Offers values by their labels, A to Z. */
function byLabel(labels: ReadonlyMap<string, string>): Offer[] {
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => compareLabels(a.label, b.label) || compareLabels(a.value, b.value));
}

function asIs(value: string): Offer {
  return { value, label: value };
}
