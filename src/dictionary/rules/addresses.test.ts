import { expect, it } from 'vitest';
import { breaks, changedProject, fixed, type Change } from '../../testing/brokenRules';

const guide = (...ids: string[]) => ({
  'a.mdx': `---\ntitle: A\nslug: /guides/a\n---\n\n${ids.map((id) => `## The ${id} {/* #${id} */}\n`).join('\n')}`,
});

const intents = (...all: [page: string, phrases: string][]) => ({
  data: {
    search: `intents:\n${all.map(([page, phrases]) => `  - {page: '${page}', phrases: [${phrases}]}\n`).join('')}pages: []\nsameMeaning: []\n`,
  },
  pages: guide('first'),
});
const noPage = (at: number, page: string, hint: string) =>
  `intents[${at}].page  ${page} is neither a page nor a section; did you mean "${hint}"?`;
const twice = (at: string, phrase: string) =>
  `intents${at}  "${phrase}" already leads to /guides/a; keep one`;
breaks('intent-has-page', {
  [[
    noPage(0, '/guides/b', '/guides/a'),
    noPage(1, '/guides/a#frist', '/guides/a#first'),
    noPage(2, '/entities/aa', '/entities/a'),
  ].join('\n')]: intents(['/guides/b', 'x'], ['/guides/a#frist', 'y'], ['/entities/aa', 'z']),
  [[twice('[0].phrases[1]', 'opening Zips'), twice('[1].phrases[0]', 'open zip')].join('\n')]:
    intents(['/guides/a', 'open zip, opening Zips'], ['/entities/a', 'open zip']),
  nothing: intents(
    ['/guides/a', 'open'],
    ['/guides/a#first', 'open first, open first …'],
    ['/entities/a', 'pays'],
  ),
});

const LIST = 'data/published-addresses.yaml';
const ADD = 'npm run check -- --fix adds it';

/** What was published of Payer with the fields Client Id and Height (ft), and the alias b. */
const published = `# kept
sections: {}
pages:
  a:
    fileName: ContentPayer
    aliases:
      - b
    anchors:
      client-id: Client Id
      height-ft: Height (ft)
`;
const HEIGHT = 'fieldName: Height (ft)';
const payer = (fields: string[], entity = 'aliases: [b]', list = published) => ({
  ...{ fields, entity, data: { 'published-addresses': list } },
});
const gone = '#height-ft is published for "Height (ft)" and';
breaks(
  'published-address-stays',
  {
    'fields[2].fieldName  is published as #height-ft, and "Height/Ft" takes it; give this field "anchor: height-ft"':
      payer(['', 'fieldName: Height/Ft', HEIGHT]),
    [`fields  have #height-ft-2, which is not in ${LIST} yet; ${ADD}`]: payer([
      '',
      'fieldName: Height/Ft',
      `${HEIGHT}, anchor: height-ft`,
    ]),
    'fields[1].fieldName  is published as #height-ft; give this field "anchor: height-ft"': payer([
      '',
      `${HEIGHT}, anchor: feet`,
    ]),
    [`pages.a.anchors.height-ft  ${gone} gone; keep the field, list height-ft under "removed" here, or give the renamed one "anchor: height-ft" and write its new name here`]:
      payer(['']),
    [`pages.a.anchors.height-ft  ${gone} leads to "Height - Ft"; if that is the same field, write its new name here, else keep the old one`]:
      [
        payer(['', 'fieldName: Height - Ft']),
        payer(
          ['', 'fieldName: Height - Ft'],
          'aliases: [b]',
          `${published}    removed: [height-ft]\n`,
        ),
      ],
    [`pages.c  is a published page and gone; make it an alias of the entity that is the same, or say "removed: true" here`]:
      payer(['', HEIGHT], 'aliases: [b]', `${published}  c: {fileName: ContentC, anchors: {}}\n`),
    'pages.a.aliases[0]  "b" is published and no longer leads to "a"; list it under the entity’s aliases':
      payer(['', HEIGHT], 'aliases: []'),
    [`fileName  was published as "ContentPayer"; if the export file really has a new name, write it into ${LIST}`]:
      payer(['', HEIGHT], 'aliases: [b], fileName: ContentPayers'),
    [`name  is a new page, "a", and not in ${LIST} yet; ${ADD}`]: payer(
      ['', HEIGHT],
      'aliases: [c, b]',
      published.replace('  a:', '  c:'),
    ),
    [`aliases  have c, which is not in ${LIST} yet; ${ADD}`]: payer(
      ['', HEIGHT],
      'aliases: [b, c]',
    ),
    nothing: [
      payer([''], 'aliases: [b]', `${published}    removed: [height-ft]\n`),
      payer(['', 'fieldName: Height - Ft'], 'aliases: [b]', published.replace('(ft)', '- Ft')),
      payer(
        ['', HEIGHT],
        'aliases: [b]',
        `${published}  c: {fileName: C, anchors: {}, removed: true}\n`,
      ),
    ],
  },
  {
    'published-addresses': published.replace(/ {4}aliases.*\n.*\n/, '').replace(/.*Height.*\n/, ''),
  },
);

const fixedList = (rule: string, change: Change) => fixed(rule, changedProject(change))[LIST];

it('adds a field, an alias and a page to the list, each where its like is', () => {
  const list = published.replace('  a:', '  c:\n    fileName: ContentC\n    anchors: {}\n  a:');
  const change = payer(['', HEIGHT, 'fieldName: "Is \\"so\\": #"'], 'aliases: [b, d]', list);
  const expected = `${published.replace('- b\n', '- b\n      - d\n')}      is-so: "Is \\"so\\": #"
  c:
    fileName: ContentC
    anchors: {}
`;
  expect(fixedList('published-address-stays', change)).toBe(expected);
  const done = changedProject({ ...change, data: { 'published-addresses': expected } });
  expect(fixed('published-address-stays', done)).toEqual({});
});

it('adds everything to an empty list, and keeps what is said of downloads that are gone', () => {
  const gone = 'removedDownloads:\n  a.csv: It said what b.csv says.\n';
  const empty = `# kept\nsections: {}\n${gone}pages: {}\n`;
  const change = payer(['', HEIGHT], 'aliases: [b]', empty);
  expect(fixedList('published-address-stays', change)).toBe(
    published.replace('pages:', `${gone}pages:`),
  );
});

const sections = `# kept
sections:
  /guides/a:
    - first
  /home: []
pages: {}
`;
const home = { 'home.mdx': '---\ntitle: Home\nslug: /home\n---\n\nText.\n' };
const site = (pages: Record<string, string>, list = sections) => ({
  ...{ pages: { ...home, ...pages }, data: { 'published-addresses': list } },
});
/** The guide under another address, which keeps its first section so. */
const moved = (first: string) =>
  site(
    {
      'b.mdx': `---\nformerly: [/x, /guides/a]\nslug: /guides/b\n---\n\n${first}\n`,
    },
    sections.replace('pages:', '  /guides/b: [first]\npages:'),
  );
const goneFrom = (page: string, file: string) =>
  `sections.${page}[0]  #first is published and gone; end a heading of docs/${file} with {/* #first */}`;
breaks('published-section-stays', {
  [goneFrom('/guides/a', 'a.mdx')]: site(guide()),
  'sections./guides/a  is a published page and gone; give a page this "slug", or name it in "formerly" of the page that it leads on to':
    site({}),
  [`${goneFrom('/guides/a', 'b.mdx')}\n${goneFrom('/guides/b', 'b.mdx')}`]: moved('Text.'),
  [`docs/a.mdx:3:7  second, third is not in ${LIST} yet; ${ADD}`]: site(
    guide('first', 'second', 'third'),
  ),
  [`docs/home.mdx:3:7  /home is not in ${LIST} yet; ${ADD}`]: site(
    guide('first'),
    sections.replace('  /home: []\n', ''),
  ),
  nothing: [
    site(guide('first')),
    moved('## The first {/* #first */}'),
    moved('<span id="first" />'),
  ],
});

it.each([
  [sections, sections.replace('first\n', 'first\n    - "null"\n')],
  ['# kept\nsections: {}\npages: {}\n', sections.replace('first\n', 'first\n    - "null"\n')],
])('adds to the sections of\n%s', (list, expected) => {
  expect(fixedList('published-section-stays', site(guide('first', 'null'), list))).toBe(expected);
});
