import { expect, it } from 'vitest';
import { changedProject, checkedData } from '../../testing/changedProject';
import { licensedTexts } from './licensedTexts';

it('lists texts that name a licensed system, and fields whose values are from one', () => {
  const field = {
    ...{ fieldName: 'Test Code', description: 'Test, as a LOINC code.', exampleValue: '2345-7' },
    values: { status: 'external', codeSystem: 'loinc' },
  };
  const loinc = { name: 'LOINC', publisher: 'Regenstrief' };
  const root = changedProject({
    fields: [field],
    data: { 'code-systems': { codeSystems: { loinc } } },
  });
  const report = licensedTexts(checkedData(root));
  expect(report).toMatch(/^LOINC: named in \d+ texts?, values of 1 field$/m);
  expect(report).toMatch(/a\.yaml.*Test, as a LOINC code\./);
  expect(report).toContain('\n  Payer › Test Code: 2345-7');
  expect(report).toContain('X12: named in 0 texts, values of 0 fields');
});
