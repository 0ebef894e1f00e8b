import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { NamedPage } from '../../dictionary/model/nearPages';

/** 'Did you mean' with links to the pages whose names are near the address, where there are any. */
export default function PageSuggestions(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const [near, setNear] = useState<readonly NamedPage[]>([]);
  useEffect(() => {
    let current = true;
    const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
    Promise.all([
      import('../../../docs/lists/addresses.json'),
      import('../../dictionary/model/nearPages'),
    ]).then(
      ([{ list }, { nearPages }]) => current && setNear(nearPages(path, list)),
      // Without the list the page says what it says to all.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [pathname, baseUrl]);
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
