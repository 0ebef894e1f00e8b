import { groupBy } from '../../src/dictionary/model/groupBy';
import { isAnswer, judge, judgedQueries, QUERY_LISTS } from '../../src/testing/search/judge';
import { loadSearch } from '../../src/testing/search/loadSearch';
import { report } from './measure';

export async function benchAnswers(): Promise<void> {
  const { dictionary, search } = await loadSearch();
  for (const list of QUERY_LISTS) {
    const all = judgedQueries(list);
    for (const [kind, queries] of [['all', all] as const, ...groupBy(all, ({ kind }) => kind)]) {
      const shares = judge(search, queries).map((share) => `${(100 * share).toFixed(1)} %`);
      const shown = `first ${shares[0]}, among 3 ${shares[1]}, among 10 ${shares[2]}`;
      report(`search, ${list}, ${kind} (${queries.length})`, shown);
    }
  }
  const places = dictionary.entities.flatMap(({ slug, fields }) =>
    fields.map(({ fieldName }) => ({ slug, fieldName })),
  );
  const found = places.filter(({ slug, fieldName }) => {
    const [first] = search(fieldName).results;
    return first && isAnswer(first, [`${slug}/${fieldName}`]);
  });
  report('search, exact field names in first place', `${found.length} of ${places.length}`);
}
