import { expect, it } from 'vitest';
import type { Finding } from '../../export/model/report';
import { dictionary } from '../../testing/guides/projectGuides';
import { groupFindings } from './Results';

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
  kinds: dictionary.findingKinds,
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
