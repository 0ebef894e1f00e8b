import { useId, useMemo, type ReactNode } from 'react';
import FilterBox from '../FilterBox';
import type { CatalogRow } from './catalogRows';
import Select from './Select';
import { optionsOf } from './options';
import Count from './Count';
import { ALL_FIELDS, type AllFieldsView } from './allFieldsView';
import type { Shown } from './showFields';
import type { ChangeView } from './useAllFieldsView';
import styles from './controls.module.css';
import type { Area } from '../../dictionary/model/areas';

type Props = {
  view: AllFieldsView;
  onChange: ChangeView;
  areas: readonly Pick<Area, 'name'>[];
  /** How many distinct names there are. */
  names: number;
  /** All fields, and what the table shows of them, once there is a table. */
  rows: readonly CatalogRow[] | undefined;
  shown: Shown | undefined;
  onDownload: () => void;
};

/** What narrows, groups and saves the fields; whatever narrows them shows the table. */
export default function AllFieldsControls(props: Props): ReactNode {
  const { view, onChange, areas, names, rows, shown, onDownload } = props;
  const id = useId();
  const choices = useMemo(() => optionsOf(rows ?? []), [rows]);
  const narrow = (part: Partial<AllFieldsView>, typing?: boolean) =>
    onChange({ ...view, aToZ: false, ...part }, typing);
  return (
    <div className={styles.toolbar} data-needs-script>
      <div className={styles.choices}>
        <div className={styles.query}>
          <label htmlFor={id}>Filter</label>
          <FilterBox
            id={id}
            placeholder="Name, description or entity"
            query={view.query}
            onType={(query) => narrow({ query }, true)}
            onClear={() => narrow({ query: '' })}
          />
        </div>
        <Select
          label="Data type"
          value={view.dataType}
          options={choices.dataTypes}
          onChoose={(dataType) => narrow({ dataType })}
        />
        <Select
          label="Nullable"
          value={view.nullable}
          options={[
            ['yes', 'Yes'],
            ['no', 'No'],
          ]}
          onChoose={(nullable) => narrow({ nullable: nullable as AllFieldsView['nullable'] })}
        />
        <Select
          label="Entity"
          value={view.entity}
          options={choices.entities}
          onChoose={(entity) => narrow({ entity })}
        />
        <Select
          label="Area"
          value={view.area}
          options={areas.map(({ name }) => [name, name])}
          onChoose={(area) => narrow({ area })}
        />
        <Select
          label="Values"
          value={view.values}
          options={choices.statuses}
          onChoose={(values) => narrow({ values })}
        />
      </div>
      <div className={styles.actions}>
        <label className={styles.group}>
          <input
            type="checkbox"
            checked={view.grouped}
            onChange={(event) => narrow({ grouped: event.target.checked })}
          />
          Group by name
        </label>
        <button
          type="button"
          className="portal-button"
          aria-pressed={view.aToZ}
          onClick={() => onChange({ ...view, aToZ: !view.aToZ })}
        >
          A to Z
        </button>
        <button type="button" className="portal-button" onClick={() => onChange(ALL_FIELDS)}>
          Reset
        </button>
        <button type="button" className="portal-button" disabled={!rows} onClick={onDownload}>
          Download CSV
        </button>
        {view.name && (
          <button
            type="button"
            className="portal-button"
            title="Show fields of all names"
            onClick={() => narrow({ name: '', open: [] })}
          >
            Only <bdi>{view.name}</bdi> <span aria-hidden="true">✕</span>
          </button>
        )}
        <Count names={names} fields={rows?.length} shown={shown} />
      </div>
    </div>
  );
}
