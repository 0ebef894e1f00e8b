import { memo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { fieldPath } from '../../dictionary/model/addresses';
import { byLetter } from './letters';
import styles from './aToZ.module.css';
import type { FieldName, NamePlace } from '../../dictionary/model/names';

const MOST_PLACES = 6;
const FIRST_PLACES = 5;

/** The distinct field names under their letters, each with links to its places. */
function AToZ({ names }: { names: readonly FieldName[] }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const letters = byLetter(names);
  letters.forEach(({ anchor }) => collectAnchor(anchor));
  return (
    // The search knows the fields from their own pages.
    <div>
      <nav aria-label="Letters" className={styles.bar}>
        {letters.map(({ letter, anchor }) => (
          <a key={anchor} href={`#${anchor}`}>
            {letter}
          </a>
        ))}
      </nav>
      {letters.map((section) => (
        <section key={section.anchor} aria-labelledby={section.anchor} className={styles.letter}>
          <h2 id={section.anchor}>{section.letter}</h2>
          <dl>
            {section.names.map(({ name, places }) => (
              <div key={name}>
                <dt>
                  <bdi>{name}</bdi>
                </dt>
                <dd>
                  <Places places={places} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

// Typing in the filter must not draw two thousand links again.
export default memo(AToZ);

/**
 * The list as it stands in the HTML, until the table takes its place. The browser leaves it as it
 * came, for to take over two thousand links would hold up the table.
 */
export function ServedAToZ({ names }: { names: readonly FieldName[] }): ReactNode {
  if (typeof document !== 'undefined') {
    return (
      <div
        className={styles.served}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  return (
    <div className={styles.served}>
      <AToZ names={names} />
    </div>
  );
}

function Places({ places }: { places: readonly NamePlace[] }): ReactNode {
  if (places.length <= MOST_PLACES) return <PlaceLinks places={places} />;
  return (
    <>
      <PlaceLinks places={places.slice(0, FIRST_PLACES)} />
      <details>
        <summary>and {places.length - FIRST_PLACES} more</summary>
        <PlaceLinks places={places.slice(FIRST_PLACES)} />
      </details>
    </>
  );
}

function PlaceLinks({ places }: { places: readonly NamePlace[] }): ReactNode {
  return (
    <ul>
      {places.map(([slug, entityName, anchor]) => (
        <li key={`${slug}#${anchor}`}>
          <Link to={fieldPath(slug, anchor)}>{entityName}</Link>
        </li>
      ))}
    </ul>
  );
}
