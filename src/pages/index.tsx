import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { Redirect, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PageMetadata } from '@docusaurus/theme-common';

/** The empty path leads to the home page (SPECIFICATION 3.1), also without JavaScript. */
export default function Index(): ReactNode {
  const home = useBaseUrl('/home');
  const absoluteHome = useBaseUrl('/home', { absolute: true });
  const { search, hash } = useLocation();
  return (
    <>
      <PageMetadata title="Home" />
      <Head>
        <link rel="canonical" href={absoluteHome} />
      </Head>
      {/* In <noscript>, so that it cannot outrun the script, which keeps query and fragment. */}
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${home}`} />
      </noscript>
      <p>
        <a href={home}>Home</a>
      </p>
      <Redirect to={home + search + hash} />
    </>
  );
}
