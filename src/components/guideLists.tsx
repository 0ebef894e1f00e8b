import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { DownloadText } from '../contract/downloadList';
import { KEPT } from '../contract/kept';
import type { Abbreviation } from '../dictionary/model/dictionary';
import type { Source } from '../dictionary/model/sources';
import { MARKS } from '../dictionary/model/marks';
import { VALUE_STATUSES } from '../dictionary/model/valueSets';
import styles from './guideLists.module.css';

/** The list of abbreviations: what the letters stand for and what that means. */
export function Abbreviations({ list }: { list: readonly Abbreviation[] }): ReactNode {
  return (
    <dl className={styles.abbreviations}>
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

/** Who says how the export is made: what each source tells, its stamp, its address. */
export function Sources({ list }: { list: readonly Source[] }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  return (
    <dl className={styles.list}>
      {list.map(({ key, name, about, stamp, address }) => {
        collectAnchor(key);
        return (
          <div key={key} id={key} className={`portal-target ${styles.source}`}>
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

/** What is said of several kinds of downloads, each under its name. */
export function DownloadTexts({ list }: { list: readonly DownloadText[] }): ReactNode {
  return (
    <dl className={`${styles.list} ${styles.statuses}`}>
      {list.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the browser keeps, by the names in its storage. */
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

/** The marks of a field, and what each of them says. */
export function FieldMarks(): ReactNode {
  return (
    <DownloadTexts
      list={Object.values(MARKS).map(({ mark, means }) => ({ title: mark, text: means }))}
    />
  );
}

/** The words before a field's values, and what each of them says of the list. */
export function ValueStatuses(): ReactNode {
  const statuses = Object.values(VALUE_STATUSES);
  return <DownloadTexts list={statuses.map(({ lead, means }) => ({ title: lead, text: means }))} />;
}
