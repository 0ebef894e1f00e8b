import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Sureness as Sure } from '../../dictionary/model/relationships';
import styles from './styles.module.css';

/** How sure a join is: a word in a whole frame where a source states it, in a dashed one where not. */
export default function Sureness({ sure }: { sure: Sure }): ReactNode {
  return <span className={clsx(styles.sure, sure !== 'stated' && styles.unstated)}>{sure}</span>;
}
