import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { type DownloadText, KEPT } from '../dictionary/contract/lists';
import type { Abbreviation } from '../dictionary/model/dictionary';
import type { Source } from '../dictionary/model/sources';
import { MARKS } from '../dictionary/model/marks';
import { VALUE_STATUSES } from '../dictionary/model/valueSets';
import styles from './parts.module.css';

export function Abbreviations({ list }: { list: readonly Abbreviation[] }): ReactNode {
  return (
    <dl className={styles.terms}>
      {list.map(({ abbreviation, expansion, meaning }) => (
        <div key={abbreviation} className={styles.abbreviation}>
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

export function Sources({ list }: { list: readonly Source[] }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  return (
    <dl className={styles.terms}>
      {list.map(({ key, name, about, stamp, address }) => {
        collectAnchor(key);
        return (
          <div key={key} id={key} className={`portal-target ${styles.spaced}`}>
            <dt>{name.charAt(0).toUpperCase() + name.slice(1)}</dt>
            <dd>
              {about}
              {stamp && <div>Version or date: {stamp}</div>}
              {address && (
                <div>
                  Address: <a href={address}>{address}</a>
                </div>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

export function DownloadTexts({ list }: { list: readonly DownloadText[] }): ReactNode {
  return (
    <dl className={styles.terms}>
      {list.map(({ title, text }) => (
        <div key={title} className={styles.spaced}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Kept(): ReactNode {
  return (
    <ul>
      {Object.entries(KEPT).map(([name, what]) => (
        <li key={name}>
          <code>{name}</code>: {what}
        </li>
      ))}
    </ul>
  );
}

export function FieldMarks(): ReactNode {
  return (
    <DownloadTexts
      list={Object.values(MARKS).map(({ mark, means }) => ({ title: mark, text: means }))}
    />
  );
}

export function ValueStatuses(): ReactNode {
  const statuses = Object.values(VALUE_STATUSES);
  return <DownloadTexts list={statuses.map(({ lead, means }) => ({ title: lead, text: means }))} />;
}
