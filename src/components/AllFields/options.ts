import { AREAS } from '../../dictionary/model/areas';
import type { CatalogEntity } from '../../dictionary/model/catalog';
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
    system: [...systems]
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => compareLabels(a.label, b.label)),
  };
}

function asIs(value: string): Option {
  return { value, label: value };
}
