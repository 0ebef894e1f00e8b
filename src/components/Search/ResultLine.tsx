import { Fragment, type ReactNode } from 'react';
import type { ResultView, Segment } from '../../search/view';
import styles from './results.module.css';

/** One result: what it is called, where it is, what it is, and the words that were found. */
export default function ResultLine({ result }: { result: ResultView }): ReactNode {
  const { title, place, facts, text } = result;
  return (
    <>
      <span className={styles.title}>
        <Highlight text={title} />
      </span>
      {place && (
        <span className={styles.place}>
          {' in '}
          {place}
        </span>
      )}
      <span className={styles.facts}>
        {', '}
        {facts}
      </span>
      {text.length > 0 && (
        <span className={styles.text}>
          <Highlight text={text} />
        </span>
      )}
    </>
  );
}

/** A text with what was found marked. */
function Highlight({ text }: { text: readonly Segment[] }): ReactNode {
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
