import { fieldPath } from '../../dictionary/model/addresses';
import { TODO } from '../../dictionary/model/dataTypes';
import todo from '../ui.module.css';
import type { FieldOfEntity } from './catalogFields';
import { COLUMN_KEYS, type ColumnKey } from './columns';
import { asHtml } from '../../code/asHtml';

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
export function rowHtml(of: FieldOfEntity, withBaseUrl: WithBaseUrl): string {
  return `<tr>${COLUMN_KEYS.map((key) => CELLS[key](of, withBaseUrl)).join('')}`;
}

function textOrTodo(text: string): string {
  return text === TODO ? `<mark class="${todo.todo}">${TODO}</mark>` : asHtml(text);
}
