import type { Dictionary, Publisher } from './dictionary';

/** A day of the calendar; months are counted from 1. */
export type Day = Readonly<Record<'year' | 'month' | 'day', number>>;

/** Says as of which version of the vendor's dictionary the export is described, of which format, and by whom, if that is known. */
export function editionOf({ site, sources }: Pick<Dictionary, 'site' | 'sources'>) {
  const stamp = sources.find(({ key }) => key === 'vendor-dictionary')?.stamp;
  return {
    describes: [
      ...(stamp ? [`Describes the export as of ${stamp}`] : []),
      `version ${site.versionLabel} of the export format`,
    ].join(' · '),
    publisher: publishedBy(site.publisher),
  };
}

/**
 * What a release of the dictionary is called wherever it is named.
 *
 * @param day of the release, where it is named as well
 */
export function releaseLabel(version = 'unreleased', day?: string): string {
  const [release, later] = version.split('+');
  if (release === 'unreleased') return 'without a release';
  return [release, day, later && 'with later changes'].filter(Boolean).join(', ');
}

type Cited = Readonly<Record<'entity' | 'field' | 'citedAs' | 'address' | 'day', string>>;

export function citation({ entity, field, citedAs, address, day }: Cited): string {
  return `“${entity} › ${field}”, ${citedAs} ${address}, accessed on ${day}.`;
}

function publishedBy({ name, address, contact }: Publisher = {}): string {
  if (!name) return '';
  const by = [name, address].filter(Boolean).join(', ');
  return `Published by ${by}${contact ? `. Contact: ${contact}` : ''}`;
}

/**
 * The day as of which the site is: the latest that the site's version and the stamps of its sources name.
 *
 * @returns nothing where none of them names a day
 */
export function datedBy({ site, sources }: Pick<Dictionary, 'site' | 'sources'>): Day | undefined {
  const days = [site.versionLabel, ...sources.map(({ stamp = '' }) => stamp)].flatMap(
    (stamp) => /(20\d\d)-?(0[1-9]|1[0-2])-?([0-2]\d|3[01])/.exec(stamp)?.slice(1).join('-') ?? [],
  );
  const [year, month, day] = days.sort().at(-1)?.split('-').map(Number) ?? [];
  return year && month && day ? { year, month, day } : undefined;
}
