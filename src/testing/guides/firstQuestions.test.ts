import { expect, it, vi } from 'vitest';
import { reachText } from '../../outputs/site/openQuestions/openQuestions';
import { openDuckDb } from './databases';
import { exampleFiles, makeFolder } from './exportFolder';
import { dictionary } from './projectGuides';

// A busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 });

const { firstQuestions } = dictionary;

it('are ten, for what decides is not a list of everything', () => {
  expect(firstQuestions).toHaveLength(10);
});

it('reach something in the dictionary', () => {
  const reaches = firstQuestions.map(({ reach }) => reachText(reach, dictionary));
  expect(reaches.filter((reach) => !/^[1-9]/.test(reach))).toEqual([]);
});

it.each(['lines', 'array'] as const)('have queries that run on an export as %s', async (form) => {
  const database = await openDuckDb(makeFolder(exampleFiles(dictionary, form)));
  const results: Record<string, readonly object[]> = {};
  for (const { page, query } of firstQuestions) {
    if (query) results[page] = await database.rows(query);
  }
  await database.close();
  expect(results).toEqual({
    '/entities/erx-messages#timestamp-utc': [{ minutes: '300', records: '1' }],
    '/guides/custom-fields#own-file': ['Client Id', 'Never filled', 'Referral'].map((key) => ({
      key,
    })),
    '/entities/episode': ['Client Id', 'Never filled', 'Referral'].map((key) => ({ key })),
    '/guides/where-is#deleted': [{ Status: 'COMPLETED', appointments: '1' }],
    '/entities/payments': [expect.objectContaining({ payments: '1', amount: 10 })],
    '/entities/medication-request#is-history': [],
  });
});
