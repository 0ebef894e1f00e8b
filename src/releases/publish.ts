import fs from 'node:fs';
import path from 'node:path';
import { Feed } from 'feed';
import { asHtml } from '../code/asHtml';
import { CHANGES, frozenFilePath, PAGES, releasePath } from '../dictionary/model/addresses';
import { changeText, countsText, placeOf } from './format';
import { frozenFiles } from './frozen';
import type { ChangesFile, PublishedRelease } from './history';

/**
 * Puts into a build what is published of releases: the feed, and below `/v/` the files of each.
 *
 * @param outDir the build
 * @param site the address of the site, with a slash at its end
 */
export function publishReleases(
  root: string,
  outDir: string,
  site: string,
  title: string,
  author?: string,
): void {
  const file = path.join(outDir, CHANGES.json);
  const changes = JSON.parse(fs.readFileSync(file, 'utf8')) as ChangesFile;
  if (changes.releases.length === 0) return;
  fs.writeFileSync(path.join(outDir, CHANGES.feed), atomFeed(changes, site, title, author));
  for (const { version } of changes.releases) {
    for (const [name, content] of Object.entries(frozenFiles(root, version))) {
      const target = path.join(outDir, frozenFilePath(version, name));
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, content);
    }
  }
}

/** So many changes of a release are in the feed; its page has all. */
const SHOWN = 50;

export function atomFeed(
  { releases }: ChangesFile,
  site: string,
  title: string,
  author = title,
): string {
  const at = (path: string) => site + path.slice(1);
  const [latest] = releases;
  const feed = new Feed({
    title: `${title}: what changed`,
    description: 'Each release of the data dictionary, with what breaks and why.',
    id: at(PAGES.changes),
    link: at(PAGES.changes),
    feedLinks: { atom: at(CHANGES.feed) },
    copyright: 'CC BY 4.0',
    author: { name: author },
    ...(latest && { updated: dayOf(latest) }),
  });
  for (const release of releases) {
    const link = at(releasePath(release.version));
    const title = asHtml(`${release.version}: ${release.title}`);
    feed.addItem({ title, id: link, link, date: dayOf(release), content: html(release) });
  }
  return feed.atom1();
}

const dayOf = ({ date }: PublishedRelease) => new Date(`${date}T00:00:00Z`);

function html({ summary, changes }: PublishedRelease): string {
  const seen = changes.filter(({ impact }) => impact !== 'documentation');
  const lines = seen.slice(0, SHOWN).map((change) => {
    const why = [change.impact, change.cause].filter(Boolean).join(', ');
    return `<li>${asHtml(`${placeOf(change)}: ${changeText(change)}`)} (${why})</li>`;
  });
  const rest = seen.length - lines.length;
  return [
    `<p>${asHtml(summary)}</p>`,
    changes.length > 0 ? `<p>${countsText(changes)}</p>` : '',
    lines.length > 0 ? `<ul>${lines.join('')}</ul>` : '',
    rest > 0 ? `<p>and ${rest} more</p>` : '',
  ].join('');
}
