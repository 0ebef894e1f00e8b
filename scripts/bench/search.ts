import { isAnswer, judge } from '../../src/testing/search/judge';
import { judgedQueries, loadSearch, QUERY_LISTS } from '../../src/testing/search/loadSearch';
import { report } from './measure';

export async function benchAnswers(): Promise<void> {
  const { dictionary, search } = await loadSearch();
  for (const list of QUERY_LISTS) {
    const { queries, at1, at3, at10, reciprocalRank } = judge(search, judgedQueries(list));
    const share = (part: number) => `${(100 * part).toFixed(1)} %`;
    report(
      `search, ${queries} judged queries (${list})`,
      `first ${share(at1)}, among 3 ${share(at3)}, among 10 ${share(at10)}, MRR ${reciprocalRank.toFixed(3)}`,
    );
  }
  const places = dictionary.entities.flatMap(({ slug, fields }) =>
    fields.map(({ fieldName }) => ({ entity: slug, field: fieldName })),
  );
  const found = places.filter((place) => {
    const [first] = search(place.field).results;
    return first && isAnswer(first, place);
  });
  report('search, exact field names in first place', `${found.length} of ${places.length}`);
}
