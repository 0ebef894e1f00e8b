import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkedData, field, mended, problems, SAYS, tellsBroken } from '../../testing/brokenRules';
import { entityYaml, makeProject } from '../../testing/dataFolder';
import { americanSpelling } from './american-spelling';

const spelling = 'words: [Centre]\namerican: {programme: program, cheque: check}\n';

tellsBroken(americanSpelling, [
  [
    'a British word that the dictionary does not have',
    field('Client Id', { says: 'Whom the agency recognises by his behaviour.' }),
    SAYS,
    '"recognises" is British; Americans write "recognizes"',
  ],
  [
    'one that it has, by the project’s list',
    field('Client Id', { says: 'Programme of the person.' }),
    SAYS,
    '"Programme" is British; Americans write "Program"',
    { spelling },
  ],
  [
    'one in an example',
    field('Remark', { type: 'varchar', example: 'Paid by cheque.' }),
    'fields[0].exampleValue',
    '"cheque" is British; Americans write "check"',
    { spelling },
  ],
  [
    'one in the meaning of a code',
    field('Kind', { more: 'values: {status: closed, codes: {M: A licence}}' }),
    'fields[0].values.codes.M',
    '"licence" is British; Americans write "license"',
  ],
]);

it.each(
  'colour organisation authorise hospitalised analyse paediatric enrolments diarrhoea defence practise'.split(
    ' ',
  ),
)('refuses %s', (word) => {
  expect(problems(americanSpelling, field('Client Id', { says: `A ${word}.` }))).toHaveLength(1);
});

it.each(
  'detour paradise advertise analyses imprecise circumcised hour your otherwise exercise filled called canoe does'.split(
    ' ',
  ),
)('accepts %s', (word) => {
  expect(problems(americanSpelling, field('Client Id', { says: `A ${word}.` }))).toEqual([]);
});

it('leaves names as they are exported, quoted values, and the project’s own words', () => {
  const says = `'By Behaviour Code, as "colour", at the Centre.'`;
  const fields = field('Behaviour Id', { says });
  expect(problems(americanSpelling, fields, { spelling })).toEqual([]);
});

it('mends the word where it stands, and nothing else', () => {
  const says = `'The colour''s "programme": Programme or programme.'`;
  const yaml = `# colour\n${entityYaml('A', field('Client Id', { says }))}`;
  const root = makeProject({ 'a.yaml': yaml }, { spelling });
  expect(mended(americanSpelling, root)).toEqual({
    'data/entities/a.yaml': yaml.replace(
      `The colour''s "programme": Programme or programme`,
      `The color''s "programme": Program or program`,
    ),
  });
});

it('reads hand-written pages as readers do: no code, no address, no import', () => {
  const root = makeProject({ 'a.yaml': entityYaml('A', field('Client Id')) });
  const page = [
    '---',
    'title: Colours',
    'slug: /colour',
    '---',
    "import colour from '../colour';",
    '',
    '## A `colour` [of behaviour](/colour) {/* #colour */}',
    '',
    '```python',
    'colour',
    '```',
    '',
  ].join('\n');
  fs.mkdirSync(path.join(root, 'docs'));
  fs.writeFileSync(path.join(root, 'docs/guide.mdx'), page);
  const found = americanSpelling.check(checkedData(root));
  expect(found.map(({ position, message }) => [position, message])).toEqual([
    [{ line: 2, column: 8 }, '"Colours" is British; Americans write "Colors"'],
    [{ line: 7, column: 19 }, '"behaviour" is British; Americans write "behavior"'],
  ]);
  expect(mended(americanSpelling, root)).toEqual({
    'docs/guide.mdx': page.replace('Colours', 'Colors').replace('of behaviour', 'of behavior'),
  });
});
