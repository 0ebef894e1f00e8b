import { expect, it } from 'vitest';
import type { Finding } from '../../exportCheck/model/report';
import { amountOf, groupFindings } from './groupFindings';

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
    finding('file-missing', null),
    finding('wrong-type', 'Payer Id', 2),
    finding('wrong-type', 'Payer Name', 3),
  ],
  spelling: [finding('crlf', null, 4)],
  notes: [],
};

it('groups by what to do first, then by kind, in the order of the report', () => {
  const groups = groupFindings(found, '').map(({ level, kinds }) => [
    level,
    ...kinds.map(({ kind, findings }) => `${kind} ${findings.length}`),
  ]);
  expect(groups).toEqual([
    ['matters', 'file-missing 1', 'wrong-type 2'],
    ['spelling', 'crlf 1'],
  ]);
});

it.each([
  ['payer NAME', ['wrong-type 1']],
  ['type payer', ['wrong-type 2']],
  ['contentpayer', ['file-missing 1', 'wrong-type 2', 'crlf 1']],
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
