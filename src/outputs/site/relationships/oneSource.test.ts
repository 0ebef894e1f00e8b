import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadDictionary } from '../../../dictionary/load/load';
import { makeProject } from '../../../testing/dataFolder';
import { guideCounts } from '../guides/guideFacts';
import { searchExtras } from '../search/searchWords';
import { joinTable } from './relationships';

const DATA = path.join(__dirname, '../../../../data');

/** What follows from the dictionary's own identifiers, or from those that are left without one of them. */
function derived(without?: string) {
  const folder = path.join(makeProject({}), 'data');
  fs.cpSync(DATA, folder, { recursive: true });
  if (without) {
    const file = path.join(folder, 'identifiers.yaml');
    const entries = fs.readFileSync(file, 'utf8').split(/^(?= {2}- identifier: )/m);
    const kept = entries.filter((entry) => !entry.startsWith(`  - identifier: ${without}\n`));
    expect(kept).toHaveLength(entries.length - 1);
    fs.writeFileSync(file, kept.join(''));
  }
  const dictionary = loadDictionary(folder);
  return {
    joins: joinTable(dictionary),
    counts: guideCounts(dictionary, []),
    homes: searchExtras(dictionary, { guides: [] }).homes,
  };
}

it('joins, counts in guides and what the search takes for a home all follow from one list', () => {
  const all = derived();
  const less = derived('Client Visit Id');
  expect(less.joins).not.toEqual(all.joins);
  expect(less.counts).not.toEqual(all.counts);
  expect(all.homes).toMatchObject({ 'Client Visit Id': 'visit-service' });
  expect(less.homes).not.toHaveProperty('Client Visit Id');
});
