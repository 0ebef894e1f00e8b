import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { problemsIn } from '../../testing/loadProblems';
import { type Change, changedProject, together, VISITS } from '../../testing/changedProject';

const VISIT = 'data/sample/ContentVisit.json';
const visits = (change: Change = {}) => changedProject(together(VISITS, change));

it('has nothing against records that fit', () => {
  expect(problemsIn(visits())).toEqual([]);
});

it.each([
  [
    '"Minutes":60',
    '"Minuts":60',
    '1:71  Minuts  is no field of the entity; did you mean "Minutes"?',
  ],
  [
    '"Minutes":60',
    '"Minutes":"60"',
    '1:72  Minutes  "60" is in quotes; a value of type integer is without them',
  ],
  [
    '"2025-03-04T10:00:00"',
    '20250304',
    '1:40  Time In  20250304 is without quotes; a value of type smalldatetime is in them',
  ],
  [
    '"Minutes":60',
    '"Minutes":6.5',
    '1:72  Minutes  "6.5" is no integer; it should be a whole number from -2147483648 to 2147483647',
  ],
  ['"Minutes":60', '"Minutes":null', '1:72  Minutes  is null, but the field is not nullable'],
  ['"Minutes":60,', '"Minutes":[60],', '1:1  "Minutes" holds several values; write one'],
  ['"Minutes":60,', '"Minutes":60 ', '1:75  is invalid JSON: '],
  ['{"Visit Id":51,', '51,{', '1:3  is invalid JSON: '],
  [
    '{"Visit Id":51,"Client Id":1,',
    '{"Client Id":1,"Visit Id":51,',
    '1:27  Visit Id  follows "Client Id", but stands before it in the dictionary',
  ],
])('says where and what is wrong with %s as %s', (from, to, message) => {
  const problems = problemsIn(visits({ records: [from, to] }));
  expect(problems.join('\n')).toContain(`${VISIT}:${message}`);
});

it('says which ids lead nowhere, or to another client', () => {
  const claims = VISITS.sample['ContentClaim.json'] ?? '';
  const wrong = claims.replace(':51', ':53').replace('"Client Id":2', '"Client Id":1');
  expect(problemsIn(visits({ sample: { 'ContentClaim.json': wrong } }))).toEqual([
    `data/sample/ContentClaim.json:1:13  Visit Id  "53" leads nowhere: no record of ${VISIT} has it as "Visit Id"`,
    'data/sample/ContentClaim.json:2:13  Visit Id  "52" leads to a record of client 2, from one of client 1',
    '2 problems in the data',
  ]);
});

it('reads values that are spelled otherwise on purpose, and no others', () => {
  const oddities = [{ field: 'visit/Minutes', what: 'none', spelled: '^null$' }];
  const change: Change = { records: ['"Minutes":60', '"Minutes":null'] };
  expect(problemsIn(visits({ ...change, data: { coherence: { oddities } } }))).toEqual([]);
});

it('says what is no file of the export, and a line without a record', () => {
  const root = visits({ records: ['}\n', '}\n\n'], sample: { 'ContentClaim.json': '' } });
  fs.writeFileSync(path.join(root, 'data/sample/ContentClaims.json'), '');
  expect(problemsIn(root)).toEqual([
    'data/sample/ContentClaims.json  is no file of the export; did you mean "ContentClaim.json"?',
    expect.stringMatching(/^data\/sample\/ContentVisit\.json:2:1 {2}is invalid JSON: /),
    '2 problems in the data',
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
