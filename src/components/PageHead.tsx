import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { twinPath } from '../dictionary/model/addresses';

/** What a document says of itself to browsers and programs: its title, and the file that says the same. */
export default function PageHead() {
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
