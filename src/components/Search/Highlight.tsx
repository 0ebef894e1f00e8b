import { Fragment, type ReactNode } from 'react';
import type { Segment } from '../../search/view';
import styles from './results.module.css';

/** A text with what was found marked. */
export default function Highlight({ text }: { text: readonly Segment[] }): ReactNode {
  return text.map(({ text: piece, marked }, at) =>
    marked ? (
      <mark key={at} className={styles.found}>
        {piece}
      </mark>
    ) : (
      <Fragment key={at}>{piece}</Fragment>
    ),
  );
}
