import fs from 'node:fs';
import { expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { scratchHistory } from '../testing/releases/scratch';
import { atomFeed } from './publish';
import { changesFile } from './history';

it('writes an Atom feed that is valid by the schema of RFC 4287, one entry a release, in which no text is markup', async () => {
  const xml = atomFeed(changesFile(scratchHistory()), 'https://example.org/', 'A & B', 'C');
  const errors = async (contents: string) => {
    const { errors: found } = await validateXML({
      xml: [{ fileName: 'changes.xml', contents }],
      schema: [fs.readFileSync('src/testing/releases/atom.rng', 'utf8')],
      extension: 'relaxng',
    });
    return found.map(({ message }) => message);
  };
  expect(await errors(xml)).toEqual([]);
  expect((await errors(xml.replace(/<updated>.*?</, '<updated>today<')))[0]).toMatch(/'today'/);
  // What the schema leaves to the text of the RFC: entries without an author have that of the feed.
  expect(xml).toMatch(/<author>\s*<name>C<[^]*<entry>/);
  const ids = [...xml.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
  expect(ids).toEqual(['', '#v1-1-0', '#v1-0-0'].map((at) => `https://example.org/changes${at}`));
  expect(xml).toMatch(/<ul><li>A, Field: Now nullable.*Field removed: varchar \(breaking, exp/);
  expect(xml).toContain('&lt;b&gt; &amp; more.');
  const file = changesFile(scratchHistory());
  const [first] = file.releases;
  const more = { ...first!.changes[1]!, after: '<i>' };
  const many = [{ ...first!, title: 'A < B', changes: Array(53).fill(more) }];
  expect(atomFeed({ ...file, releases: many }, '', '')).toMatch(
    /1\.1\.0: A &lt; B\]\].*false → &lt;i&gt; \(.*<\/ul><p>and 3 more<\/p>/s,
  );
});
