import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Who says a description, quietly behind it: the vendor, another source, or a standard by its short name. */
export default function DescribedBy({ mark }: { mark: string }): ReactNode {
  return (
    <>
      {' '}
      <span className={styles.mark}>{mark}</span>
    </>
  );
}
