import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { makeFolder } from '../testing/guides/exportFolder';
import { scratchHistory } from '../testing/releases/scratch';
import { changesFile } from './history';
import { publishReleases } from './publish';

const SITE = 'https://example.org/docs/';
/** Of the frozen catalogs, by version. */
const SUMS = {
  '1.0.0': 'd2fc84f168755e5cf23a3afe92156b1b84a55fe6b4bc0804f749fd044a1f9ed8',
  '1.1.0': '3965c50bbd532e434a1e9e73c4eb4b9eb04491dd8f383879c944d28a958cfeca',
};

/** A project with both scratch releases frozen, and a build of it below `build`. */
function project(releases = changesFile(scratchHistory())): string {
  const zip = zipSync({ 'ddl/sqlite.sql': new TextEncoder().encode('-- Tables') });
  const frozen = scratchHistory().releases.flatMap(({ version }) => [
    [`data/releases/${version}/catalog.json`, `{"release":"${version}"}`],
    [`data/releases/${version}/files.zip.br`, brotliCompressSync(zip)],
  ]);
  return makeFolder({
    ...(Object.fromEntries(frozen) as Record<string, string | Uint8Array>),
    'build/changes.json': JSON.stringify(releases),
  });
}

it('puts the feed and the files of every release into a build', () => {
  const root = project();
  const build = path.join(root, 'build');
  publishReleases(root, build, SITE, 'Title');
  const read = (file: string) => fs.readFileSync(path.join(build, file), 'utf8');
  expect(read('changes.xml')).toMatch(
    /<id>https:\/\/example\.org\/docs\/changes<[^]*<name>Title<\/name>/,
  );
  for (const [version, sum] of Object.entries(SUMS)) {
    expect(read('changes.xml')).toContain(`Title of ${version}`);
    expect(read(`v/${version}/catalog.json`)).toBe(`{"release":"${version}"}`);
    expect(read(`v/${version}/ddl/sqlite.sql`)).toBe('-- Tables');
    expect(read(`v/${version}/SHA256SUMS`)).toMatch(RegExp(`^${sum}  catalog\\.json\n`));
  }
  publishReleases(root, build, SITE, 'Title', 'Somebody');
  expect(read('changes.xml')).toContain('<name>Somebody</name>');
});

it('adds nothing to a build before the first release', () => {
  const root = project({ ...changesFile(scratchHistory()), releases: [] });
  publishReleases(root, path.join(root, 'build'), SITE, 'Title');
  expect(fs.readdirSync(path.join(root, 'build'))).toEqual(['changes.json']);
});
