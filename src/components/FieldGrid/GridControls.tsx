import { useId, type ReactNode } from 'react';
import { counted } from '../../dictionary/model/counted';
import { isTodo } from '../../dictionary/model/todo';
import FilterBox from '../FilterBox';
import { ToggleButton } from '../ui';
import type { Change } from '../useAddressState';
import { isVendors, type GridField, type GridView } from './gridView';
import styles from './controls.module.css';

type Props = {
  /** Of the entity. */
  name: string;
  fields: readonly GridField[];
  shown: number;
  view: GridView;
  onChange: Change<GridView>;
  /** The reader has done typing. */
  onTyped: () => void;
};

/**
 * What stays above the rows of a long grid: whose fields they are, a filter, and a toggle for each
 * kind of field there is.
 */
export default function GridControls(props: Props): ReactNode {
  const { name, fields, shown, view, onChange } = props;
  const id = useId();
  return (
    <div className={styles.controls}>
      <span className={styles.entity}>
        <bdi>{name}</bdi>
      </span>
      <div className={styles.filter} data-needs-script>
        <label htmlFor={id}>Filter</label>
        <FilterBox
          id={id}
          className={styles.box}
          placeholder="Name, type or description"
          query={view.query}
          onType={(query) => onChange({ ...view, query }, 'typing')}
          onClear={() => onChange({ ...view, query: '' })}
          onLeave={props.onTyped}
        />
        {fields.some(({ isNullable }) => isNullable) && (
          <ToggleButton
            on={view.onlyNullable}
            onPress={() => onChange({ ...view, onlyNullable: !view.onlyNullable })}
          >
            Only nullable
          </ToggleButton>
        )}
        {fields.some(isVendors) && !fields.every(isVendors) && (
          <ToggleButton
            on={view.onlyVendor}
            onPress={() => onChange({ ...view, onlyVendor: !view.onlyVendor })}
          >
            Only vendor’s
          </ToggleButton>
        )}
        {fields.some(isTodo) && (
          <ToggleButton
            on={view.onlyTodo}
            onPress={() => onChange({ ...view, onlyTodo: !view.onlyTodo })}
          >
            Only TODO
          </ToggleButton>
        )}
      </div>
      <span role="status" className={styles.count}>
        {shown < fields.length && `${shown} of `}
        {counted(fields.length, 'field')}
      </span>
    </div>
  );
}
