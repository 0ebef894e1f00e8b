import { expect, it } from 'vitest';
import type { Finding } from '../../exportCheck/model/report';
import { amountOf, filesOf, groupFindings } from './groupFindings';

const finding = (kind: Finding['kind'], field: string | null, count = 1): Finding => ({
  kind,
  file: 'ContentPayer.json',
  field,
  count,
  lines: [],
  of: 10,
  share: count / 10,
});
const found = {
  findings: [
    { ...finding('file-missing', null), consequences: [finding('join-unchecked', null)] },
    finding('wrong-type', 'Payer Id', 2),
    finding('wrong-type', 'Payer Name', 3),
  ],
  spelling: [finding('crlf', null, 4)],
  notes: [],
};

it('groups by what to do first, then by kind, in the order of the report', () => {
  const groups = groupFindings(found, '').map(({ group, kinds }) => [
    group,
    ...kinds.map(({ kind, findings }) => `${kind} ${findings.length}`),
  ]);
  expect(groups).toEqual([
    ['problems', 'file-missing 1', 'wrong-type 2'],
    ['formatting', 'crlf 1'],
  ]);
});

it.each([
  ['payer NAME', ['wrong-type 1']],
  ['type payer', ['wrong-type 2']],
  ['contentpayer', ['file-missing 1', 'wrong-type 2', 'crlf 1']],
  ['references that could not be checked', ['file-missing 1']],
  ['nothing of this', []],
])('by "%s" finds title, file and field', (query, expected) => {
  const kinds = groupFindings(found, query).flatMap((group) => group.kinds);
  expect(kinds.map(({ kind, findings }) => `${kind} ${findings.length}`)).toEqual(expected);
});

it('tells how much there is of a kind', () => {
  const [first, second, third] = groupFindings(found, '').flatMap(({ kinds }) => kinds);
  expect([first, second, third].map((group) => group && amountOf(group))).toEqual([
    '1 file',
    '2 fields, 5 records',
    '4 lines',
  ]);
});

it('names up to three files of a kind, each once', () => {
  const inFiles = (...files: string[]) =>
    filesOf({
      kind: 'orphan',
      findings: files.map((file) => ({ ...finding('orphan', 'Client Id'), file })),
    });
  expect(inFiles('A.json', 'B.json', 'A.json')).toBe('A.json, B.json');
  expect(inFiles('A.json', 'B.json', 'C.json')).toBe('A.json, B.json, C.json');
  expect(inFiles('A.json', 'B.json', 'C.json', 'D.json')).toBe('A.json, B.json, C.json and 1 more');
  const encrypted = { ...finding('file-encrypted', null), file: '', files: ['A.json', 'B.json'] };
  expect(filesOf({ kind: 'file-encrypted', findings: [encrypted] })).toBe('A.json, B.json');
  expect(
    filesOf({ kind: 'not-an-export', findings: [{ ...finding('not-an-export', null), file: '' }] }),
  ).toBe('');
});
