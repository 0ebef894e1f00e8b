// Replaced because it says what the data says, read anew on each save, and as text, where the theme wants markup.
import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import edition from '../../docs/lists/edition.json';
import type { Site } from '../dictionary/model/dictionary';

export default function Footer(): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { copyrightYear, provider, versionLabel } = customFields?.site as Site;
  return (
    <footer className="theme-layout-footer">
      <div>
        © {copyrightYear} {provider}. Version {versionLabel}
      </div>
      <div>{edition.describes}</div>
      {edition.publisher && <div>{edition.publisher}</div>}
    </footer>
  );
}
