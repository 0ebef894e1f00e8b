// Replaced because browser titles put the site first: "Credible EHI Export | Allergies".
import type { ReactNode } from 'react';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import site from '@generated/docusaurus-plugin-content-docs/default/site.json';

export default function TitleFormatter({ children }: { children: ReactNode }): ReactNode {
  const { shortTitle } = site;
  return (
    <TitleFormatterProvider
      formatter={({ title }) =>
        title && title !== shortTitle ? `${shortTitle} | ${title}` : shortTitle
      }
    >
      {children}
    </TitleFormatterProvider>
  );
}
