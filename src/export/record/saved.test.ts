import { expect, it } from 'vitest';
import { readingSchema } from '../../dictionary/load/schemas/reading';
import type { ClassName } from '../../dictionary/model/sensitivity';
import { casesOf } from '../../testing/cases';
import { filesOf, NOW, smallRules, sourceOf } from '../../testing/exportCheck/checkFiles';
import { saveChart } from './draw/saveChart';
import { listClients } from './listClients';
import { makeChart } from './makeChart';
import { readRecord } from './readRecord';
import { type GivenRules, recordRules } from './rules';

type Saved = GivenRules & {
  files: Record<string, string>;
  page: string;
  withEnds: string[];
  open: string[];
  hidden: { classes: ClassName[]; page: string[] }[];
};
const of = casesOf('src/export/record/saved') as unknown as Saved;
const rules = recordRules({
  check: { ...smallRules('twoFiles'), ...of.check },
  words: of.words,
  reading: { ...readingSchema.parse(of.reading), client: 0, style: '' },
});

/** Where a line of a page begins that somebody can read. */
const BLOCK = /(?=<(?:head|meta|title|main|section|h\d|p|nav|li|dl|div|details|pre|tr)\b)/g;

async function chartOf(hidden: readonly ClassName[] = []) {
  const source = sourceOf(filesOf(of.files));
  const listing = await listClients(rules, source, NOW);
  const kept = await readRecord(rules, source, listing, 12);
  const given = { name: 'export.zip', sha256: 'e3b0c442' };
  return makeChart(rules, listing, 12, kept, given, hidden);
}

it('saves the record of a client with all that is known of it, and what is said where some is hidden', async () => {
  const chart = await chartOf();
  const text = saveChart(chart, '').replaceAll(BLOCK, '\n');
  expect(text).toBe(of.page);
  const kinds = Object.values(chart.kinds).filter(({ hasEnd }) => hasEnd);
  expect(kinds.map(({ file }) => file)).toEqual(of.withEnds);
  const open = chart.sections.filter(({ isOpen }) => isOpen);
  expect(open.map(({ title }) => title)).toEqual(of.open);
  const lines = new Set(text.split('\n'));
  for (const { classes, page } of of.hidden) {
    const rest = saveChart(await chartOf(classes), '')
      .replaceAll(BLOCK, '\n')
      .split('\n');
    expect(rest.filter((line) => !lines.has(line))).toEqual(page);
  }
});
