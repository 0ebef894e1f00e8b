import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { codeSystemFieldsPath } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import styles from './styles.module.css';
import type { UsedCodeSystem } from '../../dictionary/model/valueSets';

/** The published lists of codes that fields draw on, each with an anchor of its own. */
export default function CodeSystems({ list }: { list: readonly UsedCodeSystem[] }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  return list.map(({ key, name, publisher, uri, note, fields }) => {
    collectAnchor(key);
    return (
      <section key={key} id={key} className={styles.system}>
        <h2>{name}</h2>
        <p>
          {publisher}; <Link to={codeSystemFieldsPath(key)}>{counted(fields, 'field')}</Link>.{' '}
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
