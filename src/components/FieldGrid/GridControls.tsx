import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { counted } from '../../dictionary/model/counted';
import type { Field } from '../../dictionary/model/dictionary';
import { isTodo } from '../../dictionary/model/todo';
import FilterBox from '../FilterBox';
import ToggleButton from '../ToggleButton';
import type { GridView } from './gridView';
import styles from './styles.module.css';

type Props = {
  fields: readonly Field[];
  shown: number;
  view: GridView;
  onChange: (view: GridView) => void;
};

/** The filter of a long grid: a box, a count, and a toggle for each kind of field there is. */
export default function GridControls({ fields, shown, view, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.toolbar} data-needs-script>
      <label htmlFor={id}>Filter</label>
      <FilterBox
        id={id}
        className={clsx('portal-box', styles.box)}
        placeholder="Name, type or description"
        query={view.query}
        onType={(query) => onChange({ ...view, query })}
        onClear={() => onChange({ ...view, query: '' })}
      />
      {fields.some(({ isNullable }) => isNullable) && (
        <ToggleButton
          on={view.onlyNullable}
          onPress={() => onChange({ ...view, onlyNullable: !view.onlyNullable })}
        >
          Only nullable
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
      <span role="status" className={styles.count}>
        {shown < fields.length && `${shown} of `}
        {counted(fields.length, 'field')}
      </span>
    </div>
  );
}
