import { nextSort } from '../sort';
import { keepAddress } from './address';
import { ALL_FIELDS, printView, sortOf, toggleGroup, type AllFieldsView } from './allFieldsView';
import { countShown, takeControls } from './controls';
import { drawHeadings, drawRows, lettersHtml, markWords } from './drawTable';
import { showFields, type Shown } from './showFields';
import { readRows, type SortKey, type TableRow } from './tableRows';

/** The working page of all fields. */
export type AllFieldsTable = Readonly<{
  /** Shows what the address asks for; called when it has changed. */
  follow: () => void;
  /** The fields that are shown, in their order, each as the end of its address: `payer#zip`. */
  shownIds: () => string[];
  /** Tells the reader something, in place of how much is shown. */
  say: (text: string) => void;
}>;

/** Brings the letter of the address into view, also after a reload, when the browser has scrolled back. */
function showLetter(): void {
  const show = () => document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  show();
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => setTimeout(show), { once: true });
  }
}

/** The element that holds controls and table, once it works. */
export type AllFieldsElement = HTMLElement & { allFields?: AllFieldsTable };

/**
 * Makes the served controls work on the served table. While the page is still being read, rows wait
 * unseen if not all of them are asked for.
 */
export function start(root: AllFieldsElement): AllFieldsTable {
  const find = <Type extends Element>(selector: string) => root.querySelector(selector) as Type;
  const form = find<HTMLFormElement>('form');
  const controls = takeControls(form);
  const address = keepAddress();
  let view = address.read();
  let shown: Shown | undefined;
  let all: readonly TableRow[] | undefined;

  const draw = () => {
    controls.fill(view);
    const isWhole = printView(view) === '';
    if (document.readyState === 'loading') {
      root.toggleAttribute('data-waiting', !isWhole);
      document.addEventListener('readystatechange', draw, { once: true });
      return;
    }
    root.removeAttribute('data-waiting');
    // As it was served.
    if (isWhole && !all) return;
    const body = find<HTMLTableSectionElement>('tbody');
    all ??= readRows(body, controls.areaOf);
    const first = !shown;
    shown = showFields(all, view);
    drawRows(body, shown.items);
    markWords(body, view.query);
    drawHeadings(find('thead'), view);
    const letters = find<HTMLElement>('nav');
    letters.hidden = shown.letters.length === 0;
    letters.innerHTML = lettersHtml(shown.letters);
    find<HTMLElement>('table').hidden = shown.items.length === 0;
    find<HTMLElement>('table + p').hidden = shown.items.length > 0;
    controls.say(countShown(shown, all.length));
    // The browser has looked for the letter of the address before there were letters.
    if (first) showLetter();
  };
  const change = (next: AllFieldsView, typing = false) => {
    view = next;
    address.write(view, typing);
    draw();
  };
  const follow = () => {
    if (!address.isHere()) return;
    address.forget();
    const asked = address.read();
    if (printView(asked) === printView(view)) return;
    view = asked;
    draw();
  };
  const presses: Readonly<Record<string, (value: string) => void>> = {
    view: () => change({ ...view, aToZ: !view.aToZ, sort: undefined }),
    reset: () => change(ALL_FIELDS),
    name: () => change({ ...view, name: '', open: [] }),
    sort: (key) => change({ ...view, aToZ: false, sort: nextSort(sortOf(view), key as SortKey) }),
    open: (key) => change(toggleGroup(view, key)),
  };

  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button) presses[button.name]?.(button.value);
    // A button that is gone gives the focus to the box.
    if (button?.closest('[hidden]')) controls.focus();
  });
  form.addEventListener('input', ({ target }) =>
    change(controls.read(view), (target as HTMLInputElement).name === 'q'),
  );
  // Whoever leaves the box may leave the page.
  form.addEventListener('change', () => address.write(view));
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || (event.target as HTMLInputElement).name !== 'q') return;
    event.preventDefault();
    change({ ...view, query: '' });
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  window.addEventListener('popstate', follow);
  draw();
  const shownIds = () => {
    all ??= readRows(find('tbody'), controls.areaOf);
    return (shown ?? showFields(all, view)).rows.map(({ id }) => id);
  };
  root.allFields = { follow, shownIds, say: controls.say };
  return root.allFields;
}
