import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { casesOf } from '../../testing/cases';
import { problemsIn } from '../../testing/loadProblems';
import { type Change, changedProject, together, VISITS } from '../../testing/changedProject';

const VISIT = 'data/sample/ContentVisit.json';
const visits = (change: Change = {}) => changedProject(together(VISITS, change));

it('has nothing against records that fit', () => {
  expect(problemsIn(visits())).toEqual([]);
});

it.each(Object.entries(casesOf<[from: string, to: string]>('src/dictionary/load/sample')))(
  'says %s',
  (message, records) => {
    const problems = problemsIn(visits({ records }));
    expect(problems.join('\n')).toContain(`${VISIT}:${message}`);
  },
);

it('says which ids lead nowhere, or to another client', () => {
  const claims = VISITS.sample['ContentClaim.json'] ?? '';
  const wrong = claims.replace(':51', ':53').replace('"Client Id":2', '"Client Id":1');
  expect(problemsIn(visits({ sample: { 'ContentClaim.json': wrong } }))).toEqual([
    `data/sample/ContentClaim.json:1:13  Visit Id  "53" leads nowhere: no record of ${VISIT} has it as "Visit Id"`,
    'data/sample/ContentClaim.json:2:13  Visit Id  "52" leads to a record of client 2, from one of client 1',
    '2 problems in the data',
  ]);
});

it.each([
  ['Minutes', 0],
  ['Is Signed', 2],
])('reads values that are spelled otherwise on purpose, and no others: %s', (name, count) => {
  const oddities = [{ field: `visit/${name}`, what: 'none', spelled: '^null$' }];
  const change: Change = { records: ['"Minutes":60', '"Minutes":null'] };
  expect(problemsIn(visits({ ...change, data: { coherence: { oddities } } }))).toHaveLength(count);
});

it('says what is no file of the export, and a line without a record', () => {
  // What an agency adds to visits is in their own file; then there is no second one.
  const customConfiguration = { isCustomOnly: true, hasCustomFields: true };
  const visit = { ...VISITS.entities['visit']!, customConfiguration };
  const empty = ['ContentClaim.json', 'ContentClaims.json', 'ContentVisit_Custom.json'];
  const root = visits({
    entities: { ...VISITS.entities, visit },
    records: ['}\n', '}\n\n'],
    sample: Object.fromEntries(empty.map((name) => [name, ''])),
  });
  expect(problemsIn(root)).toEqual([
    'data/sample/ContentClaims.json  is no file of the export; did you mean "ContentClaim.json"?',
    expect.stringMatching(/^data\/sample\/ContentVisit\.json:2:1 {2}is invalid JSON: /),
    'data/sample/ContentVisit_Custom.json  is no file of the export; did you mean "ContentClaim_Custom.json"?',
    '3 problems in the data',
  ]);
});

it('says that a file cannot be read, and not that its ids lead nowhere', () => {
  const root = visits();
  fs.rmSync(path.join(root, VISIT));
  fs.mkdirSync(path.join(root, VISIT));
  expect(problemsIn(root)).toEqual([
    `${VISIT}  is a folder; a file belongs here`,
    '1 problem in the data',
  ]);
});
