import type { CatalogEntity } from '../../contract/catalog';
import { FILTER_NAMES, FILTERS, type FilterName } from './filters';
import { asHtml } from '../../code/asHtml';
import { optionsOf, type Option } from './options';
import styles from './controls.module.css';

/** The form above the table as HTML: what narrows, groups, orders and saves the fields. */
export function controlsHtml(catalog: readonly CatalogEntity[], count: string): string {
  const options = optionsOf(catalog);
  return `<form class="${styles.controls}" autocomplete="off">
<div class="${styles.choices}">
<label class="${styles.query}">Filter
<input type="search" name="q" placeholder="Name, description or entity"></label>
${FILTER_NAMES.map((name) => selectHtml(name, options[name])).join('\n')}
</div>
<div class="${styles.actions}">
<label class="${styles.group}"><input type="checkbox" name="group"> Group by name</label>
<button type="button" class="portal-button" name="view" aria-pressed="false">A to Z</button>
<button type="button" class="portal-button" name="reset">Reset</button>
<button type="button" class="portal-button" name="csv" disabled>Download CSV</button>
<button type="button" class="portal-button" name="name" title="Show fields of all names" hidden></button>
<output class="${styles.count}">${count}</output>
</div>
</form>`;
}

function selectHtml(name: FilterName, options: readonly Option[]): string {
  const choices = options.map(
    ({ value, label, area }) =>
      `<option value="${asHtml(value)}"${area ? ` data-area="${asHtml(area)}"` : ''}>${asHtml(label)}</option>`,
  );
  return `<label class="${styles.choice}">${FILTERS[name].label}
<select name="${name}"><option value="">All</option>${choices.join('')}</select></label>`;
}
