import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadDictionary } from '../../../dictionary/load/load';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { makeFolder } from '../../../testing/guides/exportFolder';
import { dictionary } from '../../../testing/guides/projectGuides';
import { guideCounts } from '../../guides/guideFacts';
import { searchExtras } from '../search/searchWords';
import { joinTable } from '../../artefacts/csv/csv';

const DATA = path.join(__dirname, '../../../../data');

function withoutIdentifier(name: string): Dictionary {
  const folder = path.join(makeFolder({}), 'data');
  fs.cpSync(DATA, folder, { recursive: true });
  const file = path.join(folder, 'identifiers.yaml');
  const entries = fs.readFileSync(file, 'utf8').split(/^(?= {2}- identifier: )/m);
  const kept = entries.filter((entry) => !entry.startsWith(`  - identifier: ${name}\n`));
  expect(kept).toHaveLength(entries.length - 1);
  fs.writeFileSync(file, kept.join(''));
  return loadDictionary(folder);
}

/** What follows from a dictionary's identifiers. */
const derived = (from: Dictionary) => ({
  joins: joinTable(from),
  counts: guideCounts(from, []),
  homes: searchExtras(from, { guides: [] }).homes,
});

it('joins, counts in guides and what the search takes for a home all follow from one list', () => {
  const all = derived(dictionary);
  expect(all.counts.fields).toMatch(/^\d,\d{3}$/);
  const less = derived(withoutIdentifier('Client Visit Id'));
  expect(less.joins).not.toEqual(all.joins);
  expect(less.counts).not.toEqual(all.counts);
  expect(all.homes).toMatchObject({ 'Client Visit Id': 'visit-service' });
  expect(less.homes).not.toHaveProperty('Client Visit Id');
});
