import { expect, it } from 'vitest';
import { checkRules } from '../../outputs/artefacts/programs/checkRules';
import { casesOf } from '../../testing/cases';
import { dictionary } from '../../testing/guides/projectGuides';
import { customFieldsIn } from './customFields';

const rules = checkRules(dictionary);
type Case = { text: string; custom?: object; errors?: string[] };

it.each(Object.entries(casesOf<Case>('src/export/check/customFields')))(
  'reads %s',
  (_, { text, custom, errors }) => {
    const begins = (error: string) =>
      error.endsWith('…') ? expect.stringContaining(error.slice(0, -1)) : error;
    const expected = errors ? { errors: errors.map(begins) } : { custom };
    expect(customFieldsIn(rules, 'custom.yaml', text)).toEqual(expected);
  },
);
