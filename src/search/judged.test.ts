import { describe, expect, it } from 'vitest';
import { isAnswer, judge, judgedQueries, QUERY_LISTS } from '../testing/search/judge';
import { loadSearch } from '../testing/search/loadSearch';

const { dictionary, search } = await loadSearch();
const fields = dictionary.entities.flatMap(({ slug, fileName, fields: all }) =>
  all.map(({ fieldName }) => ({ fileName, fieldName, place: `${slug}/${fieldName}` })),
);

describe('the judged queries', () => {
  it('that nobody tuned for are answered as well as promised', () => {
    const [first, three, ten] = judge(search, judgedQueries('held-out'));
    expect(first).toBeGreaterThanOrEqual(0.885);
    expect(three).toBeGreaterThanOrEqual(0.96);
    expect(ten).toBeGreaterThanOrEqual(0.98);
  });

  it('were held out indeed', () => {
    const tuned = new Set(judgedQueries('tuned').map(({ query }) => query.toLowerCase()));
    const both = judgedQueries('held-out').filter(({ query }) => tuned.has(query.toLowerCase()));
    expect(both).toEqual([]);
  });

  it('ask for things that are there', () => {
    const slugs = dictionary.entities.map(({ slug }) => slug);
    const names = new Set([...slugs, ...fields.map(({ place }) => place)]);
    const missing = QUERY_LISTS.flatMap((list) => judgedQueries(list))
      .flatMap(({ answers }) => answers)
      .filter((answer) => !answer.startsWith('/') && !names.has(answer));
    expect(missing).toEqual([]);
  });
});

/** Every so many fields, for the time they take; before a publication all. */
const some = (step: number) => fields.filter((_, at) => process.env.TEST_ALL || at % step === 0);

it('brings a field to the first place by its exact name, alone or among its namesakes', () => {
  const lost = some(7).filter(({ fieldName, place }) => {
    const [first] = search(fieldName).results;
    return !first || !isAnswer(first, [place]);
  });
  expect(lost).toEqual([]);
});

it('brings a field to the first place by its own and its export file’s name, as code spells them', () => {
  const others = some(21).flatMap(({ fileName, fieldName, place }) => {
    const typed = `${fileName}.${fieldName.replaceAll(' ', '_')}`;
    const [first] = search(typed).results;
    return first && isAnswer(first, [place]) ? [] : [[typed, first?.document.kind]];
  });
  expect(others).toEqual([]);
});
