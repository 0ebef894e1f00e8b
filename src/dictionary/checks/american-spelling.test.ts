import { expect, it } from 'vitest';
import {
  checkedData,
  field,
  findsBroken,
  fixed,
  problems,
  SAYS,
  SHOWS,
} from '../../testing/brokenRules';
import { entityYaml, makeProject } from '../../testing/dataFolder';
import { formatProblem } from '../model/problem';
import { americanSpelling } from './american-spelling';

const spelling = 'words: [Centre]\namerican: {programme: program, cheque: check}\n';

const finds = (place: string, broken: Record<string, string>) =>
  findsBroken(americanSpelling, place, broken, { spelling });

finds(SAYS, {
  '"recognises" is British; Americans write "recognizes"': field('Client Id', {
    says: 'Whom the agency recognises by his behaviour.',
  }),
  '"Programme" is British; Americans write "Program"': field('Client Id', {
    says: 'Programme of the person.',
  }),
});
finds(SHOWS, {
  '"cheque" is British; Americans write "check"': field('Remark', { example: 'Paid by cheque.' }),
});
finds('fields[0].values.codes.M', {
  '"licence" is British; Americans write "license"': field('Kind', {
    more: 'values: {status: closed, codes: {M: A licence}}',
  }),
});

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

it('fixes the word where it stands, and nothing else', () => {
  const says = `'The colour''s "programme": Programme or programme.'`;
  const yaml = `# colour\n${entityYaml('A', field('Client Id', { says }))}`;
  const root = makeProject({ 'a.yaml': yaml }, { spelling });
  expect(fixed(americanSpelling, root)).toEqual({
    'data/entities/a.yaml': yaml.replace(
      `The colour''s "programme": Programme or programme`,
      `The color''s "programme": Program or program`,
    ),
  });
});

it('reads hand-written pages as readers do: no code, no address, no import', () => {
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
  const root = makeProject({ 'a.yaml': entityYaml('A') }, {}, { 'guide.mdx': page });
  expect(americanSpelling.check(checkedData(root)).map(formatProblem)).toEqual([
    'docs/guide.mdx:2:8  "Colours" is British; Americans write "Colors"',
    'docs/guide.mdx:7:19  "behaviour" is British; Americans write "behavior"',
  ]);
  expect(fixed(americanSpelling, root)).toEqual({
    'docs/guide.mdx': page.replace('Colours', 'Colors').replace('of behaviour', 'of behavior'),
  });
});
