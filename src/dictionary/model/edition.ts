import type { Dictionary, Publisher } from './dictionary';

/** Which export the site describes, and who publishes the site. */
export type Edition = Readonly<{ describes: string; publisher: string }>;

/** Says as of which version of the vendor's dictionary the export is described, of which site, and by whom. */
export function editionOf({ site, sources }: Pick<Dictionary, 'site' | 'sources'>): Edition {
  const stamp = sources.find(({ key }) => key === 'vendor-dictionary')?.stamp;
  return {
    describes: [
      ...(stamp ? [`Describes the export as of ${stamp}`] : []),
      `site ${site.versionLabel}`,
    ].join(' · '),
    publisher: publishedBy(site.publisher),
  };
}

function publishedBy(publisher: Publisher | undefined): string {
  if (!publisher) return 'This deployment of the site names no publisher.';
  const { name, address, contact } = publisher;
  return `Published by ${name}, ${address}. Contact: ${contact}`;
}
