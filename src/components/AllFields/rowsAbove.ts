import { counted } from '../../dictionary/model/counted';
import { letterAnchor } from './letters';
import { asHtml } from '../../code/asHtml';
import { countEntities, type NameGroup } from './showFields';

/** The row of a name that stands above its fields: what they share, and how many there are. */
export function groupHtml(group: NameGroup): string {
  const types = new Set(group.rows.map(({ type }) => type));
  const descriptions = new Set(group.rows.map(({ description }) => description));
  const count = `${counted(group.rows.length, 'field')} in ${counted(countEntities(group), 'entity', 'entities')}`;
  const shared = [...descriptions].join();
  return `<tr data-group>\
<th scope="rowgroup" colspan="2"><button type="button" name="open" value="${asHtml(group.key)}" aria-expanded="${group.open}">\
<span aria-hidden="true">${group.open ? '▾' : '▸'}</span><bdi>${asHtml(group.name)}</bdi><small>: ${count}</small></button></th>\
<td>${asHtml([...types].join(', '))}</td>\
<td>${descriptions.size === 1 ? asHtml(shared) : `<small>${descriptions.size} descriptions</small>`}</td></tr>`;
}

/** The row of a letter that stands above its names. */
export function letterHtml(letter: string, columns: number): string {
  return `<tr data-letter id="${letterAnchor(letter)}"><th scope="rowgroup" colspan="${columns}">${letter}</th></tr>`;
}

/** The links to the letters. */
export function lettersHtml(letters: readonly string[]): string {
  return letters.map((letter) => `<a href="#${letterAnchor(letter)}">${letter}</a>`).join(' ');
}
