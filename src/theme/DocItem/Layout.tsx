// Replaced because of the theme's parts of a page this site has but two: the rest (versions, breadcrumbs, tags, last
// update, the page before and after) would be loaded by every page and shown by none.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import Content from '@theme/DocItem/Content';
import TOCDesktop from '@theme/DocItem/TOC/Desktop';
import TOCMobile from '@theme/DocItem/TOC/Mobile';
import styles from './layout.module.css';

export default function Layout({ children }: { children: ReactNode }): ReactNode {
  const { frontMatter, toc } = useDoc();
  const isHidden = frontMatter.hide_table_of_contents;
  const hasToc = !isHidden && toc.length > 0;
  const isMobile = useWindowSize() === 'mobile';
  return (
    <div className="row">
      <div className={clsx('col', !isHidden && styles.besideToc)}>
        <article className={styles.article}>
          {hasToc && <TOCMobile />}
          <Content>{children}</Content>
        </article>
      </div>
      {hasToc && !isMobile && (
        <div className="col col--3">
          <TOCDesktop />
        </div>
      )}
    </div>
  );
}
