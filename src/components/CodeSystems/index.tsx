import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { counted } from '../../dictionary/counted';
import type { UsedCodeSystem } from '../../outputs/lists/render';
import styles from './styles.module.css';

/** The published lists of codes that fields draw on, each with an anchor of its own. */
export default function CodeSystems({ list }: { list: readonly UsedCodeSystem[] }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  return list.map(({ key, name, publisher, uri, note, fields }) => {
    collectAnchor(key);
    return (
      <section key={key} id={key} className={styles.system}>
        <h2>{name}</h2>
        <p>
          {publisher}; {counted(fields, 'field')}.{' '}
          {uri ? (
            <>
              URI in FHIR: <code>{uri}</code>
            </>
          ) : (
            'No URI in FHIR is known.'
          )}
        </p>
        {note && <p>{note}</p>}
      </section>
    );
  });
}
