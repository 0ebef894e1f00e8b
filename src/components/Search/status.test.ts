import { expect, it } from 'vitest';
import type { ResultView } from '../../search/view';
import { toldOf } from './status';

const told = (count: number, cut = false) =>
  toldOf({ results: new Array<ResultView>(count), cut, facets: [] });

it('counts the results, or says what to do without any', () => {
  expect([told(0), told(1), told(12), told(50, true)]).toEqual([
    'Nothing found. Try fewer or other words.',
    '1 result',
    '12 results',
    'More than 50 results',
  ]);
});
