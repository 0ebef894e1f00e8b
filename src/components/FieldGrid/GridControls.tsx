import { useId, type ReactNode } from 'react';
import { counted } from '../../dictionary/model/counted';
import FilterBox from '../FilterBox';
import { ToggleButton } from '../ui';
import type { Change } from '../useAddressState';
import { KIND_NAMES, KINDS, type GridField, type GridView, type Kind } from './gridView';
import styles from './controls.module.css';

type Props = {
  name: string;
  fields: readonly GridField[];
  shown: number;
  view: GridView;
  onChange: Change<GridView>;
  onTyped: () => void;
};

export default function GridControls(props: Props): ReactNode {
  const { name, fields, shown, view, onChange } = props;
  const id = useId();
  const isOffered = (kind: Kind) => {
    const { fits } = KINDS[kind];
    return fields.some(fits) && !(kind === 'described' && fields.every(fits));
  };
  const toggle = (kind: Kind) => {
    const only = view.only.filter((each) => each !== kind);
    onChange({ ...view, only: only.length < view.only.length ? only : [...only, kind] });
  };
  return (
    <div className={styles.controls}>
      <span className={styles.entity}>
        <bdi>{name}</bdi>
      </span>
      <div className={styles.filter} data-needs-script>
        <label htmlFor={id} className="portal-unseen-on-phones">
          Filter
        </label>
        <FilterBox
          id={id}
          className={styles.box}
          placeholder="Name, type or description"
          query={view.query}
          onType={(query) => onChange({ ...view, query }, 'typing')}
          onClear={() => onChange({ ...view, query: '' })}
          onLeave={props.onTyped}
        />
        {KIND_NAMES.filter(isOffered).map((kind) => (
          <ToggleButton key={kind} on={view.only.includes(kind)} onPress={() => toggle(kind)}>
            {KINDS[kind].label}
          </ToggleButton>
        ))}
      </div>
      <span role="status" className={`portal-fine ${styles.count}`}>
        {shown < fields.length && `${shown} of `}
        {counted(fields.length, 'field')}
      </span>
    </div>
  );
}
