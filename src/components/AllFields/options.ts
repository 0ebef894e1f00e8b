import { AREAS } from '../../dictionary/model/areas';
import { DESCRIBER_KEYS, DESCRIBERS } from '../../dictionary/model/describers';
import type { CatalogEntity, CatalogField } from '../../contract/catalog';
import { compareLabels } from '../../dictionary/model/labels';
import { VALUE_STATUSES, VALUE_STATUS_NAMES } from '../../dictionary/model/valueSets';
import { fieldsOf } from './catalogFields';
import type { FilterName } from './filters';

/** A value that can be chosen, and what the reader sees for it; an entity knows its area. */
export type Option = Readonly<{ value: string; label: string; area?: string }>;

/** What the filters offer: only what occurs. */
export function optionsOf(
  catalog: readonly CatalogEntity[],
): Readonly<Record<FilterName, readonly Option[]>> {
  const fields = fieldsOf(catalog).map(({ field }) => field);
  const types = new Set<string>(fields.map(({ dataType }) => dataType));
  const areas = new Set(catalog.map(({ area }) => area));
  const systems = new Map(
    fields.flatMap(({ codeSystem, codeSystemName = codeSystem }) =>
      codeSystem && codeSystemName ? [[codeSystem, codeSystemName]] : [],
    ),
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
    system: [...systems]
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => compareLabels(a.label, b.label)),
  };
}

/** The sources and this site, then the standards A to Z. */
function describersOf(fields: readonly CatalogField[]): Option[] {
  const marks = new Map(
    fields.map(({ describedBy = 'site', describedByMark = DESCRIBERS.site }) => [
      describedBy,
      describedByMark,
    ]),
  );
  const known = DESCRIBER_KEYS.filter((key) => marks.has(key));
  const standards = [...marks]
    .filter(([key]) => !known.some((each) => each === key))
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => compareLabels(a.label, b.label) || compareLabels(a.value, b.value));
  return [...known.map((value) => ({ value, label: DESCRIBERS[value] })), ...standards];
}

function asIs(value: string): Option {
  return { value, label: value };
}
