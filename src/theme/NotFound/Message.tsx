import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import PageSuggestions from '../../components/PageSuggestions';
import { PAGES } from '../../dictionary/model/addresses';

const TITLE = 'Page Not Found';

/** What is said where there is no page, beside the menu or without it. */
export default function Message(): ReactNode {
  return (
    <article className="markdown">
      <PageMetadata title={TITLE} description="There is no page at this address." />
      <h1>{TITLE}</h1>
      <p>There is no page at this address.</p>
      <PageSuggestions />
      <p>
        Go to <Link to={PAGES.home}>Home</Link> or to the{' '}
        <Link to={PAGES.entities}>entities by area</Link>, or search for an entity or field at the
        top of the page (Ctrl K, or ⌘ K).
      </p>
    </article>
  );
}
