import type { ReactNode } from 'react';
import { Redirect, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** The empty path leads to the home page while somebody edits; a build has a page for it that needs no script. */
export default function Index(): ReactNode {
  const { search, hash } = useLocation();
  return <Redirect to={useBaseUrl('/home') + search + hash} />;
}
