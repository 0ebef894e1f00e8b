import type { CatalogEntity } from '../../contract/catalog';
import { counted } from '../../dictionary/model/counted';
import { ARROWS, orderOf } from '../sort';
import { ALL_FIELDS, sortOf } from './allFieldsView';
import { fieldsOf } from './catalogFields';
import { rowHtml, type WithBaseUrl } from './cells';
import { COLUMN_KEYS, COLUMNS, sortsBy, type ColumnKey } from './columns';
import { controlsHtml } from './controlsHtml';
import styles from './styles.module.css';

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
<span aria-hidden="true">${ARROWS[order]}</span></button><noscript>${heading}</noscript>`;
}
