// Replaced because it says what the data says, read anew on each save, and as text, where the theme wants markup.
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import edition from '../../docs/lists/edition.json';
import { PAGES } from '../dictionary/model/addresses';
import type { Site } from '../dictionary/model/written';

export default function Footer() {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { copyrightYear, provider, versionLabel, publisher } = customFields!.site as Site;
  return (
    <footer className="theme-layout-footer portal-quiet-links">
      <div>
        © {copyrightYear} {provider}. Version {versionLabel} ·{' '}
        <Link to={PAGES.changes}>{edition.dictionary}</Link>
      </div>
      {edition.publisher && <div>{edition.publisher}</div>}
      {publisher?.report && <Report to={publisher.report} />}
    </footer>
  );
}

/** A link that has the page filled in and, where one is pressed, the field that the address names by then. */
function Report({ to }: { to: string }) {
  const { url } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const filledIn = (field = '') => {
    const given = { page: url + pathname, field, version: edition.dictionary };
    return Object.entries(given).reduce(
      (address, [key, value]) => address.replace(`{${key}}`, encodeURIComponent(value)),
      to,
    );
  };
  return (
    <a
      href={filledIn()}
      onClick={({ currentTarget: link }) => (link.href = filledIn(window.location.hash.slice(1)))}
    >
      Report a problem
    </a>
  );
}
