import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Lays out an entity's two sections, the example before the fields: one under the other, or side by side
 * where there is room, the example staying in sight while the fields scroll.
 */
export default function ExampleBesideFields({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.sections}>{children}</div>;
}
