import { expect, it } from 'vitest';
import { csvLines } from '../../../code/csv';
import { loadDictionary } from '../../../dictionary/load/load';
import { isGolden } from '../../../testing/golden';
import { mapping } from './mapping';

isGolden(__dirname, mapping);

const files = await mapping(loadDictionary('data'), { guides: [] });
const textOf = (name: string) => String(files.find(({ path }) => path.endsWith(name))?.content);

it('has in SSSOM what it requires of each mapping, with prefixes that the metadata gives', () => {
  const lines = textOf('.tsv').trimEnd().split('\n');
  const metadata = lines.filter((line) => line.startsWith('#')).join('\n');
  expect(metadata).toMatch(/^#mapping_set_id: "\S+"$/m);
  expect(metadata).toMatch(/^#license: "https:\S+"$/m);
  expect(metadata).toMatch(/^#object_source: "fhir:\S+"$/m);
  const [columns = [], ...rows] = lines
    .slice(metadata.split('\n').length)
    .map((line) => line.split('\t'));
  const required = ['subject_id', 'predicate_id', 'object_id', 'mapping_justification'];
  expect(columns).toEqual(expect.arrayContaining(required));
  expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
  const ids = required.flatMap((name) => rows.map((row) => row[columns.indexOf(name)] ?? ''));
  const prefixes = new Set(ids.map((id) => /^(\w+):[\w./#-]+$/.exec(id)?.[1] ?? id));
  expect([...prefixes].filter((each) => !metadata.includes(`#  ${each}: "`))).toEqual([]);
  expect(textOf('.tsv')).toContain(
    '\tfhir:Communication.payload.content\tCommunication.payload.content[x]\t',
  );
});

it('has each entity in the CSV file, and no line without a reason or a place elsewhere', () => {
  const [columns = [], ...rows] = csvLines(textOf('.csv'));
  const at = (name: string) => columns.indexOf(name);
  expect(new Set(rows.map(([slug]) => slug)).size).toBe(106);
  const places = ['X12', 'CMS-1500 box', 'UB-04 locator', 'reason'].map(at);
  expect(rows.filter((row) => places.every((place) => !row[place]))).toEqual([]);
});
