import fs from 'node:fs';
import path from 'node:path';
import { CHANGES, frozenFilePath } from '../dictionary/model/addresses';
import { atomFeed } from './feed';
import { frozenFiles } from './freeze';
import type { ChangesFile } from './history';

/**
 * Puts into a build what is published of releases: the feed, and below `/v/` the files of each.
 *
 * @param root the project's root folder
 * @param outDir the build
 * @param site the address of the site, with a slash at its end
 */
export function publishReleases(root: string, outDir: string, site: string, title: string): void {
  const file = path.join(outDir, CHANGES.json);
  const changes = JSON.parse(fs.readFileSync(file, 'utf8')) as ChangesFile;
  if (changes.releases.length === 0) return;
  fs.writeFileSync(path.join(outDir, CHANGES.feed), atomFeed(changes, site, title));
  for (const { version } of changes.releases) {
    for (const [name, content] of Object.entries(frozenFiles(root, version))) {
      const target = path.join(outDir, frozenFilePath(version, name));
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, content);
    }
  }
}
