import { expect, it } from 'vitest';
import type { Join } from './relationships';
import { type AnyRecord, alongJoin } from './sample';

it('follows a join whatever the letter case of an id', () => {
  const record = (slug: string, id: string | null) =>
    ({ slug, get: () => id, place: () => ({ file: slug, path: '' }) }) as AnyRecord;
  const [visit, other, none] = ['aB', 'c', null].map((id) => record('visit', id));
  const home = record('employee', 'Ab');
  const place = { fieldName: 'Employee Id', anchor: 'employee-id' };
  const join = { from: { slug: 'visit', ...place }, to: { slug: 'employee', ...place }, with: [] };
  const of = (slug: string) => [visit!, other!, none!, home].filter((each) => each.slug === slug);
  expect(alongJoin(join as unknown as Join, of)).toEqual([
    [visit, home],
    [other, undefined],
  ]);
});
