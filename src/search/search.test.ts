import path from 'node:path';
import { expect, it } from 'vitest';
import { casesOf } from '../testing/cases';
import { loadSearch } from '../testing/search/loadSearch';
import { viewAnswer } from './view';
import { nameKey } from '../dictionary/model/names';

const { dictionary, search } = await loadSearch();

const shown = (input: string, most = 3) =>
  viewAnswer(search(input))
    .results.slice(0, most)
    .map(
      ({ title, place }) => `${title.map(({ text }) => text).join('')}${place && ` in ${place}`}`,
    );

const cases = casesOf(path.join(__dirname, 'answers')) as Record<
  'first' | 'amongFive' | 'amongTen' | 'leadsTo',
  Record<string, string>
>;

it.each(Object.entries(cases.first))('leads with what “%s” asks for', (input, expected) => {
  expect(shown(input, 1)).toEqual([expected]);
});

it.each(Object.entries(cases.amongFive))('finds by “%s” %s', (input, expected) => {
  expect(shown(input, 5)).toContain(expected);
});

it.each(Object.entries(cases.amongTen))('finds by “%s” the section %s', (input, section) => {
  expect(shown(input, 10).map((result) => result.split(' in ')[0])).toContain(section);
});

it.each(Object.entries(cases.leadsTo))('leads who asks for “%s” to %s', (input, target) => {
  expect(viewAnswer(search(input), { limit: 1 }).results[0]?.path).toBe(target);
});

it('lists a shared field once, its home first, and the rest in one line', () => {
  const [first] = viewAnswer(search('Client Visit Id')).results;
  expect(first?.place).toBe('Visit Service');
  expect(first?.others).toEqual({
    label: 'All 17 fields named Client Visit Id',
    path: '/fields?name=Client+Visit+Id',
  });
});

it('tells the first diagnosis by the order of codes and of the lists', () => {
  expect(shown('primary diagnosis')).toEqual([
    'Client Diagnosis Detail in ContentClientDiagnosisDetail.json',
    'Axis Order in Client Diagnosis Detail',
    'Problem List Order in Client Diagnosis Detail',
  ]);
});

it('leads by every phrase of an intent to its page, at once or after what has that name', () => {
  const lost = dictionary.search.intents.flatMap(({ page, phrases }) =>
    phrases.filter((phrase) => {
      const found = search(phrase.replaceAll('…', ' ')).results;
      const [first, second] = found.map(({ document }) => document);
      return first?.path !== page && !(first?.names.key === phrase && second?.path === page);
    }),
  );
  expect(lost).toEqual([]);
});

it('puts what has every word first, and leaves out the rest only where there is enough', () => {
  expect(search('insurance card image').results.length).toBeGreaterThan(10);
  expect(search('client id').results.length).toBeLessThan(200);
  expect(shown('insurance card image', 2).sort()).toEqual([
    'Insurance Card Image Attachment 1 in Insurance',
    'Insurance Card Image Attachment 2 in Insurance',
  ]);
});

it('takes no word that is spelt right for another one', () => {
  const [first, second] = shown('email or mail', 2);
  expect(first).toMatch(/^Email in /);
  expect(second).toBe('Mail Order in eRx Eligibility');
});

it.each(['died', 'death', 'deaths', 'dead'])('finds the day of death by “%s”', (word) => {
  expect(shown(word, 3)).toContain('Date of Death in Family');
});

it('a facet counts what is left once it is set, and speaks in names', () => {
  for (const query of ['date', 'client id', 'family medical history', 'diagnosis nullable:no']) {
    for (const { filter, count } of viewAnswer(search(query)).facets) {
      expect([filter, viewAnswer(search(`${query} ${filter}`)).total]).toEqual([filter, count]);
    }
  }
  const labels = (query: string) => viewAnswer(search(query)).facets.map(({ label }) => label);
  expect(labels('family medical history')).toContain('Family Medical History Detail');
  expect(labels('date')).toEqual(expect.arrayContaining(['Entities', 'Fields']));
});

it('names the filters that are set, an entity in full', () => {
  const { filters, results } = viewAnswer(search('id IN:eligibility type:integer nullable:no'));
  expect(filters).toEqual([
    { filter: 'IN:eligibility', label: 'Eligibility' },
    { filter: 'type:integer', label: 'integer' },
    { filter: 'nullable:no', label: 'not nullable' },
  ]);
  expect([...new Set(results.map(({ place }) => place))]).toEqual(['Eligibility']);
  expect(viewAnswer(search('in:elig area:billing')).filters.map(({ label }) => label)).toEqual([
    'in elig',
    'area billing',
  ]);
});

it('the line for namesakes leads to as many fields as it says', () => {
  const shared = ['date nullable:no', 'insurance date', 'client id', 'created date'].flatMap(
    (query) =>
      viewAnswer(search(query))
        .results.filter(({ others }) => others)
        .map(({ others, title }) => ({
          query,
          others: others!,
          name: title.map((t) => t.text).join(''),
        })),
  );
  const counts = shared.map(({ query, others: { label, path }, name }) => {
    const told = label.startsWith('Both ') ? 2 : Number(label.match(/\d+/)?.[0]);
    if (path.startsWith('/search')) return [told, viewAnswer(search(query), { name }).total];
    const key = nameKey(new URLSearchParams(path.split('?')[1]).get('name')!);
    const fields = dictionary.entities.flatMap(({ fields: each }) => each);
    return [told, fields.filter(({ fieldName }) => nameKey(fieldName) === key).length];
  });
  expect(counts.filter(([told, led]) => told !== led)).toEqual([]);
  expect(shared.some(({ others }) => others.path.startsWith('/search'))).toBe(true);
  expect(shared.some(({ others }) => others.path.startsWith('/fields'))).toBe(true);
});

it('marks no words that say nothing', () => {
  const marked = viewAnswer(search('who opened the chart')).results.flatMap(({ text }) =>
    text.filter((segment) => segment.marked).map((segment) => segment.text.toLowerCase()),
  );
  expect(marked).toContain('record');
  expect(marked).not.toContain('the');
});

it('finds nothing for nonsense, and everything stays quiet for an empty query', () => {
  expect(search('zzzzqqq').results).toEqual([]);
  expect(search('   ').results).toEqual([]);
});
