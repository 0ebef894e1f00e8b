import { expect, it } from 'vitest';
import { checkedData, field } from '../testing/brokenRules';
import { entityYaml, makeProject } from '../testing/dataFolder';
import { licensedTexts } from './licensedTexts';

it('lists texts that name a licensed system, and fields whose values are from one', () => {
  const coded = field('Test Code', {
    type: 'varchar',
    example: '2345-7',
    says: 'Test, as a LOINC code.',
    more: 'values: {status: external, codeSystem: loinc}',
  });
  const root = makeProject(
    { 'a.yaml': entityYaml('A', coded) },
    { 'code-systems': 'codeSystems: {loinc: {name: LOINC, publisher: Regenstrief}}\n' },
  );
  const report = licensedTexts(checkedData(root));
  expect(report).toMatch(/^LOINC: named in \d+ texts?, values of 1 field$/m);
  expect(report).toMatch(/a\.yaml.*Test, as a LOINC code\./);
  expect(report).toContain('\n  A › Test Code: 2345-7');
  expect(report).toContain('X12: named in 0 texts, values of 0 fields');
});
