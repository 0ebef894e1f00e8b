import { useMemo, type ReactNode } from 'react';
import AToZ, { ServedAToZ } from './AToZ';
import { download } from '../download';
import { fieldsCsv } from './csv';
import { ALL_FIELDS, toggleGroup } from './allFieldsView';
import { showFields } from './showFields';
import AllFieldsControls from './AllFieldsControls';
import { useCatalog } from './useCatalog';
import { useAllFieldsView } from './useAllFieldsView';
import styles from './styles.module.css';
import type { Area } from '../../dictionary/model/areas';
import type { FieldName } from '../../dictionary/model/names';

type Props = {
  names: readonly FieldName[];
  /** The areas of the export in their order. */
  areas: readonly Pick<Area, 'name'>[];
};

/**
 * Every field of the export: in the HTML as a list of names A to Z, and with a script as a table
 * that is filtered, grouped and sorted.
 */
export default function AllFields({ names, areas }: Props): ReactNode {
  const [view, change] = useAllFieldsView();
  const { catalog, failed } = useCatalog();
  const shown = useMemo(() => catalog && showFields(catalog.rows, view), [catalog, view]);
  const table = view.aToZ ? undefined : shown;
  return (
    <>
      <AllFieldsControls
        view={view}
        onChange={change}
        areas={areas}
        names={names.length}
        rows={catalog?.rows}
        shown={table}
        onDownload={() =>
          download(
            'fields.csv',
            fieldsCsv((table ?? catalog)?.rows ?? []),
            'text/csv;charset=utf-8',
          )
        }
      />
      {failed && (
        <p role="status">The table could not be loaded. Reload the page to try it again.</p>
      )}
      {catalog && table ? (
        <catalog.Table
          items={table.items}
          view={view}
          onSort={(sort) => change({ ...view, sort })}
          onToggle={(group) => change(toggleGroup(view, group.key))}
        />
      ) : view.aToZ || failed ? (
        <AToZ names={names} />
      ) : (
        <ServedAToZ names={names} />
      )}
      {catalog && table?.items.length === 0 && (
        <p className={styles.nothing}>
          No field fits.{' '}
          <button type="button" className="portal-button" onClick={() => change(ALL_FIELDS)}>
            Show all {catalog.rows.length.toLocaleString('en-US')}
          </button>
        </p>
      )}
    </>
  );
}
