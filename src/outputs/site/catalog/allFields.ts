import type { AllFieldsData, Choice } from '../../../dictionary/contract/lists';
import type { CatalogEntity, CatalogField } from '../../../dictionary/contract/catalog';
import { AREAS } from '../../../dictionary/model/areas';
import { DESCRIBER_KEYS, DESCRIBERS } from '../../../dictionary/model/describers';
import { compareLabels } from '../../../dictionary/model/labels';
import { resourceOf } from '../../../dictionary/model/mapping';
import type { Sensitivity } from '../../../dictionary/model/written';
import { classIn, CLASSES } from '../../../dictionary/model/sensitivity';
import { VALUE_STATUSES, VALUE_STATUS_NAMES } from '../../../dictionary/model/valueStatuses';

export function allFieldsData(
  catalog: readonly CatalogEntity[],
  words: Partial<Sensitivity['classes']> = {},
): AllFieldsData {
  const fields = catalog.flatMap((entity) => entity.fields);
  const types = new Set<string>(fields.map(({ dataType }) => dataType));
  const areas = new Set(catalog.map(({ area }) => area));
  const systems = new Map(
    fields.flatMap((field) => (field.codeSystem ? [[field.codeSystem, systemLabel(field)]] : [])),
  );
  const statuses = VALUE_STATUS_NAMES.filter((name) =>
    fields.some(({ status }) => status === name),
  );
  const marked = new Set(fields.flatMap(({ sensitivity = [] }) => sensitivity.map(classIn)));
  const choices = {
    type: [...types].sort(compareLabels).map(asIs),
    nullable: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    entity: catalog.map(({ slug, name, area }) => ({ value: slug, label: name, area })),
    area: AREAS.filter((area) => areas.has(area)).map(asIs),
    values: statuses.map((value) => ({ value, label: VALUE_STATUSES[value].choice })),
    described: describersOf(fields),
    system: byLabel(systems),
    fhir: [...new Set(fields.flatMap(({ fhir = [] }) => fhir.map(resourceOf)))]
      .sort(compareLabels)
      .map(asIs),
    sensitivity: CLASSES.filter((name) => marked.has(name)).map((value) => ({
      value,
      label: words[value]?.words ?? value,
    })),
  };
  return { total: fields.length, choices };
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
function describersOf(fields: readonly CatalogField[]): Choice[] {
  const marks = new Map(
    fields.map(({ describedBy = 'site', describedByMark = DESCRIBERS.site }) => [
      describedBy,
      describedByMark,
    ]),
  );
  const known = DESCRIBER_KEYS.filter((key) => marks.delete(key));
  return [...known.map((value) => ({ value, label: DESCRIBERS[value] })), ...byLabel(marks)];
}

function byLabel(labels: ReadonlyMap<string, string>): Choice[] {
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => compareLabels(a.label, b.label) || compareLabels(a.value, b.value));
}

const asIs = (value: string): Choice => ({ value, label: value });
