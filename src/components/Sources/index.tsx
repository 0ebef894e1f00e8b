import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Source } from '../../dictionary/model/sources';
import styles from './styles.module.css';

/** Who says how the export is made: what each source tells, its stamp, its address. */
export default function Sources({ list }: { list: readonly Source[] }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  return (
    <dl className={styles.list}>
      {list.map(({ key, name, about, stamp, address }) => {
        collectAnchor(key);
        return (
          <div key={key} id={key} className={styles.source}>
            <dt>{name.charAt(0).toUpperCase() + name.slice(1)}</dt>
            <dd>
              {about}
              {stamp && <div>Stamp or date: {stamp}</div>}
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
