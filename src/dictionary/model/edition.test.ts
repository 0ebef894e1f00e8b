import { expect, it } from 'vitest';
import type { Site } from './written';
import { editionOf } from './edition';

const site: Site = {
  title: 'T',
  shortTitle: 'T',
  provider: 'P',
  copyrightYear: 2023,
  versionLabel: '1.0',
};
const source = { key: 'vendor-dictionary', name: 'the dictionary', about: 'It.' } as const;

it('names the version of the export before that of its format', () => {
  const sources = [{ ...source, stamp: 'V2' }];
  expect(editionOf({ site, sources }).describes).toBe(
    'Describes the export as of V2 · version 1.0 of the export format',
  );
  expect(editionOf({ site, sources: [source] }).describes).toBe('version 1.0 of the export format');
});

it('names the publisher where there is one', () => {
  const publisher = { name: 'Example', address: '1 Main Street', contact: 'docs@example.org' };
  const named = { ...site, publisher };
  expect(editionOf({ site: named, sources: [] }).publisher).toBe(
    'Published by Example, 1 Main Street. Contact: docs@example.org',
  );
  const alone = { ...site, publisher: { name: 'Example' } };
  expect(editionOf({ site: alone, sources: [] }).publisher).toBe('Published by Example');
  expect(editionOf({ site, sources: [] }).publisher).toBe('');
});
