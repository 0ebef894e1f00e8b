import { FILTER_NAMES, LOADED_FILTERS, type FilterName } from '../../dictionary/contract/lists';
import { fetchCatalog } from '../../dictionary/contract/catalog';
import { entityPath } from '../../dictionary/model/addresses';
import { compareLabels } from '../../dictionary/model/labels';
import { nameKey } from '../../dictionary/model/names';
import { resourceOf } from '../../dictionary/model/mapping';
import { classIn } from '../../dictionary/model/sensitivity';
import type { Fitting } from '../Search/useFitting';
import type { Sort } from '../tables';
import { textsOf, type Texts } from '../useAddressState';

/** What the address of all fields asks for. An order A to Z had a view of its own. */
export const VIEW_KEYS = ['q', ...FILTER_NAMES, 'name', 'sort', 'order', 'view'] as const;

export type AllFieldsView = Texts<(typeof VIEW_KEYS)[number]>;

export const ALL_FIELDS = textsOf(VIEW_KEYS);

export type TableRow = {
  id: string;
  element: Element;
  name: string;
  entityAt: number;
  /** What the filters compare; an empty text where the field has none. */
  values: Record<FilterName, string>;
};

/**
 * Reads the rows as they were served, which nobody has changed yet. As data they would make a first visit a fifth heavier.
 */
export function readRows(body: Element, areaOf: (slug: string) => string): TableRow[] {
  const slugs = new Set<string>();
  return Array.from(body.children, (element) => {
    const [, name, type, description] = Array.from(element.children) as [
      ...[HTMLElement, HTMLElement, HTMLElement, HTMLElement],
    ];
    const id = name.querySelector('a')?.getAttribute('href')?.split('/').at(-1) ?? '';
    const slug = id.replace(/#.*/, '');
    slugs.add(slug);
    const { nullable = 'no', values = '', system = '' } = type.dataset;
    return {
      id,
      element,
      name: name.textContent,
      entityAt: slugs.size,
      values: {
        type: type.firstChild?.textContent?.trim() ?? '',
        nullable,
        entity: slug,
        area: areaOf(slug),
        values,
        described: description.dataset.by ?? 'site',
        system,
        sensitivity: '',
        fhir: '',
      },
    };
  });
}

/** The columns by which rows can be sorted: as the address names them, and their headings. */
export const SORTS = [
  ['entity', 'Entity', (a: TableRow, b: TableRow) => a.entityAt - b.entityAt],
  ['name', 'Field', (a: TableRow, b: TableRow) => compareLabels(a.name, b.name)],
  ['type', 'Data Type', (a: TableRow, b: TableRow) => compareLabels(a.values.type, b.values.type)],
] as const;

/** By entity, as in the export files, where a view asks for nothing that can be sorted by. */
export function sortOf({ sort, order, view }: AllFieldsView): Sort {
  if (SORTS.some(([key]) => key === sort)) return { sort, order };
  return { sort: view === 'a-z' ? 'name' : 'entity', order: '' };
}

/** Loads what the filters compare of which the rows know nothing, by the end of each field's address. */
export async function fetchMarks(address: string) {
  const catalog = await fetchCatalog(address);
  const marks = catalog.flatMap(({ slug, fields }) =>
    fields.map(({ anchor, sensitivity = [], fhir = [] }) => {
      const own = { sensitivity: sensitivity.map(classIn), fhir: fhir.map(resourceOf) };
      return [`${slug}#${anchor}` as string, own] as const;
    }),
  );
  return new Map(marks);
}

const isLoaded = (filter: FilterName) => LOADED_FILTERS.some((each) => each === filter);

type Marks = Awaited<ReturnType<typeof fetchMarks>>;

/**
 * @param marks what `fetchMarks` gives; until then its filters are not applied
 * @param fitting what fits the words, where there are any
 */
export function showFields(
  all: readonly TableRow[],
  view: AllFieldsView,
  marks?: Marks,
  fitting?: Fitting,
): TableRow[] {
  const key = nameKey(view.name);
  const loaded = LOADED_FILTERS.filter((filter) => marks && view[filter]);
  const filters = FILTER_NAMES.filter((filter) => view[filter] && !isLoaded(filter));
  const { sort, order } = sortOf(view);
  const [, , compare] = SORTS.find(([by]) => by === sort)!;
  const direction = order === 'desc' ? -1 : 1;
  return all
    .filter(
      ({ id, name, values }) =>
        filters.every((filter) => values[filter] === view[filter]) &&
        loaded.every((filter) => marks?.get(id)?.[filter].includes(view[filter])) &&
        (!key || nameKey(name) === key) &&
        (!fitting || fitting.has(entityPath(id))),
    )
    .sort((a, b) => direction * compare(a, b));
}

export function drawRows(body: Element, rows: readonly TableRow[]): void {
  const focused = body.querySelector<HTMLElement>(':focus');
  body.replaceChildren(...rows.map(({ element }) => element));
  // What is taken out and put back loses the focus.
  focused?.focus({ preventScroll: true });
}

export function markWords(body: Element, fitting: Fitting | undefined): void {
  // Browsers of before 2025 may not know it.
  if (!('highlights' in CSS)) return;
  const found = new Highlight();
  body.querySelectorAll('td:first-child, th a, td:last-child').forEach(({ firstChild: text }) => {
    if (!(text instanceof Text)) return;
    let endOffset = 0;
    for (const piece of fitting?.marked(text.data) ?? []) {
      const startOffset = endOffset;
      endOffset += piece.text.length;
      const ends = { startContainer: text, startOffset, endContainer: text, endOffset };
      if (piece.marked) found.add(new StaticRange(ends));
    }
  });
  CSS.highlights.set('found', found);
}
