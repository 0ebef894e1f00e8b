import { useEffect, useState, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from '@docusaurus/router';
import copyToClipboard from 'copy-text-to-clipboard';
import edition from '../../../docs/lists/edition.json';
import type { Field } from '../../dictionary/model/dictionary';
import { citation } from '../../dictionary/model/edition';
import { compareLabels } from '../../dictionary/model/labels';
import { lightLine } from '../ExampleFile';
import { useFollowLinks, useListener } from '../browser';
import { hasAllWords } from '../FilterBox/hasAllWords';
import { Button } from '../ui';
import { textsOf, type StateEntry, type Texts } from '../useAddressState';
import { COLUMNS } from './columns';
import styles from './styles.module.css';

type GridField = Pick<Field, 'fieldName' | 'dataType' | 'description' | 'isNullable' | 'anchor'>;

/** What the address of an entity asks for, in the words of the page of all fields. */
export const GRID_KEYS = ['q', 'nullable', 'sort', 'order'] as const;

export type GridView = Texts<(typeof GRID_KEYS)[number]>;

export const NO_FILTER = textsOf(GRID_KEYS);

export const isOnlyNullable = ({ nullable }: GridView) => nullable === 'yes';

const sortOf = ({ sort }: GridView) => COLUMNS.find(({ key }) => key === sort)?.sort;

/** All fields in a view's order, whether or not its filter shows them; without one, in file order. */
export function inOrder<F extends GridField>(fields: readonly F[], view: GridView): F[] {
  const { by } = sortOf(view) ?? {};
  if (!by) return [...fields];
  const direction = view.order === 'desc' ? -1 : 1;
  return [...fields].sort((a, b) => direction * compareLabels(a[by], b[by]));
}

/**
 * Makes the test of a view's filter. Each word of the query must be in the field's name, type or
 * description.
 */
export function fitsView(view: GridView): (field: GridField) => boolean {
  const hasWords = hasAllWords(view.q);
  return ({ fieldName, dataType, description, isNullable }) =>
    hasWords(`${fieldName} ${dataType} ${description}`) && (isNullable || !isOnlyNullable(view));
}

export function orderInWords(view: GridView): string {
  const sort = sortOf(view);
  if (!sort) return 'in the order of the export file';
  return `sorted by ${sort.inWords}, ${view.order === 'desc' ? 'Z to A' : 'A to Z'}`;
}

/**
 * Brings the rows of a table into a view's order and hides those that do not fit. The rows are the
 * browser's: React neither drew those of a page that was served, nor draws any of them again.
 */
export function showRows(
  body: HTMLTableSectionElement,
  fields: readonly GridField[],
  view: GridView,
): void {
  const before = rowsIn(body);
  const rows = new Map(before.map((row) => [row.id, row]));
  const fits = fitsView(view);
  let head: HTMLTableRowElement[] = [];
  const ordered = inOrder(fields, view).flatMap((field) => {
    const begins = before.filter(({ dataset }) => dataset.from === field.anchor);
    const row = rows.get(field.anchor);
    const isShown = fits(field);
    if (begins.length > 0) head = begins;
    for (const each of begins) each.hidden = true;
    if (row) row.hidden = !isShown;
    // In another order than the file's, groups have no beginning.
    if (isShown && !view.sort) for (const each of head) each.hidden = false;
    return [...begins, row ?? []].flat();
  });
  // Moving a row makes the browser lay out the table anew.
  if (ordered.some((row, at) => row !== before[at])) body.append(...ordered);
}

function rowsIn(body: HTMLTableSectionElement | null): HTMLTableRowElement[] {
  return Array.from(body?.querySelectorAll('tr') ?? []);
}

function rowOf(element: EventTarget): HTMLTableRowElement | null {
  return element instanceof Element ? element.closest('tbody tr') : null;
}

/**
 * Marks the row whose fragment the address names and brings it into view, each time that a link leads
 * there. A script's navigation does not move `:target`, so the row is marked by hand.
 *
 * @param showAll called where the filter hides the row
 */
export function useMarkedRow(
  body: RefObject<HTMLTableSectionElement | null>,
  showAll: () => void,
): void {
  const { hash, key, state } = useLocation<StateEntry | undefined>();
  useEffect(() => {
    const anchor = decoded(hash);
    const row = rowsIn(body.current).find(({ id }) => id && id === anchor);
    if (!row) return undefined;
    row.classList.add(styles.marked!);
    if (!state?.isSet) {
      // Once all rows are shown, the address is new and leads here again.
      if (row.hidden) showAll();
      else row.scrollIntoView();
    }
    return () => row.classList.remove(styles.marked!);
    // A link to the fragment that the address already has makes a new entry, with a key of its own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hash, key]);
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

type Copied = Readonly<{ link: HTMLAnchorElement; what: 'Link' | 'Citation' }>;

/**
 * What happens in the rows, handled at the table: links to fields copy themselves, links to other pages
 * lead there without loading everything anew, and the example shows the line of the row that is looked at.
 *
 * @returns handlers for the table, what was just copied, and what copies its citation or forgets it
 */
export function useRowEvents(entity: string, placeOf: (anchor: string) => number | undefined) {
  const follow = useFollowLinks();
  const [copied, setCopied] = useState<Copied>();
  const forget = () => setCopied(undefined);

  const copy = (link: HTMLAnchorElement, what: Copied['what'], text: string) => {
    // From within the row, for it is over when the focus leaves it.
    if (copyToClipboard(text, { target: link.parentElement! })) setCopied({ link, what });
  };
  const addressOf = ({ origin, pathname, hash }: HTMLAnchorElement) => origin + pathname + hash;

  const followOrCopy = (event: MouseEvent) => {
    follow(event);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.closest('h3')) copy(link, 'Link', addressOf(link));
  };

  const cite = ({ link }: Copied) => {
    const field = link.textContent;
    // The reader's own day; Swedish writes it as releases do.
    const day = new Date().toLocaleDateString('sv');
    const { citedAs } = edition;
    copy(link, 'Citation', citation({ entity, field, citedAs, address: addressOf(link), day }));
  };

  const lookAt = ({ target }: SyntheticEvent) => {
    const row = rowOf(target);
    lightLine(row ? placeOf(row.id) : undefined);
  };

  return {
    copied,
    cite,
    forget,
    handlers: {
      onClick: followOrCopy,
      onPointerOver: lookAt,
      onPointerLeave: () => lightLine(undefined),
      onFocus: lookAt,
    },
  };
}

type CopiedProps = Copied & { onCite: () => void; onClose: () => void };

export function CopiedLink({ link, what, onCite, onClose }: CopiedProps) {
  useListener(['pointerdown', 'focusin', 'keydown'], (event) => {
    const isDone =
      event instanceof KeyboardEvent
        ? event.key === 'Escape'
        : !link.closest('tr')?.contains(event.target as Node);
    if (isDone) onClose();
  });
  return createPortal(
    <span className={`portal-framed ${styles.copied}`}>
      {what} copied{' '}
      <Button className="portal-small-button" onClick={onCite}>
        Copy citation
      </Button>
    </span>,
    link.closest('td')!,
  );
}
