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
  hidden: { classes: ClassName[]; sha256?: null; page: string }[];
  listing: object;
};
const of = casesOf('src/export/record/saved') as unknown as Saved;
const rules = recordRules({
  check: { ...smallRules('twoFiles'), ...of.check },
  words: of.words,
  reading: { ...readingSchema.parse(of.reading), client: 0, style: '' },
});

/** Where a line of a page begins that somebody can read. */
const BLOCK = /(?=<(?:head|meta|title|main|section|h\d|p|nav|li|dl|div|details|pre|tr)\b)/g;

/** A page in lines: its entries but the last as text, what is in a list in one line. */
function linesOf(page: string): string[] {
  const [entries] = /<details class="read-entry".*(?=<details class="read-entry")/s.exec(page)!;
  const text = entries
    .replaceAll(/ id="(\w+)"[^>]*>/g, '>{#$1} ')
    .replaceAll(/<a href="(.*?)">(.*?)<\/a>/gs, '[$2]($1)')
    .replaceAll('</dt><dd>', ': ')
    .replaceAll('</dd><dd>', '; ')
    .replaceAll(/<\/dd><\/div><div>|<\/(t[dh])><\1[^>]*>/g, ' | ')
    .replaceAll('&quot;', '"')
    .replaceAll(BLOCK, '\n')
    .replaceAll(/<(?!\/?bdi)[^>]+>/g, '')
    .replaceAll(/\s*\n\s*/g, '\n');
  const [before, after] = page.split(entries).map((html) => html.replaceAll(BLOCK, '\n'));
  return `${before}${text}${after}`.split('\n');
}

const source = sourceOf(filesOf(of.files));

async function chartOf(hidden: readonly ClassName[] = [], sha256: string | null = 'e3b0c442') {
  const listing = await listClients(rules, source, NOW);
  const kept = await readRecord(rules, source, listing, 12);
  return makeChart(rules, listing, 12, kept, { name: 'export"\b.zip', sha256 }, hidden);
}

it('saves the record of a client with all that is known of it, and what is said where some is hidden', async () => {
  const chart = await chartOf();
  const page = linesOf(saveChart(chart, ''));
  expect(page.join('\n')).toBe(of.page);
  const kinds = Object.values(chart.kinds).filter(({ hasEnd }) => hasEnd);
  expect(kinds.map(({ file }) => file)).toEqual(of.withEnds);
  const open = chart.sections.filter(({ isOpen }) => isOpen);
  expect(open.map(({ title }) => title)).toEqual(of.open);
  for (const hidden of of.hidden) {
    const rest = linesOf(saveChart(await chartOf(hidden.classes, hidden.sha256), ''));
    const others = rest.filter((line) => !page.includes(line));
    expect(`${others.join('\n')}\n`).toBe(hidden.page);
  }
});

it('lists who is in an export, and what of it cannot be read, also where more of it may be cut off', async () => {
  const cut = { ...source, problems: [{ kind: 'archive-cut' as const }] };
  const { clients, oddFiles, ...rest } = await listClients(rules, cut, NOW);
  const all = [...clients.values()].map(({ id, records, names, born }) => {
    return { id, records, names: [...names], born };
  });
  expect({ ...rest, clients: all, oddFiles: [...oddFiles] }).toEqual(of.listing);
});

it('reads no further once it is canceled', async () => {
  const options = { signal: AbortSignal.abort() };
  await expect(listClients(rules, source, NOW, options)).rejects.toThrow('aborted');
  const read = readRecord(rules, source, { oddFiles: new Set() }, 12, options);
  await expect(read).rejects.toThrow('aborted');
});
