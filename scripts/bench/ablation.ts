import { WEIGHTS, type Weights } from '../../src/search/weights';
import { createSearch } from '../../src/search/engine';
import { judge } from '../../src/testing/search/judge';
import { judgedQueries, loadSearchData, QUERY_LISTS } from '../../src/testing/search/loadSearch';
import { report } from './report';

/** Each weight with the value at which it changes nothing. */
const WITHOUT: Readonly<Record<string, Partial<Weights>>> = {
  'all weights': {},
  ...Object.fromEntries(
    (['name', 'codeSystem', 'other', 'context'] as const).map((place) => [
      `places.${place}`,
      { places: { ...WEIGHTS.places, [place]: 1 } },
    ]),
  ),
  beginning: { beginning: 1 },
  'sameMeaning (none)': { sameMeaning: 0 },
  common: { common: 1 },
  questionKinds: { questionKinds: { entity: 1, field: 1, value: 1, guide: 1, page: 1 } },
  abbreviation: { abbreviation: 1 },
  askedFor: { askedFor: 1 },
  head: { head: 1 },
  coverage: { coverage: 1 },
  context: { context: 1 },
  'names (none)': { names: 0 },
  'sameName (none)': { sameName: 0 },
  sameWholeName: { sameWholeName: WEIGHTS.sameName },
  'smallWord (none)': { smallWord: 0 },
};

/** Prints how well the search answers without each of its weights: what earns nothing can go. */
export async function benchAblation(): Promise<void> {
  const { data } = await loadSearchData();
  report('search without …, first place', QUERY_LISTS.join(' / '));
  for (const [name, without] of Object.entries(WITHOUT)) {
    const search = createSearch(data, { ...WEIGHTS, ...without });
    const firsts = QUERY_LISTS.map((list) => 100 * judge(search, judgedQueries(list)).at1);
    report(name, firsts.map((first) => first.toFixed(1)).join(' / '));
  }
}
