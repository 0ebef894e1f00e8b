// Replaced because title and version label come from data/site.yaml, which is read anew on each save.
import type { ReactNode } from 'react';
import Logo from '@theme/Logo';
import Link from '@docusaurus/Link';
import site from '@generated/docusaurus-plugin-content-docs/default/site.json';

export default function NavbarLogo(): ReactNode {
  const { title, versionLabel } = site;
  return (
    <>
      <Logo
        className="navbar__brand portal-logo"
        imageClassName="navbar__logo"
        aria-label={`${title}, home`}
      />
      <div className="portal-title">
        <Link to="/home">{title}</Link>
        <span>{versionLabel}</span>
      </div>
    </>
  );
}
