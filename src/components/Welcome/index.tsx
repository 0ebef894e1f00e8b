import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import edition from '../../../docs/lists/edition.json';
import { PAGES } from '../../dictionary/model/addresses';
import type { Area } from '../../dictionary/model/areas';
import { counted } from '../../dictionary/model/counted';
import styles from './styles.module.css';

type Props = {
  areas: readonly Area[];
  /** What this site is, in a sentence. */
  children: ReactNode;
};

/** Top of the home page: heading, welcome line and logo, what there is, and three ways in (SPECIFICATION 2.5). */
export default function Welcome({ areas, children }: Props): ReactNode {
  const { tagline } = useDocusaurusContext().siteConfig;
  return (
    <header>
      <div className={styles.welcome}>
        <img src={useBaseUrl('/img/logo-tile.svg')} alt="Logo" width="48" height="48" />
        <div>
          <h1>{tagline}</h1>
          <p>Welcome</p>
        </div>
      </div>
      {children}
      <p className={styles.counts}>
        {counted(
          sum(areas, ({ entityCount }) => entityCount),
          'entity',
          'entities',
        )}{' '}
        ·{' '}
        {counted(
          sum(areas, ({ fieldCount }) => fieldCount),
          'field',
        )}{' '}
        · {edition.describes}
      </p>
      <ul className={styles.ways}>
        <li>
          <Link to={PAGES.load}>Load an export</Link>
          <span>Fill SQLite, PostgreSQL, DuckDB or SQL Server with one command</span>
        </li>
        <li>
          <Link to={PAGES.fields}>Find a field</Link>
          <span>All fields on one page, or press Ctrl K (⌘ K) to search</span>
        </li>
        <li>
          <Link to={PAGES.entities}>Browse by area</Link>
          <span>What there is about clients, visits, billing …</span>
        </li>
      </ul>
    </header>
  );
}

function sum(areas: readonly Area[], of: (area: Area) => number): number {
  return areas.reduce((total, area) => total + of(area), 0);
}
