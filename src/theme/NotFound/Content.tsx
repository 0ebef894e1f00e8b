// Replaced to keep the menu beside the message and to set a title: with the docs at the root, every
// unknown path ends here.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { DocsSidebarProvider, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme/DocRoot/Layout';

const TITLE = 'Page Not Found';

export default function NotFoundContent(): ReactNode {
  const { docsSidebars } = useDocsVersion();
  return (
    <DocsSidebarProvider name="main" items={docsSidebars.main ?? []}>
      <PageMetadata title={TITLE} description="There is no page at this address." />
      <DocRootLayout>
        <article className="markdown">
          <h1>{TITLE}</h1>
          <p>There is no page at this address.</p>
          <p>
            Go to <Link to="/home">Home</Link>, choose an entity in the menu, or search for an
            entity or field at the top of the page (Ctrl K, or ⌘ K).
          </p>
        </article>
      </DocRootLayout>
    </DocsSidebarProvider>
  );
}
