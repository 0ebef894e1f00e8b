import { expect, it } from 'vitest';
import { checkRules } from '../../outputs/artefacts/programs/checkRules';
import { dictionary } from '../../testing/guides/projectGuides';
import { customFieldsIn } from './customFields';

const rules = checkRules(dictionary);
const read = (text: string) => customFieldsIn(rules, 'custom.yaml', text);

it('reads fields by their data type alone or with more, and codes as they are written', () => {
  const text = `ContentPayer_Custom.json:
  A: varchar
  B: { dataType: char, isNullable: false, values: [01, 2], description: What it says. }
  C: { dataType: bit, isNullable: true, description: "" }
`;
  expect(read(text)).toEqual({
    custom: {
      ContentPayer_Custom: [
        { name: 'A', type: 'varchar' },
        {
          name: 'B',
          type: 'char',
          notNull: 'stated',
          codes: ['01', '2'],
          description: 'What it says.',
        },
        { name: 'C', type: 'bit' },
      ],
    },
  });
});

it('names all that is wrong, each with its line and column', () => {
  const text = `ContentPayr: { A: varchar }
ContentPayer:
  B: text5
  Payer Id: integer
  C: { dataType: bit, nullable: true }
  D: { dataType: bit, isNullable: perhaps }
  E: { dataType: bit, description: [a] }
  F: { dataType: bit, values: a }
ContentGeoArea: 7
`;
  expect(read(text)).toEqual({
    errors: [
      'custom.yaml:1:1: "ContentPayr" is not an export file; did you mean "ContentPayer"?',
      expect.stringMatching(
        /^custom\.yaml:3:3: "B" of "ContentPayer" needs a data type: integer, /,
      ),
      'custom.yaml:4:3: "Payer Id" of "ContentPayer" is in the dictionary already',
      'custom.yaml:5:3: "C" of "ContentPayer" has "nullable"; use dataType, isNullable, values and description',
      'custom.yaml:6:3: "D" of "ContentPayer" has an isNullable other than true and false',
      'custom.yaml:7:3: "E" of "ContentPayer" has a description that is not text',
      'custom.yaml:8:3: "F" of "ContentPayer" has values that are not a list',
      'custom.yaml:9:1: "ContentGeoArea" must contain fields, each with its data type',
    ],
  });
});

it.each([
  ['ContentPayer:\n  A: varchar\n B: bit\n', /^custom\.yaml:3:\d: is not valid YAML: /],
  ['ContentPayer:\n  A: bit\n  A: bit\n', /^custom\.yaml:3:3: is given twice; keep one$/],
  ['# Nothing\n', /^custom\.yaml:1:1: must contain names of export files with their fields$/],
])('says where %j is wrong', (text, error) => {
  expect(read(text)).toEqual({ errors: [expect.stringMatching(error)] });
});
