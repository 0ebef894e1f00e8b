import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { DocProvider, useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import { twinPath } from '../dictionary/model/addresses';
import styles from './parts.module.css';

/**
 * A document, as `docusaurus.config.ts` asks for it: of what the theme has around one, this site needs its contents and the
 * link to edit it.
 */
export default function DocPage({ content: Content }: Props) {
  return (
    <DocProvider content={Content}>
      <PageHead />
      <Layout>
        <MDXContent>
          <Content />
        </MDXContent>
      </Layout>
    </DocProvider>
  );
}

function Layout({ children }: { children: ReactNode }) {
  const { metadata, frontMatter, toc } = useDoc();
  const contents = frontMatter.hide_table_of_contents ? [] : toc;
  return (
    <div className="row">
      <article className={`col ${styles.document}`}>
        {contents.length > 0 && (
          <details className={`theme-doc-toc-mobile ${styles.foldedContents}`}>
            <summary>On this page</summary>
            <TOCItems toc={contents} />
          </details>
        )}
        <div className="theme-doc-markdown markdown">{children}</div>
        {metadata.editUrl && (
          <p className="portal-fine">
            <Link to={metadata.editUrl}>Edit this page</Link>
          </p>
        )}
      </article>
      {contents.length > 0 && (
        <div className="col col--3">
          <TOC toc={contents} className="theme-doc-toc-desktop" />
        </div>
      )}
    </div>
  );
}

/** What a document says of itself to browsers and programs: its title, and the file that says the same. */
function PageHead() {
  const { metadata } = useDoc();
  const twin = twinPath(metadata.slug);
  const href = useBaseUrl(twin ?? '');
  const type = twin?.endsWith('.md') ? 'text/markdown' : 'text/csv';
  return (
    <>
      <PageMetadata description={metadata.description} />
      <Title>{metadata.title}</Title>
      {twin && (
        <Head>
          <link rel="alternate" type={type} href={href} />
        </Head>
      )}
    </>
  );
}

/** The browser's title, site first: "Credible EHI Export | Allergies"; Docusaurus puts the page first (SPECIFICATION 3.5). */
export function Title({ children }: { children: string }) {
  const { title: site } = useDocusaurusContext().siteConfig;
  const title = children === site ? site : `${site} | ${children}`;
  return (
    <Head>
      <title>{title}</title>
      <meta property="og:title" content={title} />
    </Head>
  );
}
