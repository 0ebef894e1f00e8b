import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  label: string;
  /** What stands for no choice. */
  none?: string;
  entities: readonly Readonly<{ slug: string; name: string }>[];
  slug: string;
  onPick: (slug: string) => void;
};

/** A labeled select of an entity, or of something else that has a name. */
export default function EntityPicker({
  label,
  none = 'Choose an entity',
  entities,
  slug,
  onPick,
}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.end}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={slug} onChange={(event) => onPick(event.target.value)}>
        <option value="">{none}</option>
        {entities.map((entity) => (
          <option key={entity.slug} value={entity.slug}>
            {entity.name}
          </option>
        ))}
      </select>
    </div>
  );
}
