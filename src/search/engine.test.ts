import { describe, expect, it } from 'vitest';
import { catalogEntityOf } from '../testing/catalog';
import { createSearch, type SearchData } from './engine';
import { viewAnswer } from './view';

const LONG = `${'Many words stand before it. '.repeat(10)}Here the tuning fork is named. ${'More follows. '.repeat(20)}`;

const catalog = [
  catalogEntityOf(
    'Claims',
    [
      { fieldName: 'Client Id' },
      { fieldName: 'Claim Date', dataType: 'date' },
      { fieldName: 'Batch Date', dataType: 'date', isNullable: true },
      { fieldName: 'Due Date', dataType: 'TODO', isTodo: true },
      { fieldName: 'Status', dataType: 'varchar', description: 'How far a claim has come.' },
    ],
    { area: 'Billing and payments', otherWords: ['invoice'] },
  ),
  catalogEntityOf('Labs', [
    { fieldName: 'Client Id' },
    { fieldName: 'Result Date', dataType: 'date' },
    { fieldName: 'Test Code', dataType: 'varchar', codeSystem: 'loinc' },
    { fieldName: 'Sound', dataType: 'varchar', description: LONG },
    { fieldName: 'Kind', dataType: 'char', codes: [{ code: 'CLIENT', meaning: undefined }] },
  ]),
  catalogEntityOf('Episode', [{ fieldName: 'Client Id' }], { isCustomOnly: true }),
];

const data: SearchData = {
  catalog,
  guides: [
    { slug: '/guides/x', guide: 'Reading', heading: 'Null keys', anchor: 'null', text: 'Absent.' },
    { slug: '/guides/x', guide: 'Episode', heading: '', anchor: '', text: 'Episode by episode.' },
    {
      slug: '/guides/abbreviations',
      guide: 'Abbreviations',
      heading: 'LOINC: Logical names',
      anchor: '',
      text: '',
      isAbbreviation: true,
    },
    {
      slug: '/guides/abbreviations',
      guide: 'Abbreviations',
      heading: 'SND: Sound',
      anchor: '',
      text: '',
      isAbbreviation: true,
    },
  ],
  pages: [{ title: 'Save fields as CSV', path: '/fields', words: 'spreadsheet, Excel' }],
  codeSystems: { loinc: 'loinc Logical Observation Identifiers Names and Codes' },
  intents: [],
  sameMeaning: [['lab', 'bloodwork']],
  homes: { 'Client Id': 'labs' },
};
const search = (input: string) => createSearch(data)(input);

const view = (input: string) => viewAnswer(search(input));
const shown = (input: string) =>
  view(input).results.map(
    ({ title, place }) => `${title.map(({ text }) => text).join('')} in ${place}`,
  );

describe('a name', () => {
  it.each([
    'claim_date',
    'claimDate',
    'claimdate',
    'CLAIM-DATE',
    'Claims.Claim Date',
    'clami date',
  ])('is found as %s', (typed) => expect(shown(typed)[0]).toBe('Claim Date in Claims'));

  it.each(['contentclaims', 'ContentClaims.json', 'content_claims.ndjson'])(
    'of an export file is found as %s',
    (typed) => expect(shown(typed)[0]).toBe('Claims in ContentClaims.json'),
  );

  it('fits best with that of its entity', () => {
    expect(shown('claims status')[0]).toBe('Status in Claims');
    expect(shown('labs client id')[0]).toBe('Client Id in Labs');
  });

  it('comes before the code of a value that is spelled in other letters', () => {
    expect(shown('client')[0]).toBe('Client Id in Labs');
    expect(shown('CLIENT')[0]).toBe('CLIENT in Labs › Kind');
  });
});

it('leads from a code system to the fields that hold its codes, and then to what it stands for', () => {
  expect(shown('LOINC')).toEqual(['Test Code in Labs', 'LOINC: Logical names in Abbreviations']);
});

it('finds by an abbreviation what it stands for', () => {
  expect(shown('snd')).toEqual(['Sound in Labs', 'SND: Sound in Abbreviations']);
});

it('prefers an entity to a guide of the same name', () => {
  expect(shown('episode')[0]).toBe('Episode in ContentEpisode.json');
});

it('takes an entity whose fields each agency defines for any field', () => {
  expect(shown('episode outlook')[0]).toBe('Episode in ContentEpisode.json');
  expect(shown('labs outlook')).not.toContain('Episode in ContentEpisode.json');
});

it('finds a field by what its entity is also called, beside a word of its own', () => {
  expect(shown('invoice id')[0]).toBe('Client Id in Claims');
  expect(shown('sound of the invoice')[0]).toBe('Sound in Labs');
  expect(shown('invoice')).toEqual(['Claims in ContentClaims.json']);
});

it('finds pages and what can be done there, and guides', () => {
  expect(view('csv').results[0]).toMatchObject({ path: '/fields', facts: 'page' });
  expect(view('null').results[0]).toMatchObject({ path: '/guides/x#null', facts: 'guide' });
});

it('finds by phrases that mean the same', () => {
  expect(shown('bloodwork')[0]).toBe('Labs in ContentLabs.json');
});

it('shows the part of a long text that was found', () => {
  const [first] = view('tuning fork').results;
  const text = first!.text.map((segment) => segment.text).join('');
  expect(text).toMatch(/^… .*tuning fork.* …$/);
  expect(text.length).toBeLessThan(200);
});

describe('filters', () => {
  it.each([
    ['date area:billing', ['Claims']],
    ['date area:medications', ['Labs']],
    ['is:todo', ['Claims']],
    ['type:TODO', ['Claims']],
    ['date in:labs', ['Labs']],
  ])('%s', (query, places) => {
    const { results } = view(query);
    expect([...new Set(results.map(({ place }) => place))]).toEqual(places);
  });

  it('narrow to what is still to do', () => {
    expect(shown('is:todo')).toEqual(['Due Date in Claims']);
    expect(shown('type:todo')).toEqual(['Due Date in Claims']);
  });

  it('are offered most frequent first, with as many results as each leaves', () => {
    expect(view('date').facets).toEqual([
      { filter: 'in:claims', label: 'Claims', count: 3 },
      { filter: 'in:labs', label: 'Labs', count: 1 },
      { filter: 'type:date', label: 'date', count: 3 },
      { filter: 'type:TODO', label: 'TODO', count: 1 },
      { filter: 'nullable:no', label: 'not nullable', count: 3 },
      { filter: 'is:todo', label: 'TODO', count: 1 },
    ]);
  });

  it('offer what is to do only where something is', () => {
    const done = catalog.map((entity) => ({
      ...entity,
      fields: entity.fields.map((field) => ({
        ...field,
        isTodo: undefined,
        dataType: 'date' as const,
      })),
    }));
    const { facets } = viewAnswer(createSearch({ ...data, catalog: done })('date'));
    expect(facets.map(({ filter }) => filter)).not.toContain('is:todo');
  });
});

it('reads the beginning of a pasted text only', () => {
  const pasted = `Claim Date ${'and whatever else '.repeat(2000)} Sound`;
  expect(shown(pasted)[0]).toBe('Claim Date in Claims');
  expect(shown(pasted)).not.toContain('Sound in Labs');
});
