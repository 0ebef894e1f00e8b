import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { PAGES } from '../../dictionary/model/addresses';
import { SECTION_ANCHORS } from '../../dictionary/model/anchors';
import type { PageHistory } from '../../contract/page';
import styles from './styles.module.css';

/** Since when an entity is in the dictionary, and what changed in it; the address of a field that is gone leads here. */
export default function EntityHistory({ since, last, steps }: PageHistory): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  // Addresses of what is gone lead here; the check of links knows only headings by itself.
  collectAnchor(SECTION_ANCHORS.history);
  for (const { anchor, isGone } of steps.flatMap(({ lines }) => lines)) {
    if (isGone) collectAnchor(anchor);
  }
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
            {lines.map(({ field, anchor, isGone, text }, at) => (
              <li key={at} id={isGone && anchor}>
                {field && <strong>{isGone ? field : <a href={`#${anchor}`}>{field}</a>}: </strong>}
                {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
