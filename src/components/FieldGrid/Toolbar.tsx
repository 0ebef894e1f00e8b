import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { counted } from '../../dictionary/counted';
import type { Field } from '../../dictionary/model';
import FilterBox from '../FilterBox';
import { hasTodo, type FieldView } from './fieldView';
import styles from './styles.module.css';

type Props = {
  fields: readonly Field[];
  shown: number;
  view: FieldView;
  onChange: (view: FieldView) => void;
};

/** The filter of a long grid: a box, a count, and a toggle for each kind of field there is. */
export default function Toolbar({ fields, shown, view, onChange }: Props): ReactNode {
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
        <Toggle
          on={view.onlyNullable}
          onToggle={(onlyNullable) => onChange({ ...view, onlyNullable })}
        >
          Only nullable
        </Toggle>
      )}
      {fields.some(hasTodo) && (
        <Toggle on={view.onlyTodo} onToggle={(onlyTodo) => onChange({ ...view, onlyTodo })}>
          Only TODO
        </Toggle>
      )}
      <span role="status" className={styles.count}>
        {shown < fields.length && `${shown} of `}
        {counted(fields.length, 'field')}
      </span>
    </div>
  );
}

type ToggleProps = { on: boolean; onToggle: (on: boolean) => void; children: string };

function Toggle({ on, onToggle, children }: ToggleProps): ReactNode {
  return (
    <button type="button" className="portal-button" aria-pressed={on} onClick={() => onToggle(!on)}>
      {children}
    </button>
  );
}
