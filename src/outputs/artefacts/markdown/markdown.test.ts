import path from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { editionOf } from '../../../dictionary/model/edition';
import { twinPath } from '../../../dictionary/model/addresses';
import { examplePretty } from '../../../dictionary/model/exampleRecord';
import { LISTINGS, OUTPUTS } from '../../../generator/outputs';
import { renderAll } from '../../../generator/generate';
import { dictionary, guides, textsOf } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { markdown } from './markdown';

isGolden(__dirname, markdown);

const inputs = { guides };
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

describe('an entity as Markdown', () => {
  it('has its facts, its record and each field with what is known of it', () => {
    const text = textOf('/entities/payment-plan.md');
    expect(text).toMatch(/^# Payment Plan\n\n> One agreement/);
    expect(text).toContain('- Export file: `ContentPaymentPlan.json`');
    expect(text).toContain('\nNote: No other billing entity');
    expect(text).toContain('- `Frequency` (char, not null, example `"M"`): How often');
    expect(text).toContain('\n  - Values (closed): `M` Monthly; `W` Weekly\n');
    expect(text).toContain('\n  - Not documented: which weekday is 1.\n');
    expect(text).toContain('\n  - Look up in [Profile](profile.md), `Client Id` (from the name)\n');
  });

  it('says where the other record is held to something', () => {
    const plan = '`Attachment Area Id`; one to many; and there `Attachment Area` is `Payment Plan`';
    expect(textOf('/entities/payment-plan.md')).toContain(plan);
  });

  it('says what is inferred and what sources tell differently', () => {
    expect(textOf('/entities/attachments.md')).toContain(
      "Sources differ: the vendor's dictionary: ",
    );
    const inferred = dictionary.entities.flatMap(({ slug, fields }) =>
      fields.some((field) => field.inferred) ? [slug] : [],
    );
    expect(inferred.length).toBeGreaterThan(0);
    for (const slug of inferred) {
      expect(textOf(`/entities/${slug}.md`)).toMatch(/\n {2}- Inferred: (name|type|nullability)/);
    }
  });

  it('lists each field once, in the order of the file, and shows the page’s example', () => {
    for (const { slug, fields } of dictionary.entities) {
      const text = textOf(`/entities/${slug}.md`);
      const [, section = ''] = text.split('\n## Fields\n\n');
      const [who = '', list = ''] = section.split('\n\n');
      expect(who).toMatch(/^The vendor’s dictionary (describes|does not describe) /);
      const names = [...list.matchAll(/^- `+ ?(.*?) ?`+ \(/gm)];
      expect(names.map(([, name]) => name)).toEqual(fields.map(({ fieldName }) => fieldName));
      expect(text).toContain(`\n${examplePretty(fields)}\n`);
    }
  });
});

it('says both versions, publisher and license in each file', () => {
  const { describes, publisher } = editionOf(dictionary);
  for (const [file, text] of files) {
    expect(text, file).toContain(describes);
    expect(text, file).toContain(publisher);
    expect(text, file).toContain('CC BY 4.0');
  }
});

it('ends no line with a blank, as behind a colon that nothing follows', () => {
  const cut = [...files].flatMap(([file, text]) =>
    [...text.matchAll(/^.* $/gm)].map(([line]) => `${file}: ${line}`),
  );
  expect(cut).toEqual([]);
});

it('leads only to pages and files that are there', async () => {
  const outputs = await renderAll(OUTPUTS, dictionary, inputs);
  const listings = LISTINGS.flatMap(({ render }) => render(outputs, dictionary));
  const there = new Set([
    ...[...outputs, ...listings].map((file) => file.path.replace(/^static/, '')),
    ...dictionary.entities.map(({ slug }) => `/entities/${slug}`),
    ...guides.map(({ slug }) => slug),
    '/downloads',
    '/home',
    '/fields',
    '/relationships',
    '/compare',
    '/check',
    '/search',
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
  });

  it('keeps its code', () => {
    const queries = guides.find(({ slug }) => slug === '/guides/queries');
    const code = (text = '') =>
      [...text.matchAll(/^```\w+[^\n]*\n([^]*?)^```$/gm)].map(([, block]) => block);
    expect(code(textOf('/guides/queries.md'))).toEqual(code(queries?.body));
    expect(textOf('/guides/queries.md')).not.toContain('run="');
  });
});

describe('llms.txt', () => {
  const text = textOf('/llms.txt');

  it('has the form of llmstxt.org: one title, a summary, and sections of links', () => {
    const blocks = unified().use(remarkParse).parse(text).children;
    expect(blocks.slice(0, 3).map(({ type }) => type)).toEqual(['heading', 'blockquote', 'list']);
    expect(text.match(/^# /gm)).toHaveLength(1);
    const [, ...sections] = (text.split('\n---\n')[0] ?? '').split(/^## .*$/m);
    for (const section of sections)
      expect(section.trim()).toMatch(/^(- \[[^\n]+\]\([^)]+\): .+\n?)+$/);
  });

  it('leads to each entity and each guide once', () => {
    const urls = targetsIn(text).map((target) => `/${target}`);
    const pages = [
      ...dictionary.entities.map(({ slug }) => `/entities/${slug}`),
      ...guides.map(({ slug }) => slug),
    ];
    for (const page of pages)
      expect(
        urls.filter((url) => url === twinPath(page)),
        page,
      ).toHaveLength(1);
  });
});

it('has every page in one file', () => {
  const full = textOf('/llms-full.txt');
  for (const { name } of dictionary.entities) expect(full).toContain(`\n# ${name}\n`);
  for (const { title } of guides) expect(full).toContain(`# ${title}\n`);
});
