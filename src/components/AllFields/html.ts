import { asHtml } from '../../code/asHtml';
import type { CatalogEntity, CatalogField } from '../../contract/catalog';
import { fieldPath } from '../../dictionary/model/addresses';
import { AREAS } from '../../dictionary/model/areas';
import { counted } from '../../dictionary/model/counted';
import { TODO } from '../../dictionary/model/dataTypes';
import { DESCRIBER_KEYS, DESCRIBERS } from '../../dictionary/model/describers';
import { compareLabels } from '../../dictionary/model/labels';
import { VALUE_STATUSES, VALUE_STATUS_NAMES } from '../../dictionary/model/valueSets';
import { ARROWS, orderOf } from '../sort';
import todo from '../ui.module.css';
import { ALL_FIELDS, sortOf } from './allFieldsView';
import controls from './controls.module.css';
import styles from './styles.module.css';
import {
  COLUMN_KEYS,
  COLUMNS,
  FILTER_NAMES,
  FILTERS,
  sortsBy,
  type ColumnKey,
  type FilterName,
} from './tableRows';

/** A field of the catalog with its entity. */
type FieldOfEntity = Readonly<{ field: CatalogField; entity: CatalogEntity }>;

/** Spreads the entities into their fields, in menu and file order. */
function fieldsOf(catalog: readonly CatalogEntity[]): FieldOfEntity[] {
  return catalog.flatMap((entity) => entity.fields.map((field) => ({ field, entity })));
}

type Parts = Readonly<{
  catalog: readonly CatalogEntity[];
  withBaseUrl: WithBaseUrl;
  /** What makes the controls work while the page is being read. */
  script?: string;
}>;

/** Everything below the page's introduction as HTML: controls and the table of all fields. */
export function allFieldsHtml({ catalog, withBaseUrl, script }: Parts): string {
  const fields = fieldsOf(catalog);
  const count = counted(fields.length, 'field');
  return `<div class="${styles.all}" data-all-fields>
${controlsHtml(catalog, count)}
<nav aria-label="Letters" class="${styles.letters}" hidden></nav>
${script ? `<script>${script}</script>` : ''}
<table class="${styles.table}" aria-label="All fields">
<thead><tr>${COLUMN_KEYS.map(headingHtml).join('')}</thead>
<tbody>${fields.map((field) => rowHtml(field, withBaseUrl)).join('')}</tbody>
</table>
<p class="${styles.nothing}" hidden>No field fits.
<button type="button" class="portal-button" name="reset">Show all ${fields.length.toLocaleString('en-US')}</button></p>
</div>`;
}

function headingHtml(key: ColumnKey): string {
  const { heading } = COLUMNS[key];
  if (!sortsBy(key)) return `<th scope="col">${heading}`;
  const order = orderOf(sortOf(ALL_FIELDS), key);
  return `<th scope="col" aria-sort="${order}">\
<button type="button" class="portal-sort" name="sort" value="${key}">${heading}\
<span aria-hidden="true">${ARROWS[order]}</span></button><span class="${styles.plainHeading}">${heading}</span>`;
}

/** Puts the base URL before a path. */
export type WithBaseUrl = (path: string) => string;

type Cell = (of: FieldOfEntity, withBaseUrl: WithBaseUrl) => string;

/*
 * There are thousands of cells, so they are spelled as short as HTML allows: no end tags, and one link
 * a row, which is also one stop for the keyboard. The entity comes first, for then a row begins like
 * the one before it, which packs best.
 */
const CELLS: Readonly<Record<ColumnKey, Cell>> = {
  entity: ({ entity }) => `<td>${asHtml(entity.name)}`,
  name: ({ entity, field }, withBaseUrl) => {
    const address = withBaseUrl(fieldPath(entity.slug, field.anchor));
    return `<th scope="row"><a href="${asHtml(address)}">${asHtml(field.fieldName)}</a>`;
  },
  type: ({ field: { dataType, isNullable, status, codeSystem } }) => {
    const values = status ? ` data-values="${status}"` : '';
    const system = codeSystem ? ` data-system="${asHtml(codeSystem)}"` : '';
    return `<td${values}${system}>${textOrTodo(dataType)}${isNullable ? ' <i>nullable</i>' : ''}`;
  },
  description: ({ field }) =>
    `<td${field.describedBy ? ` data-by="${asHtml(field.describedBy)}"` : ''}>${textOrTodo(field.description)}`,
};

/** The row of a field as HTML. */
function rowHtml(of: FieldOfEntity, withBaseUrl: WithBaseUrl): string {
  return `<tr>${COLUMN_KEYS.map((key) => CELLS[key](of, withBaseUrl)).join('')}`;
}

function textOrTodo(text: string): string {
  return text === TODO ? `<mark class="${todo.todo}">${TODO}</mark>` : asHtml(text);
}

/** The form above the table as HTML: what narrows, groups, orders and saves the fields. */
function controlsHtml(catalog: readonly CatalogEntity[], count: string): string {
  const options = optionsOf(catalog);
  return `<form class="${controls.controls}" autocomplete="off">
<div class="${controls.choices}">
<label class="${controls.query}">Filter
<input type="search" name="q" placeholder="Name, description or entity"></label>
${FILTER_NAMES.map((name) => selectHtml(name, options[name])).join('\n')}
</div>
<div class="${controls.actions}">
<label class="${controls.group}"><input type="checkbox" name="group"> Group by name</label>
<button type="button" class="portal-button" name="view" aria-pressed="false">A to Z</button>
<button type="button" class="portal-button" name="reset">Reset</button>
<button type="button" class="portal-button" name="csv" disabled>Download CSV</button>
<button type="button" class="portal-button" name="name" title="Show fields of all names" hidden></button>
<output class="${controls.count}">${count}</output>
</div>
</form>`;
}

function selectHtml(name: FilterName, options: readonly Option[]): string {
  const choices = options.map(
    ({ value, label, area }) =>
      `<option value="${asHtml(value)}"${area ? ` data-area="${asHtml(area)}"` : ''}>${asHtml(label)}</option>`,
  );
  return `<label class="${controls.choice}">${FILTERS[name].label}
<select name="${name}"><option value="">All</option>${choices.join('')}</select></label>`;
}

/** A value that can be chosen, and what the reader sees for it; an entity knows its area. */
type Option = Readonly<{ value: string; label: string; area?: string }>;

/** What the filters offer: only what occurs. */
function optionsOf(
  catalog: readonly CatalogEntity[],
): Readonly<Record<FilterName, readonly Option[]>> {
  const fields = fieldsOf(catalog).map(({ field }) => field);
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
    system: [...systems]
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => compareLabels(a.label, b.label)),
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
