import fs from 'node:fs';
import { expect, it } from 'vitest';
import { citation } from '../dictionary/model/edition';
import { citableEdition } from './history';

const site = {
  title: 'Site',
  shortTitle: 'S',
  provider: 'P',
  copyrightYear: 2023,
  versionLabel: '2',
};
const publisher = { name: 'Example', address: '1 Main Street', contact: 'docs@example.org' };
const release = { version: '1.0.0', date: '2026-11-23' };
const edition = (version: string, releases = [release], more = {}) =>
  citableEdition({ site: { ...site, ...more }, sources: [] }, {
    version,
    releases,
  } as unknown as Parameters<typeof citableEdition>[1]);

it('names the version of the dictionary with its day, and says whether it has changed since', () => {
  expect(edition('1.0.0').dictionary).toBe('Dictionary 1.0.0, November 23, 2026');
  expect(edition('1.0.0+unreleased').dictionary).toBe(
    'Dictionary 1.0.0, November 23, 2026, with later changes',
  );
  expect(edition('unreleased', []).dictionary).toBe('Dictionary without a release');
});

it('is cited with the site, its publisher where one is named, and all versions', () => {
  expect(edition('1.0.0', [release], { publisher }).citedAs).toBe(
    'Site (unofficial, not the vendor’s). Example. Dictionary 1.0.0, November 23, 2026. version 2 of the export format.',
  );
  expect(edition('1.0.0').citedAs).toBe(
    'Site (unofficial, not the vendor’s). Dictionary 1.0.0, November 23, 2026. version 2 of the export format.',
  );
});

it('says once, for Compliance, who publishes the site, or that nobody is named', () => {
  expect(edition('1.0.0', [release], { publisher }).publication).toMatch(/^Published by Example, /);
  const source = 'https://example.org/{file}';
  const { changelog } = edition('1.0.0', [release], { publisher: { ...publisher, source } });
  expect([changelog, edition('1.0.0').changelog]).toEqual(['https://example.org/CHANGELOG.md', '']);
  expect(edition('1.0.0').publication).toMatch(
    /^This copy .* no publisher\. Whoever .* in its README\.$/,
  );
});

it('is cited in the guide as the button does', () => {
  const guide = fs.readFileSync('docs/guides/records-managers.mdx', 'utf8');
  const cited = citation({
    entity: 'Claims',
    field: 'Visit Id',
    citedAs: '{edition.citedAs}',
    address: '…/entities/claims#visit-id',
    day: '(date)',
  });
  expect(guide).toContain(`\n> ${cited}\n`);
});
