import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Field } from '../../dictionary/model/dictionary';
import FieldRow from './FieldRow';
import SortableHeader from './SortableHeader';
import GridControls from './GridControls';
import { fieldsInView, WHOLE_FILE } from './gridView';
import styles from './styles.module.css';
import type { PageData } from '../../dictionary/model/page';

const FILTER_FROM = 13;

/** The fields of an entity as a table: all in the HTML, and with a script filtered and sorted. */
export default function FieldGrid({ name, fields }: PageData): ReactNode {
  const [view, setView] = useState(WHOLE_FILE);
  const marked = useMarkedAnchor(fields, () => setView(WHOLE_FILE));
  const shown = fieldsInView(fields, view);
  return (
    <>
      {fields.length >= FILTER_FROM && (
        <GridControls fields={fields} shown={shown.length} view={view} onChange={setView} />
      )}
      <table className={styles.grid} role="table">
        <caption className="portal-unseen">
          Fields of {name}, in the order of the export file
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <SortableHeader sortKey="fieldName" view={view} onChange={setView}>
              Field
            </SortableHeader>
            <SortableHeader sortKey="dataType" view={view} onChange={setView}>
              Data Type
            </SortableHeader>
            <th scope="col" role="columnheader">
              Example Value
            </th>
            <th scope="col" role="columnheader">
              Description
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map((field) => (
            <FieldRow key={field.anchor} field={field} marked={field.anchor === marked} />
          ))}
        </tbody>
      </table>
      {shown.length === 0 && (
        <p className={styles.nothing}>
          No field fits.{' '}
          <button type="button" className="portal-button" onClick={() => setView(WHOLE_FILE)}>
            Show all {fields.length}
          </button>
        </p>
      )}
    </>
  );
}

/**
 * The anchor in the address, if it is a field's. A script's navigation does not move `:target`, so
 * the row is marked by hand; the filter is cleared, for it might hide the row.
 */
function useMarkedAnchor(fields: readonly Field[], showAll: () => void): string | undefined {
  const { hash } = useLocation();
  const [followed, setFollowed] = useState(hash);
  if (hash !== followed) {
    setFollowed(hash);
    showAll();
  }
  const anchor = decodeAnchor(hash);
  // The server knows no fragment; the first render in the browser must be the server's.
  const known = useIsBrowser() && fields.some((field) => field.anchor === anchor);
  const marked = known ? anchor : undefined;
  useEffect(() => {
    if (marked) document.getElementById(marked)?.scrollIntoView();
  }, [marked]);
  return marked;
}

function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
