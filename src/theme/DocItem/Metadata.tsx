// Wrapped because pages tell programs of the file that says the same: Markdown, or CSV.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Metadata from '@theme-original/DocItem/Metadata';
import { twinPath } from '../../dictionary/model/addresses';

export default function MetadataWithTwin(): ReactNode {
  const twin = twinPath(useDoc().metadata.slug);
  const href = useBaseUrl(twin ?? '');
  const type = twin?.endsWith('.md') ? 'text/markdown' : 'text/csv';
  return (
    <>
      <Metadata />
      {twin && (
        <Head>
          <link rel="alternate" type={type} href={href} />
        </Head>
      )}
    </>
  );
}
