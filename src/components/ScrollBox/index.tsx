import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A wide table that scrolls in a box of its own, so that the page does not; the keyboard reaches it. */
export default function ScrollBox({
  label,
  children,
}: {
  label: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.box} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
