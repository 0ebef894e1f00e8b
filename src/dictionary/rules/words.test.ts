import { expect, it } from 'vitest';
import { breaks, changedProject, fixed, said } from '../../testing/brokenRules';
import { entityYaml, identifiersYaml, makeProject } from '../../testing/dataFolder';

const SAYS = 'fields[0].description ';
const says = (text: string) => `description: "${text.replaceAll('"', '\\"')}"`;

breaks('abbreviation-listed', {
  [`${SAYS} "GAF" is not in data/abbreviations.yaml; add it`]: says('Score on the GAF scale.'),
  'fields[0].fieldName  "GAF" is not in data/abbreviations.yaml; add it': 'fieldName: GAF Score',
  nothing: [
    says('Sent as "MO" for a span of months.'),
    'description: As XYZ., values: {status: closed, codes: [XYZ]}',
    {
      fields: [says('By GAF/DSM-5, in GAF03.')],
      data: {
        abbreviations:
          'abbreviations: [{abbreviation: GAF, expansion: A}, {abbreviation: DSM, expansion: B}]',
      },
    },
  ],
});

const spelling = 'words: [Organisation]\namerican: {programme: program, cheque: check}\n';
breaks(
  'american-spelling',
  {
    [`${SAYS} "recognises" is British; Americans write "recognizes"`]: says(
      'Whom the agency recognises by his behavior.',
    ),
    [`${SAYS} "Programme" is British; Americans write "Program"`]: says('Programme of the person.'),
    'fields[0].exampleValue  "cheque" is British; Americans write "check"':
      'exampleValue: Paid by cheque.',
    'fields[0].values.codes.M  "licence" is British; Americans write "license"':
      'values: {status: closed, codes: {M: A licence}}',
    nothing: [
      'fieldName: Behaviour Id, description: \'By Behaviour Code, as "colour", of an Organisation.\'',
      ...'detour paradise advertise analyses imprecise circumcised hour your otherwise exercise filled called canoe does'
        .split(' ')
        .map((word) => says(`A ${word}.`)),
    ],
    // Links, code and imports are not for readers.
    'docs/guide.mdx:2:8  "Colours" is British; Americans write "Colors"\ndocs/guide.mdx:7:19  "behaviour" is British; Americans write "behavior"':
      {
        pages: {
          'guide.mdx': `---
title: Colours
slug: /colour
---
import colour from '../colour';

## A \`colour\` [of behaviour](/colour) {/* #colour */}

\`\`\`python
colour
\`\`\`
`,
        },
      },
  },
  { spelling },
);

it.each([
  ...['colour', 'organisation', 'authorise', 'hospitalised', 'analyse', 'paediatric'],
  ...['enrolments', 'diarrhoea', 'defence', 'practise'],
])('takes %s for British', (word) => {
  const found = said('american-spelling', changedProject(says(`A ${word}.`)));
  expect(found).toContain(`"${word}" is British`);
});

it('fixes British words where they stand, and nothing else', () => {
  const yaml = entityYaml('A').replace('What it says.', `'The colour''s "programme": Programme.'`);
  const entities = { 'a.yaml': `# colour\n${yaml}` };
  const page = '---\ntitle: Colours\n---\n\n`behaviour` of behaviour\n';
  expect(
    fixed('american-spelling', makeProject(entities, { spelling }, { 'a.mdx': page })),
  ).toEqual({
    'data/entities/a.yaml': `# colour\n${yaml.replace('The colour', 'The color').replace(': Programme', ': Program')}`,
    'docs/a.mdx': page.replace('Colours', 'Colors').replace('of behaviour', 'of behavior'),
  });
});

it('finds what nobody sees at the end of lines and files, and takes it away', () => {
  const sound = entityYaml('A');
  const root = makeProject({ 'a.yaml': `${sound.replace('name: A\n', 'name: A  \n')}\n\n` });
  const message = ' ends with what nobody sees; run npm run check -- --fix';
  expect(said('lines-end-clean', root)).toBe(
    ['1:8', '14:18'].map((at) => `data/entities/a.yaml:${at} ${message}`).join('\n'),
  );
  expect(fixed('lines-end-clean', root)).toEqual({ 'data/entities/a.yaml': sound });
  expect(said('lines-end-clean', makeProject({ 'a.yaml': sound }))).toBe('');
});

const town = (name: string) => `${name}  "town" is not for readers; say city`;
breaks(
  'plain-words',
  {
    [`${SAYS} "Towns" is not for readers; say city`]: says('Towns of the client.'),
    [`${SAYS} "the specification" is not for readers; say not documented`]: says(
      'Not in the\\n specification.',
    ),
    [town('fields[0].open[0]')]: 'open: [which town]',
    'fields[0].values.codes.M  "drug" is not for readers; say medication':
      'values: {status: closed, codes: {M: A drug}}',
    [[town('own[0].identifies'), town('own[0].basis'), town('docs/guide.mdx:3:6')].join('\n')]: {
      data: {
        identifiers: identifiersYaml({
          own: ' [{identifier: Key, identifies: a town, basis: From a town.}]\n',
        }),
      },
      pages: { 'guide.mdx': '# A `town`\n\nBy a\ntown.\n'.replace('By a\n', 'By a ') },
    },
    nothing: [
      'fieldName: Town Name, description: \'A townsman and his "town", in Town Name or Drug class.\'',
      'exampleValue: Moved to town.',
    ],
  },
  {
    'plain-words': `plainWords:
  - {say: city, avoid: [town, towns]}
  - {say: medication, avoid: [drug], except: [drug class]}
  - {say: not documented, avoid: [the specification]}
`,
  },
);

breaks('word-known', {
  [`${SAYS} "recieved" is in no word list; is it "received" or "relieved" or "receive"?; if it is right, add it to data/spelling.yaml`]:
    says('Person who recieved it.'),
  nothing: [
    {
      fields: [says('Whether it is nullable.')],
      data: { spelling: 'words: [nullable]\namerican: {}' },
    },
    // A name, values, a file, a code, an abbreviation and its plural.
    `fieldName: Zorbing Id, ${says('See Zorbing Level: "zorbing", zorbing.json, X12_zorbing')}`,
    says('By HCPCS, TxPlus or GUIDs.'),
    says("The client's, which doesn't count."),
    // British words have their own rule, and examples are what agencies write.
    'exampleValue: Zorbing, description: A behaviour.',
  ],
});
