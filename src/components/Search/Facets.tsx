import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Facet } from '../../search/view';
import styles from './styles.module.css';

type Props = { facets: readonly Facet[]; onChoose: (filter: string) => void };

/** Filters that would narrow the results; pressing one types it. */
export default function Facets({ facets, onChoose }: Props): ReactNode {
  if (facets.length === 0) return null;
  return (
    <div role="group" aria-label="Narrow the results" className={styles.facets}>
      {facets.map(({ filter, count }) => (
        <button
          key={filter}
          type="button"
          className={clsx('portal-button', styles.facet)}
          onClick={() => onChoose(filter)}
        >
          {filter} <span>{count}</span>
        </button>
      ))}
    </div>
  );
}
