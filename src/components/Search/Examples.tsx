import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { searchPath } from '../../dictionary/model/addresses';
import { EXAMPLES } from './lines';
import styles from './page.module.css';

/** Searches to try, for who has none or whose search found nothing. */
export default function Examples(): ReactNode {
  return (
    <section aria-labelledby="examples" className={styles.examples}>
      <h2 id="examples">For example</h2>
      <ul>
        {EXAMPLES.map((query) => (
          <li key={query}>
            <Link to={searchPath(query)}>{query}</Link>
          </li>
        ))}
      </ul>
      <p>
        Names, codes, file names, everyday words and questions are understood. Narrow a search with{' '}
        <code>type:datetime</code>, <code>nullable:no</code>, <code>in:claims</code> or{' '}
        <code>area:billing</code>.
      </p>
    </section>
  );
}
