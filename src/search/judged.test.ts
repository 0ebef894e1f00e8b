import { describe, expect, it } from 'vitest';
import { isAnswer, judge } from '../testing/search/judge';
import { judgedQueries, loadSearch, QUERY_LISTS } from '../testing/search/loadSearch';

const { dictionary, search } = await loadSearch();

describe('the judged queries', () => {
  it.each([
    ['queries', 0.93, 0.97, 0.98],
    ['second', 0.86, 0.93, 0.97],
    ['ninth', 0.89, 0.98, 0.99],
  ] as const)('%s are answered as well as promised', (list, first, three, ten) => {
    const { at1, at3, at10 } = judge(search, judgedQueries(list));
    expect(at1).toBeGreaterThanOrEqual(first);
    expect(at3).toBeGreaterThanOrEqual(three);
    expect(at10).toBeGreaterThanOrEqual(ten);
  });

  it('that nobody tuned for are answered nearly as well', () => {
    const { at1, at3, at10 } = judge(search, judgedQueries('heldout'));
    expect(at1).toBeGreaterThanOrEqual(0.88);
    expect(at3).toBeGreaterThanOrEqual(0.96);
    expect(at10).toBeGreaterThanOrEqual(0.98);
  });

  it('were held out indeed', () => {
    const ask = (list: Parameters<typeof judgedQueries>[0]) =>
      judgedQueries(list).map(({ query }) => query.toLowerCase());
    const tunedOn = new Set([...ask('queries'), ...ask('second')]);
    expect(ask('heldout').filter((query) => tunedOn.has(query))).toEqual([]);
  });

  it('ask for things that are there', () => {
    const names = new Set(
      dictionary.entities.flatMap(({ slug, fields }) => [
        slug,
        ...fields.map(({ fieldName }) => `${slug}/${fieldName}`),
      ]),
    );
    const missing = QUERY_LISTS.flatMap((list) => judgedQueries(list))
      .flatMap(({ answers }) => answers)
      .filter(({ entity, field }) => entity && !names.has(field ? `${entity}/${field}` : entity));
    expect(missing).toEqual([]);
  });
});

it('brings every field to the first place by its exact name, alone or among its namesakes', () => {
  const places = dictionary.entities.flatMap(({ slug, fields }) =>
    fields.map(({ fieldName }) => ({ entity: slug, field: fieldName })),
  );
  const firstFor = new Map(
    [...new Set(places.map(({ field }) => field))].map((name) => [name, search(name).results[0]]),
  );
  const lost = places.filter((place) => {
    const first = firstFor.get(place.field);
    return !first || !isAnswer(first, place);
  });
  expect(lost).toEqual([]);
});

it('brings a field to the first place by its own and its export file’s name, as code spells them', () => {
  const typed = dictionary.entities.flatMap(({ slug, fileName, fields }) =>
    fields.map(({ fieldName }) => ({
      typed: `${fileName}.${fieldName.replaceAll(' ', '_')}`,
      place: { entity: slug, field: fieldName },
    })),
  );
  const others = typed
    .filter((_, at) => at % 21 === 0) // All take half a minute.
    .flatMap(({ typed, place }) => {
      const [first] = search(typed).results;
      return first && isAnswer(first, place) ? [] : [[typed, first?.document.kind]];
    });
  // The name of one is also that of a whole entity, Questionnaire Category.
  expect(others).toEqual([['ContentQuestionnaire.Category', 'entity']]);
});
