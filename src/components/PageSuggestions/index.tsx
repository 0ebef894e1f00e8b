import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { NamedPage } from '../../dictionary/contract/nearPages';

/**
 * 'Did you mean' with links to the pages whose names are near the address, where there are any. Where only
 * letter case or slashes differ it leads to the page.
 */
export default function PageSuggestions(): ReactNode {
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
