import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { PAGES } from '../../dictionary/model/addresses';
import { SECTION_ANCHORS } from '../../dictionary/model/anchors';
import type { PageData, PageStep } from '../../dictionary/contract/page';
import styles from '../parts.module.css';

/** How an entity changed from release to release. */
export function EntityHistory({ steps }: { steps: readonly PageStep[] }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  // The check of links knows only headings by itself.
  collectAnchor(SECTION_ANCHORS.history);
  return (
    <div id={SECTION_ANCHORS.history}>
      {steps.map(({ version, lines }) => (
        <Fragment key={version}>
          <p>
            Changed in <Link to={PAGES.changes}>{version}</Link>:
          </p>
          <ul>
            {lines.map(({ field, anchor, text }, at) => (
              <li key={at}>
                {field && <strong>{anchor ? <a href={`#${anchor}`}>{field}</a> : field}: </strong>}
                {text}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
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
