import type { ReactNode } from 'react';
import type { ResultView } from '../../search/view';
import Highlight from './Highlight';
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
