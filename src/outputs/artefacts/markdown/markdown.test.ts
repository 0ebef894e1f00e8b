import path from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { DIALECT_NAMES } from '../../../code/sql';
import {
  OTHER_DOWNLOADS,
  CATALOG,
  ddlPath,
  DOWNLOADS,
  PAGES,
  schemaPath,
  twinPath,
} from '../../../dictionary/model/addresses';
import { dictionary, guides, textsOf } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { markdown } from './markdown';

isGolden(__dirname, markdown, /llms-full/);

const files = new Map(
  [...(await textsOf(markdown))].map(([file, text]) => [file.slice('static'.length), text]),
);
const textOf = (file: string) => {
  const text = files.get(file);
  if (text === undefined) throw new Error(`There is no ${file}`);
  return text;
};

/** Where the links of a Markdown file lead, those to other hosts left out. */
const targetsIn = (text: string) =>
  [...text.replaceAll(/^(`{3,}).*$[^]*?^\1$|`[^`\n]*`/gm, '').matchAll(/(?<!\\)\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(https?|mailto):/.test(target));

it('ends no line with a blank, as behind a colon that nothing follows', () => {
  const cut = [...files].flatMap(([file, text]) =>
    [...text.matchAll(/^.* $/gm)].map(([line]) => `${file}: ${line}`),
  );
  expect(cut).toEqual([]);
});

it('says before the fields of a group what they are about, and what holds for all', () => {
  expect(textOf('/entities/liability.md')).toContain(
    '\n### Deductions\n\nAre Deductions Yearly likely gives the period of all amounts in this group.\n\n- `Deductions - Federal Tax - First Person`',
  );
});

it('leads only to pages and files that are there', () => {
  const there = new Set([
    ...files.keys(),
    CATALOG,
    ...Object.values({ ...OTHER_DOWNLOADS, ...DOWNLOADS }),
    ...DIALECT_NAMES.map((name) => ddlPath(name)),
    ...dictionary.entities.flatMap(({ slug }) => [
      ...[`/entities/${slug}`, schemaPath(slug, 'strict'), schemaPath(slug, 'lenient')],
    ]),
    ...guides.map(({ slug }) => slug),
    ...Object.values(PAGES),
  ]);
  for (const [file, text] of files) {
    // That one holds the others, whose links lead from where they are.
    if (file === '/llms-full.txt') continue;
    const lost = targetsIn(text)
      .map((url) => path.posix.join(path.posix.dirname(file), url.replace(/[#?].*/, '')))
      .filter((target) => !there.has(target));
    expect(lost, file).toEqual([]);
  }
});

it('has all of it in one file', () => {
  const full = textOf('/llms-full.txt');
  for (const [file, text] of files)
    if (file.endsWith('.md')) expect(full, file).toContain(text.split('\n\n---\n\n')[0]);
});

describe('a guide as Markdown', () => {
  it('has figures and lists filled in, and nothing that only the site understands', () => {
    for (const { slug, title } of guides) {
      const text = textOf(twinPath(slug) ?? '');
      expect(text.startsWith('# '), title).toBe(true);
      const prose = text.replaceAll(/^```[^]*?^```$/gm, '');
      expect(prose, slug).not.toMatch(/^import |<[A-Z]|\{counts|\{edition|\{\/\*|\]\(\//m);
    }
    const reading = textOf('/guides/reading-an-export.md');
    expect(reading).toContain(`Of ${dictionary.relationships.joins.length} joins`);
    expect(reading).toContain('| `integer` | bare |');
    expect(textOf('/guides/attachments.md')).toContain('| Field | leads to | How sure |');
    expect(textOf('/open-questions.md')).toContain('### [Contact](entities/contact.md)');
    expect(textOf('/entities/profile.md')).toMatch(
      /^- \d+ fields of \d+ entities, too many to list/m,
    );
    expect([...files.values()].join('\n')).toContain('\n### Python\n\n');
  });

  it('keeps its code', () => {
    const queries = guides.find(({ slug }) => slug === '/guides/queries');
    const code = (text = '') =>
      [...text.matchAll(/^```\w+[^\n]*\n([^]*?)^```$/gm)].map(([, block]) => block);
    expect(code(textOf('/guides/queries.md'))).toEqual(code(queries?.body));
    expect(textOf('/guides/queries.md')).not.toContain('run="');
  });
});

it('lists all in the form of llmstxt.org: one title, a summary, and sections of links', () => {
  const text = textOf('/llms.txt');
  expect(text).not.toMatch(/\{\w+\}/);
  const blocks = unified().use(remarkParse).parse(text).children;
  expect(blocks.slice(0, 3).map(({ type }) => type)).toEqual(['heading', 'blockquote', 'list']);
  expect(text.match(/^# /gm)).toHaveLength(1);
  const [, ...sections] = (text.split('\n---\n')[0] ?? '').split(/^## .*$/m);
  for (const section of sections)
    expect(section.trim()).toMatch(/^(- \[[^\n]+\]\([^)]+\): .+\n?)+$/);
});
