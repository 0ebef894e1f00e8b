import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { PAGES } from '../../dictionary/model/addresses';
import { SECTION_ANCHORS } from '../../dictionary/model/anchors';
import type { PageHistory } from '../../contract/page';
import styles from './styles.module.css';

/** Since when an entity is in the dictionary, and what changed in it. */
export default function EntityHistory({ since, last, steps }: PageHistory): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  // The check of links knows only headings by itself.
  collectAnchor(SECTION_ANCHORS.history);
  const facts = `In this dictionary since ${since}.`;
  if (steps.length === 0) {
    return (
      <p id={SECTION_ANCHORS.history} className={styles.facts}>
        {facts} Not changed since.
      </p>
    );
  }
  return (
    <details id={SECTION_ANCHORS.history} className={styles.facts}>
      <summary>
        {facts} Last changed in {last}.
      </summary>
      {steps.map(({ version, lines }) => (
        <section key={version}>
          <p>
            <Link to={PAGES.changes}>{version}</Link>
          </p>
          <ul>
            {lines.map(({ field, anchor, text }, at) => (
              <li key={at}>
                {field && <strong>{anchor ? <a href={`#${anchor}`}>{field}</a> : field}: </strong>}
                {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
