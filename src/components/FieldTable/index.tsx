import { useMemo, type ReactNode } from 'react';
import type { Area } from '../../outputs/areas/render';
import type { FieldName } from '../../outputs/names/render';
import AToZ, { ServedAToZ } from './AToZ';
import { downloadCsv } from './csv';
import { ALL_FIELDS, toggleGroup } from './fieldsView';
import { showFields } from './showFields';
import Toolbar from './Toolbar';
import { useCatalog } from './useCatalog';
import { useFieldsView } from './useFieldsView';
import styles from './styles.module.css';

type Props = {
  names: readonly FieldName[];
  /** The areas of the export in their order. */
  areas: readonly Pick<Area, 'name'>[];
};

/**
 * Every field of the export: in the HTML as a list of names A to Z, and with a script as a table
 * that is filtered, grouped and sorted.
 */
export default function FieldTable({ names, areas }: Props): ReactNode {
  const [view, change] = useFieldsView();
  const { catalog, failed } = useCatalog();
  const shown = useMemo(() => catalog && showFields(catalog.rows, view), [catalog, view]);
  const table = view.aToZ ? undefined : shown;
  return (
    <>
      <Toolbar
        view={view}
        onChange={change}
        areas={areas}
        names={names.length}
        rows={catalog?.rows}
        shown={table}
        onDownload={() => downloadCsv((table ?? catalog)?.rows ?? [])}
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
