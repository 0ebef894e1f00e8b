import path from 'node:path';
import { expect, it } from 'vitest';
import { textsOf } from '../../testing/cases';
import { citation, datedBy, editionOf, releaseLabel } from './edition';

type Given = { versionLabel: string; stamps: string[]; publisher?: { name: string } };
const { editions, releases } = textsOf(path.join(__dirname, 'edition')) as {
  editions: Record<string, { given: Given; is: object }>;
  releases: { version?: string; day?: string; says: string }[];
};

it.each(Object.entries(editions))('names the edition %s', (_, { given, is }) => {
  const sources = given.stamps.map((stamp, at) => ({
    ...{ key: at === 0 ? 'vendor-dictionary' : 'process-page', stamp },
  }));
  const dictionary = { site: given, sources } as unknown as Parameters<typeof datedBy>[0];
  const edition = { day: datedBy(dictionary), ...editionOf(dictionary) };
  expect(
    JSON.parse(JSON.stringify(edition), (_, value) => (value > 0 ? `${value}` : value)),
  ).toEqual(is);
});

it.each(releases)('calls the release $version of $day “$says”', ({ version, day, says }) => {
  expect(releaseLabel(version, day)).toBe(says);
});

it('cites a field with the edition and the day on which it was read', () => {
  const given = {
    entity: 'Payer',
    field: 'Zip',
    citedAs: 'Title, 1.0.',
    address: 'https://a/b#zip',
  };
  expect(citation({ ...given, day: '2026-02-03' })).toBe(
    '“Payer › Zip”, Title, 1.0. https://a/b#zip, accessed on 2026-02-03.',
  );
});
