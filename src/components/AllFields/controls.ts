import { counted } from '../../dictionary/model/counted';
import { readFilters, type AllFieldsView } from './allFieldsView';
import type { Shown } from './showFields';
import { FILTER_NAMES } from './tableRows';

/** The form above the table, whose controls are called as in the address. */
export type Controls = Readonly<{
  /** What the reader asks for by box, selects and checkbox; the rest of the view stays. */
  read: (view: AllFieldsView) => AllFieldsView;
  /** Shows what a view asks for. */
  fill: (view: AllFieldsView) => void;
  /** The area of an entity, by slug. */
  areaOf: (entity: string) => string;
  /** Puts the focus in the box. */
  focus: () => void;
  /** Tells the reader something: as a rule, how much is shown. */
  say: (text: string) => void;
}>;

/** Takes over the served form. */
export function takeControls(form: HTMLFormElement): Controls {
  const control = <Type extends Element>(name: string) =>
    form.elements.namedItem(name) as unknown as Type;
  const box = control<HTMLInputElement>('q');
  const group = control<HTMLInputElement>('group');
  const select = (name: string) => control<HTMLSelectElement>(name);
  const entities = Array.from(select('entity').options);
  const areas = new Map(entities.map(({ value, dataset }) => [value, dataset.area ?? '']));
  return {
    areaOf: (entity) => areas.get(entity) ?? '',
    read: (view) => ({
      ...view,
      query: box.value,
      filters: readFilters((name) => select(name).value),
      grouped: group.checked,
    }),
    fill: (view) => {
      // To set what is there already would move the caret.
      if (box.value !== view.query) box.value = view.query;
      FILTER_NAMES.forEach((name) => choose(select(name), view.filters[name]));
      group.checked = view.grouped;
      control('view').setAttribute('aria-pressed', String(view.aToZ));
      const only = control<HTMLButtonElement>('name');
      only.hidden = !view.name;
      only.textContent = view.name && `Only ${view.name} ✕`;
    },
    focus: () => box.focus(),
    say: (text) => {
      const output = form.querySelector('output');
      // A screen reader tells what is set, even if it is the same.
      if (output && output.textContent !== text) output.textContent = text;
    },
  };
}

/** An address may ask for what there is not (yet); the select says so. */
function choose(select: HTMLSelectElement, value: string): void {
  select.querySelector('[data-unknown]')?.remove();
  if (!Array.from(select.options).some((option) => option.value === value)) {
    const unknown = document.createElement('option');
    unknown.text = unknown.value = value;
    unknown.dataset.unknown = '';
    select.add(unknown);
  }
  select.value = value;
}

/** How much a view shows of all fields: `4 names, 58 of 2,035 fields`. */
export function countShown({ rows, names }: Shown, fields: number): string {
  const some = rows.length < fields ? `${rows.length.toLocaleString('en-US')} of ` : '';
  const under = names === undefined ? '' : `${counted(names, 'name')}, `;
  return `${under}${some}${counted(fields, 'field')}`;
}
