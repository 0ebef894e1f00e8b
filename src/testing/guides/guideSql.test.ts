import { expect, it, describe, vi } from 'vitest';
import { openDuckDb } from '../../proof/subject/databases';
import { exampleFiles, makeFolder, type FileForm } from './exportFolder';
import { blocksRunBy, dictionary, exampleOf } from './projectGuides';

// Other programs are started, and a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 });

const client = exampleOf('visit-service', 'Client Id');
const visit = exampleOf('visit-service', 'Client Visit Id');
const blocks = blocksRunBy('duckdb');

/** Runs the DuckDB code of all guides in turn, on the examples in one of the forms. */
async function duckDbResults(form: FileForm): Promise<readonly object[][]> {
  const database = await openDuckDb(makeFolder(exampleFiles(dictionary, form)));
  const results: object[][] = [];
  for (const { code } of blocks) results.push(await database.rows(code));
  await database.close();
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

  it.each([
    [['0', 'false', '"0"', '"False"', 'null'], false],
    [['1', 'true', '"1"', '"TRUE"'], true],
  ] as const)('takes each of %s as set: %s, also where a file mixes them', async (flags, isSet) => {
    const lines = (values: readonly string[]) =>
      values.map((flag) => `{"flag":${flag}}\n`).join('');
    const files = [flags, ...flags.map((flag) => [flag])].map(
      (values, at) => [`${at}.json`, lines(values)] as const,
    );
    const database = await openDuckDb(makeFolder(Object.fromEntries(files)));
    // The guide's own session may have run it before.
    for (const round of [1, 2]) await database.run(`${blocks[0]?.code} -- ${round}`);
    for (const [name] of files) {
      const found = await database.rows(`SELECT DISTINCT is_set(flag) AS is_set FROM '${name}'`);
      expect({ name, found }).toEqual({ name, found: [{ is_set: isSet }] });
    }
    await database.close();
  });

  it('counts a list as active until the day on which it ends, also one that ends later', async () => {
    const [problems] = blocks.filter(({ code }) => code.includes('"Termination Date"'));
    const on = async (ends: string) => {
      const files = exampleFiles(dictionary, 'lines');
      const list = files['ContentClientDiagnosis.json'] ?? '';
      files['ContentClientDiagnosis.json'] = list.replace(
        /"Termination Date":null/,
        `"Termination Date":"${ends}"`,
      );
      const database = await openDuckDb(makeFolder(files));
      await database.run(blocks[0]?.code ?? '');
      const rows = await database.rows(problems?.code ?? '');
      await database.close();
      return rows.length;
    };
    expect([await on('2025-03-03'), await on('2025-03-04'), await on('2025-04-30')]).toEqual([
      0, 1, 1,
    ]);
  });
});
