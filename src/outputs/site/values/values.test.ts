import { expect, it } from 'vitest';
import type { Field } from '../../../dictionary/model/dictionary';
import { isGolden } from '../../../testing/golden';
import { readSample } from '../../../testing/sample/sample';
import { values, valuesCsv } from './values';

isGolden(__dirname, values);

it('spells every value on a line of the CSV file, and what no source lists on one; flags are left out', async () => {
  const { dictionary } = await readSample();
  const [entity] = dictionary.entities;
  const field = (fieldName: string, ofField: Field['values']): Field => ({
    ...entity!.fields[0]!,
    fieldName,
    values: ofField,
  });
  const loinc = { key: 'loinc', name: 'LOINC', publisher: 'Regenstrief' };
  const codes = [
    { code: 'M', meaning: 'Monthly, as a rule' },
    { code: 'W', meaning: undefined },
  ];
  const fields = [
    field('Frequency', { status: 'closed', codes }),
    field('Test', { status: 'external', codeSystem: loinc, perhapsAlso: [loinc], codes: [] }),
    field('Is Sent', { status: 'flag', codes }),
    field('Name', undefined),
  ];
  const { path, content } = valuesCsv({
    site: dictionary.site,
    entities: [{ ...entity!, slug: 'a', name: 'A', fields }],
  });
  expect(path).toBe('static/downloads/values.csv');
  expect(String(content).split('\r\n')).toEqual([
    'entity slug,entity,field,code,meaning,status,code system,perhaps also,dictionary',
    'a,A,Frequency,M,"Monthly, as a rule",closed,,,"Sample Export 20250925.1, CC BY 4.0"',
    'a,A,Frequency,W,,closed,,,"Sample Export 20250925.1, CC BY 4.0"',
    'a,A,Test,,,external,LOINC,LOINC,"Sample Export 20250925.1, CC BY 4.0"',
    '',
  ]);
});
