// Replaced because the line comes from data/site.yaml and is text, where the theme wants markup.
import type { ReactNode } from 'react';
import edition from '../../docs/lists/edition.json';
import site from '@generated/docusaurus-plugin-content-docs/default/site.json';

export default function Footer(): ReactNode {
  const { copyrightYear, provider, versionLabel } = site;
  return (
    <footer className="theme-layout-footer portal-footer">
      <div>
        © {copyrightYear} {provider}. Version {versionLabel}
      </div>
      <div>{edition.describes}</div>
      <div>{edition.publisher}</div>
    </footer>
  );
}
