import path from 'node:path';
import { expect, it } from 'vitest';
import { casesOf } from '../testing/cases';
import { catalogEntityOf } from '../testing/catalog';
import { searchDocuments } from './documents';
import type { Answer, SearchData } from './engine';
import { viewAnswer, type Part } from './view';

const LONG = `${'Before it comes this. '.repeat(12)}Then the tuning fork. ${'After it this. '.repeat(20)}`;
const { catalog, guides, pages, shows } = JSON.parse(
  JSON.stringify(casesOf(path.join(__dirname, 'view'))).replaceAll('LONG', LONG),
) as Pick<SearchData, 'catalog' | 'guides' | 'pages'> & { shows: string[][] };
const entities = catalog.map(({ name, fields }) => catalogEntityOf(name, fields));
const DOCUMENTS = searchDocuments(entities, guides, pages);
const [CLIENT_ID, ...OTHERS] = DOCUMENTS.filter(
  (document) => document.kind === 'field' && document.key === 'client id',
) as Extract<(typeof DOCUMENTS)[number], { kind: 'field' }>[];

const answer = (words: string, more: Partial<Answer> = {}): Answer => ({
  ...{ input: 'who', fitting: [], filters: [], words: words.split(' ') },
  results: DOCUMENTS.map((document) => ({ document, folded: [] })),
  countOfName: new Map([['client id', 3]]),
  ...more,
});
const view = (words: string, part?: Part) => viewAnswer(answer(words), part);
/** Texts with what is marked in brackets. */
const spell = (segments: readonly { text: string; marked: boolean }[]) =>
  segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
const named = (words: string, title: string) => {
  const found = view(words).results.find((result) => spell(result.title) === title);
  return found && spell(found.text);
};

it('says of each thing what it is called, where it is and what kind of thing it is', () => {
  expect(
    view('').results.map(({ path, title, place, facts }) => [path, spell(title), place, facts]),
  ).toEqual(shows);
});

it('marks the words that were found, in any form, and none that say nothing', () => {
  expect(named('claim it is', 'Client Id')).toBe('Whose [claim] it is.');
  expect(named('field all', 'All [fields]')).toBe('');
  expect(named('absent', 'Null keys')).toBe('[Absent].');
  expect(named('private', 'P: [Private]')).toBe('');
  expect(named('tables', 'Kinds')).toMatch(/^All codes, .* in \[tables\]\.$/);
});

it('shows other words and examples only where nothing else was found', () => {
  expect(named('member', 'Client Id')).toBe('Whose claim it is. In other words: [member].');
  expect(named('member person', 'Client Id')).toBe(
    'Whose claim it is. In other words: [person], [member].',
  );
  expect(named('member claim', 'Client Id')).toBe('Whose [claim] it is.');
  expect(named('90837', 'Amount')).toBe(
    'What it says. In other words: cost [90837]. For example: [90837].',
  );
  expect(named('90837 amount', '[Amount]')).toBe('What it says.');
});

it('shows of a long text the part that was found, in whole words', () => {
  const found = named('fork', 'Joins')!;
  const after = `${'After it this. '.repeat(6)}After it`;
  expect(found).toBe(`… this. Before it comes this. Then the tuning [fork]. ${after} …`);
  expect(named('nothing', 'Joins')).toBe(`${'Before it comes this. '.repeat(6)}Before it comes …`);
  expect(named('comes', 'Joins')).toMatch(/^Before it \[comes\] this/);
});

it('gives fifty results or the part that is wanted, and counts all', () => {
  expect(view('')).toMatchObject({ total: DOCUMENTS.length, filters: [] });
  const { results, total } = view('', { offset: 2, limit: 2 });
  expect(results.map(({ path }) => path)).toEqual([
    '/entities/claims#amount',
    '/entities/claims#kind',
  ]);
  expect(total).toBe(DOCUMENTS.length);
  const many = Array.from({ length: 60 }, () => ({ document: DOCUMENTS[0]!, folded: [] }));
  expect(viewAnswer(answer('', { results: many })).results).toHaveLength(50);
});

it('leads from a field to all of its name that were found', () => {
  const others = (folded: typeof OTHERS) =>
    viewAnswer(answer('', { results: [{ document: CLIENT_ID!, folded }] })).results[0]?.others;
  expect(others(OTHERS)).toEqual({
    label: 'All 3 fields named Client Id',
    path: '/fields?name=Client+Id',
  });
  const both = answer('', {
    results: [{ document: CLIENT_ID!, folded: OTHERS.slice(1) }],
    countOfName: new Map([['client id', 2]]),
  });
  expect(viewAnswer(both).results[0]?.others?.label).toBe('Both fields named Client Id');
  expect(others(OTHERS.slice(1))).toEqual({
    label: '2 fields named Client Id that fit',
    path: '/search?q=who&name=Client+Id',
  });
  expect(others([])).toBeUndefined();
});

it('lists the fields of one name each by itself', () => {
  const results = [
    { document: DOCUMENTS[0]!, folded: [] },
    { document: CLIENT_ID!, folded: OTHERS },
    { document: DOCUMENTS[2]!, folded: [] },
  ];
  const {
    total,
    facets,
    results: shown,
  } = viewAnswer(answer('', { results }), { name: 'CLIENT id' });
  expect(shown.map(({ place, others }) => [place, others])).toEqual([
    ['Claims', undefined],
    ['Visit', undefined],
    ['Labs', undefined],
  ]);
  expect([total, facets]).toEqual([3, []]);
});
