import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import counts from '../../../docs/lists/counts.json';
import edition from '../../../docs/lists/edition.json';
import ThemedImage from '@theme/ThemedImage';
import { entityPath, PAGES } from '../../dictionary/model/addresses';
import type { Area } from '../../dictionary/model/areas';
import { counted } from '../../dictionary/model/counted';
import { OpenButton } from '../Search/opening';
import { capitalized } from '../ui';
import parts from '../parts.module.css';
import styles from './styles.module.css';

/**
 * Top of the home page: Welcome and logo, heading, what this site is (`children`), who publishes which edition, and the
 * search (SPECIFICATION 2.5).
 */
export default function Welcome({ children }: { children: ReactNode }) {
  const { tagline } = useDocusaurusContext().siteConfig;
  return (
    <header>
      <p className={`portal-soft ${styles.welcome}`}>
        <ThemedImage
          className={styles.logo}
          sources={{ light: useBaseUrl('/img/logo.svg'), dark: useBaseUrl('/img/logo-dark.svg') }}
          alt="Logo"
          width="24"
          height="24"
        />{' '}
        Welcome
      </p>
      <h1>{tagline}</h1>
      {children}
      <p className="portal-fine">
        <Link to={PAGES.changes}>{capitalized(edition.dictionary)}</Link> · {counts.entities}{' '}
        entities · {counts.fields} fields
        {edition.publisher && ` · ${edition.publisher}`}
      </p>
      <OpenButton isWide />
    </header>
  );
}

export function Ways({ children }: { children: ReactNode }) {
  return (
    <ul className={`portal-plain-list portal-block portal-columns ${styles.ways}`}>{children}</ul>
  );
}

export function Way(props: Record<'given' | 'label' | 'to' | 'about', string>) {
  return (
    <li className="portal-framed">
      <div className="portal-fine">{props.given}</div>
      <Link to={props.to}>{props.label}</Link>
      <div className="portal-fine">{props.about}</div>
    </li>
  );
}

export function Format({ children }: { children: ReactNode }) {
  return <div className={`portal-block portal-columns ${styles.format}`}>{children}</div>;
}

export function AreaOverview({ areas }: { areas: readonly Area[] }) {
  const { collectAnchor } = useBrokenLinks();
  return (
    <div className={parts.columns}>
      {areas.map(({ name, anchor, entities }) => {
        collectAnchor(anchor);
        return (
          <section key={anchor} id={anchor} className={`portal-target portal-framed ${parts.area}`}>
            <h3>{name}</h3>
            <ul className="portal-plain-list">
              {entities.map((entity) => (
                <li key={entity.slug} className="portal-line">
                  <Link to={entityPath(entity.slug)}>{entity.name}</Link>{' '}
                  <span className="portal-finer">{counted(entity.fields, 'field')}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
