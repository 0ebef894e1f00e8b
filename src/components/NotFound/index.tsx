import { useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import { DocsSidebarProvider, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import DocRootLayout from '@theme/DocRoot/Layout';
import { Title } from '../DocPage';
import { OpenButton } from '../Search/opening';
import type { NamedPage } from '../../dictionary/contract/nearPages';
import { PAGES } from '../../dictionary/model/addresses';

const TITLE = 'Page Not Found';

/** Beside the menu; at a path outside the base URL there are no docs and so no menu. */
export default function NotFound() {
  const isBesideMenu = useRouteContext().plugin.name === 'docusaurus-plugin-content-docs';
  if (isBesideMenu) return <BesideMenu />;
  return (
    <main className="container margin-vert--lg">
      <Message />
    </main>
  );
}

function BesideMenu() {
  const { docsSidebars } = useDocsVersion();
  return (
    <DocsSidebarProvider name="main" items={docsSidebars.main ?? []}>
      <DocRootLayout>
        <Message />
      </DocRootLayout>
    </DocsSidebarProvider>
  );
}

function Message() {
  return (
    <article className="markdown">
      <Title>{TITLE}</Title>
      <h1>{TITLE}</h1>
      <p>There is no page at this address.</p>
      <PageSuggestions />
      <OpenButton isWide />
      <p>
        Go to <Link to={PAGES.home}>Home</Link> or to the{' '}
        <Link to={PAGES.entities}>entities by area</Link>.
      </p>
    </article>
  );
}

/**
 * 'Did you mean' with links to the pages whose names are near the address, where there are any. Where only
 * letter case or slashes differ it leads to the page.
 */
function PageSuggestions() {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  const [near, setNear] = useState<readonly NamedPage[]>([]);
  useEffect(() => {
    let current = true;
    // The router may have been told another (`settleAddress`).
    const { pathname: requested, search, hash } = window.location;
    const path = requested.startsWith(baseUrl) ? requested.slice(baseUrl.length) : requested;
    Promise.all([
      import('../../../docs/lists/addresses.json'),
      import('../../dictionary/contract/nearPages'),
    ]).then(
      ([{ list }, { isSameAddress, nearPages }]) => {
        if (!current) return;
        const same = list.find((page) => isSameAddress(page.path, path));
        if (same) history.replace(withBaseUrl(same.path) + search + hash);
        else setNear(nearPages(path, list));
      },
      // Without the list the page says what it says to all.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [pathname, baseUrl, history, withBaseUrl]);
  return (
    <div role="status">
      {near.length > 0 && (
        <>
          <p>Did you mean:</p>
          <ul>
            {near.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
