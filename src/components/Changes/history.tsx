import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { PAGES } from '../../dictionary/model/addresses';
import { SECTION_ANCHORS } from '../../dictionary/model/anchors';
import type { PageData, PageHistory } from '../../dictionary/contract/page';
import styles from '../parts.module.css';

export function EntityHistory({ since, last, steps }: PageHistory): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  // The check of links knows only headings by itself.
  collectAnchor(SECTION_ANCHORS.history);
  const facts = `In this dictionary since ${since};`;
  if (steps.length === 0) {
    return (
      <p id={SECTION_ANCHORS.history} className={`portal-fine ${styles.history}`}>
        {facts} unchanged.
      </p>
    );
  }
  return (
    <details id={SECTION_ANCHORS.history} className={`portal-fine ${styles.history}`}>
      <summary>
        {facts} last changed in {last}.
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

/** Fields that are no longer there, each at the address that it had. */
export function RemovedFields({ fields }: { fields: NonNullable<PageData['removed']> }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  return (
    <ul>
      {fields.map(({ fieldName, anchor }) => {
        collectAnchor(anchor);
        return (
          <li key={anchor} id={anchor} className={styles.removed}>
            <strong>{fieldName}</strong>, see <Link to={PAGES.changes}>What changed</Link>
          </li>
        );
      })}
    </ul>
  );
}
