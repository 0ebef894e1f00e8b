import { DuckDBInstance } from '@duckdb/node-api';
import { PGlite } from '@electric-sql/pglite';
import { describe, expect, it, vi } from 'vitest';
import { exampleFiles, makeFolder, type FileForm } from './exportFolder';
import { blocksRunBy, dictionary, exampleOf } from './projectGuides';

// Other programs are started, and a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 });

const client = exampleOf('visit-service', 'Client Id');
const visit = exampleOf('visit-service', 'Client Visit Id');

/** Runs the DuckDB code of all guides in turn, on the examples in one of the forms. */
async function duckDbResults(form: FileForm): Promise<object[][]> {
  const folder = makeFolder(exampleFiles(dictionary, form));
  const connection = await (await DuckDBInstance.create()).connect();
  const results: object[][] = [];
  for (const { code } of blocksRunBy('duckdb')) {
    const reader = await connection.runAndReadAll(
      code.replaceAll("'export/", `'${folder}/export/`),
    );
    results.push(reader.getRowObjectsJson());
  }
  return results;
}

describe('DuckDB', () => {
  it.each(['lines', 'array'] as const)('runs on the examples as %s', async (form) => {
    const results = await duckDbResults(form);
    const money = (field: string) => Number(exampleOf('visit-service', field));
    const one = (row: object) => [expect.objectContaining(row)];
    expect(results).toEqual([
      [], // the macro
      one({ 'Client Visit Id': visit, paid: money('Insurance Paid') + money('Client Paid') }),
      one({
        'Client Visit Id': visit,
        claims: '1',
        charged: Number(exampleOf('claims', 'Charges')),
        paid_by_payer: Number(exampleOf('claims', 'Insurance Paid Amount')),
        payment_ids: [exampleOf('payments', 'Payment Id')],
      }),
      one({ 'Client Insurance Id': exampleOf('insurance', 'Client Insurance Id') }),
      one({ 'Medication Id': exampleOf('medication-request', 'Medication Id') }),
      one({ 'ICD10 Code': exampleOf('diagnosis-detail', 'ICD10 Code') }),
      one({ 'Client Id': Number(client), time_in: '2025-03-04 10:00:00', Balance: '10.0000' }),
    ]);
  });
});

it('PostgreSQL runs on the lines that jq makes', async () => {
  const [block] = blocksRunBy('postgres');
  const lines = exampleFiles(dictionary, 'lines')['ContentVisitService.json'] ?? '';
  const database = new PGlite();
  // The database in the test has no files; it reads the lines from what is handed to it.
  const code = block?.code.replace("'/lines/ContentVisitService.json'", "'/dev/blob'") ?? '';
  const results = await database.exec(code, { blob: new Blob([lines]) });
  await database.close();
  expect(results.at(-1)?.rows).toEqual([
    {
      client_id: Number(client),
      client_visit_id: Number(visit),
      time_in: new Date(2025, 2, 4, 10),
      balance: exampleOf('visit-service', 'Balance'),
    },
  ]);
});
