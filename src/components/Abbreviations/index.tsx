import type { ReactNode } from 'react';
import type { Abbreviation } from '../../dictionary/model/dictionary';
import styles from './styles.module.css';

/** The list of abbreviations: what the letters stand for and what that means. */
export default function Abbreviations({ list }: { list: readonly Abbreviation[] }): ReactNode {
  return (
    <dl className={styles.list}>
      {list.map(({ abbreviation, expansion, meaning }) => (
        <div key={abbreviation} className={styles.entry}>
          <dt>{abbreviation}</dt>
          <dd>
            <strong>{expansion}</strong>
            {meaning && <div>{meaning}</div>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
