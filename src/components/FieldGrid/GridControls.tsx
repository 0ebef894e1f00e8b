import { useId, type ReactNode } from 'react';
import { counted } from '../../dictionary/model/counted';
import FilterBox from '../FilterBox';
import { ToggleButton } from '../ui';
import type { Change } from '../useAddressState';
import { isOnly, KIND_NAMES, KINDS, type GridField, type GridView } from './gridView';
import styles from './controls.module.css';

type Props = {
  name: string;
  fields: readonly GridField[];
  shown: number;
  view: GridView;
  onChange: Change<Partial<GridView>>;
  onTyped: () => void;
};

export default function GridControls(props: Props): ReactNode {
  const { name, fields, shown, view, onChange } = props;
  const id = useId();
  const offered = KIND_NAMES.filter((kind) => {
    const { fits } = KINDS[kind];
    return fields.some(fits) && !(kind === 'described' && fields.every(fits));
  });
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
          query={view.q}
          onType={(q) => onChange({ q }, 'typing')}
          onClear={() => onChange({ q: '' })}
          onLeave={props.onTyped}
        />
        {offered.map((kind) => (
          <ToggleButton
            key={kind}
            on={isOnly(kind, view)}
            onPress={() => onChange({ [kind]: isOnly(kind, view) ? '' : KINDS[kind].says })}
          >
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
