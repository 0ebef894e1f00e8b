import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useSite } from '../useSite';
import styles from './styles.module.css';

/** Top of the home page: heading, welcome line and logo (SPECIFICATION 2.5). */
export default function Welcome(): ReactNode {
  const { site } = useSite();
  return (
    <header className={styles.welcome}>
      <img src={useBaseUrl('/img/logo-tile.svg')} alt="Logo" width="96" height="96" />
      <div>
        <h1>{site.title}</h1>
        <p className={styles.line}>Welcome</p>
      </div>
    </header>
  );
}
