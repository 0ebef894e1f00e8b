import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { DocProvider, useDoc } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import PageHead from './PageHead';
import styles from './parts.module.css';

/**
 * A document, as `docusaurus.config.ts` asks for it: of what the theme has around one, this site needs its contents and the
 * link to edit it.
 */
export default function DocPage({ content: Content }: Props) {
  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className={`docs-doc-id-${Content.metadata.id}`}>
        <PageHead />
        <Layout>
          <MDXContent>
            <Content />
          </MDXContent>
        </Layout>
      </HtmlClassNameProvider>
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
