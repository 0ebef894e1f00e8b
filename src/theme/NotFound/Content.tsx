// Replaced to keep the menu beside the message and to set a title: with the docs at the root, every
// unknown path below the base URL ends here.
import type { ReactNode } from 'react';
import { DocsSidebarProvider, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme/DocRoot/Layout';
import Message from './Message';

export default function NotFoundContent(): ReactNode {
  const { docsSidebars } = useDocsVersion();
  return (
    <DocsSidebarProvider name="main" items={docsSidebars.main ?? []}>
      <DocRootLayout>
        <Message />
      </DocRootLayout>
    </DocsSidebarProvider>
  );
}
