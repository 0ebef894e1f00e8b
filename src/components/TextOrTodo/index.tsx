import type { ReactNode } from 'react';
import { TODO } from '../../dictionary/model/dataTypes';
import styles from './styles.module.css';

/** A text as written; where nobody has supplied it yet, the mark TODO. */
export default function TextOrTodo({ children }: { children: string }): ReactNode {
  return children === TODO ? <mark className={styles.todo}>{TODO}</mark> : children;
}
