// Replaced to keep the menu beside the message: with the docs at the root, every unknown path below the base URL ends
// here. A path outside it does too, where there are no docs and so no menu.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useRouteContext from '@docusaurus/useRouteContext';
import { DocsSidebarProvider, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme/DocRoot/Layout';
import { Title } from '../../components/PageHead';
import { OpenButton } from '../../components/Search/opening';
import PageSuggestions from '../../components/PageSuggestions';
import { PAGES } from '../../dictionary/model/addresses';

const TITLE = 'Page Not Found';

export default function NotFoundContent(): ReactNode {
  const isBesideMenu = useRouteContext().plugin.name === 'docusaurus-plugin-content-docs';
  return isBesideMenu ? (
    <BesideMenu>
      <Message />
    </BesideMenu>
  ) : (
    <main className="container margin-vert--lg">
      <Message />
    </main>
  );
}

function BesideMenu({ children }: { children: ReactNode }): ReactNode {
  const { docsSidebars } = useDocsVersion();
  return (
    <DocsSidebarProvider name="main" items={docsSidebars.main ?? []}>
      <DocRootLayout>{children}</DocRootLayout>
    </DocsSidebarProvider>
  );
}

function Message(): ReactNode {
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
