import { expect, it, vi } from 'vitest';
import { openDuckDb } from './databases';
import { exampleFiles, makeFolder } from './exportFolder';
import { blocksRunBy, dictionary, exampleOf } from './projectGuides';

// Other programs are started, and a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 });

it.each(['lines', 'array'] as const)('DuckDB reads the examples as %s', async (form) => {
  const database = await openDuckDb(makeFolder(exampleFiles(dictionary, form)));
  const results: object[][] = [];
  for (const { code } of blocksRunBy('duckdb')) results.push(await database.rows(code));
  await database.close();
  const client = Number(exampleOf('visit-service', 'Client Id'));
  const visit = { 'Client Id': client, time_in: '2025-03-04 10:00:00', Balance: '10.0000' };
  expect(results).toEqual([[expect.objectContaining(visit)]]);
});
