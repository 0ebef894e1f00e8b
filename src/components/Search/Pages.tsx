import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { searchPath } from '../../dictionary/model/addresses';
import styles from './page.module.css';

type Props = { query: string; name: string; page: number; pages: number };

/** The way to the other pages of the results. */
export default function Pages({ query, name, page, pages }: Props): ReactNode {
  if (pages < 2) return null;
  const path = (to: number) => searchPath(query, { name, page: to });
  return (
    <nav aria-label="Pages of results" className={styles.pages}>
      {page > 1 && <Link to={path(page - 1)}>Previous</Link>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <Link to={path(page + 1)}>Next</Link>}
    </nav>
  );
}
