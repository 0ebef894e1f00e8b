import { attribute, builtPages, textOf, within, type BuiltPage, type Element } from './builtPages';
import { dictionary } from './dictionary';
import { expect, test } from './test';
import { trimmed } from './trimmedClasses';

/** What breaks a rule: for each page, the elements that do. */
function breaking(find: (page: BuiltPage) => readonly string[]): string[] {
  return builtPages().flatMap((page) => find(page).map((what) => `${page.address}: ${what}`));
}

const idsOf = ({ elements }: BuiltPage) =>
  elements.flatMap((element) => attribute(element, 'id') ?? []);

/** An element as it is named in a failure: its tag with attributes. */
const asTag = ({ tagName, attrs }: Element) =>
  `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value.slice(0, 60)}"`)].join(' ')}>`;

test('each page of the sitemap is built, and each page is in it, but for the search and the one of wrong addresses', async ({
  request,
}) => {
  const sitemap = await (await request.get('sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThan(100);
  expect([...listed, '/404', '/search'].sort()).toEqual(
    builtPages()
      .map(({ address }) => address)
      .sort(),
  );
});

test('every page has its language and a title of its own', () => {
  const titles = new Map<string, string>();
  for (const { address, elements } of builtPages()) {
    const [html] = elements;
    expect.soft(html && attribute(html, 'lang'), address).toBe('en');
    const [title] = elements.filter(({ tagName }) => tagName === 'title').map(textOf);
    expect.soft(title?.trim(), address).toBeTruthy();
    expect.soft(titles.get(title!), `${address} is called ${title}`).toBeUndefined();
    titles.set(title!, address);
  }
});

test('no id is on a page twice', () => {
  expect(
    breaking((page) => {
      const ids = idsOf(page);
      return ids.filter((id, at) => ids.indexOf(id) !== at);
    }),
  ).toEqual([]);
});

/** Attributes that name other elements by their ids. */
const BY_ID = [
  'for',
  'headers',
  'list',
  'form',
  'aria-labelledby',
  'aria-describedby',
  'aria-owns',
];

test('what names an element of its page, as links and labels do, names one that is there', () => {
  expect(
    breaking((page) => {
      const ids = new Set(idsOf(page));
      return page.elements
        .filter((element) => {
          const href = attribute(element, 'href') ?? '';
          const named = BY_ID.flatMap((name) => attribute(element, name)?.split(/\s+/) ?? []);
          // What a button opens may be made when it is pressed.
          const controlled =
            attribute(element, 'aria-expanded') === 'false'
              ? []
              : (attribute(element, 'aria-controls')?.split(/\s+/) ?? []);
          const target = /^#./.test(href) ? [decodeURIComponent(href.slice(1))] : [];
          return [...named, ...controlled, ...target].some((id) => !ids.has(id));
        })
        .map(asTag);
    }),
  ).toEqual([]);
});

test('a link with a fragment leads to an element of its page', () => {
  const ids = new Map(builtPages().map((page) => [page.address, new Set(idsOf(page))]));
  expect(
    breaking(({ elements }) =>
      elements
        .map((element) => attribute(element, 'href') ?? '')
        .filter((href) => {
          const [address = '', fragment = ''] = href.split('#');
          const there = ids.get(address.replace(/\?.*$/, ''));
          return fragment !== '' && there && !there.has(decodeURIComponent(fragment));
        }),
    ),
  ).toEqual([]);
});

test('each page has one heading of the first level, and leaves out no level', () => {
  expect(
    breaking(({ elements }) => {
      const levels = elements.flatMap(({ tagName }) => /^h([1-6])$/.exec(tagName)?.[1] ?? []);
      const skips = levels.filter((level, at) => Number(level) > Number(levels[at - 1] ?? 0) + 1);
      const first = levels.filter((level) => level === '1').length;
      return [...(first === 1 ? [] : [`${first} times h1`]), ...skips.map((level) => `h${level}`)];
    }),
  ).toEqual([]);
});

test('links, buttons, images and fields have names', () => {
  expect(
    breaking((page) => {
      const byId = new Map(page.elements.map((each) => [attribute(each, 'id'), each]));
      const labelled = new Set(
        page.elements.flatMap((label) =>
          label.tagName === 'label' ? [attribute(label, 'for'), ...within(label)] : [],
        ),
      );
      const nameOf = (element: Element): string =>
        [
          ...(attribute(element, 'aria-labelledby')?.split(/\s+/) ?? []).map((id) => {
            const label = byId.get(id);
            return label ? textOf(label) : '';
          }),
          attribute(element, 'aria-label') ?? attribute(element, 'alt') ?? '',
          attribute(element, 'title') ?? '',
          ...(/^(input|select|textarea)$/.test(element.tagName) ? [] : [textOf(element)]),
          ...within(element).map((part) => attribute(part, 'alt') ?? attribute(part, 'aria-label')),
        ]
          .join('')
          .trim();
      return page.elements
        .filter((element) => isNamed(element) && nameOf(element) === '')
        .filter((field) => !labelled.has(field) && !labelled.has(attribute(field, 'id') ?? ''))
        .map(asTag);
    }),
  ).toEqual([]);
});

/** Whether an element has to have a name. What assistive technology does not see, and pictures that only adorn, have none. */
function isNamed(element: Element): boolean {
  const { tagName } = element;
  if (isHidden(element)) return false;
  if (tagName === 'img') return attribute(element, 'alt') !== '';
  if (tagName === 'a') return attribute(element, 'href') !== undefined;
  if (tagName === 'input') return attribute(element, 'type') !== 'hidden';
  return (
    /^(button|select|textarea|summary)$/.test(tagName) ||
    /^(img|button|link|tab|region|dialog)$/.test(attribute(element, 'role') ?? '')
  );
}

function isHidden(element: Element): boolean {
  const { parentNode } = element;
  const isItself =
    attribute(element, 'aria-hidden') === 'true' || attribute(element, 'hidden') !== undefined;
  return isItself || (parentNode !== null && 'tagName' in parentNode && isHidden(parentNode));
}

test('each table of a guide has a name, and rows that are blocks on a phone', () => {
  expect(
    breaking(({ address, elements }) =>
      elements
        .filter(({ tagName }) => tagName === 'table' && /^\/(guides|open-questions)/.test(address))
        .filter((table) => !ancestors(table).some(isNamedTable))
        .map(asTag),
    ),
  ).toEqual([]);
});

const isNamedTable = (element: Element) =>
  attribute(element, 'role') === 'table' && Boolean(attribute(element, 'aria-label'));

function ancestors({ parentNode }: Element): Element[] {
  return parentNode && 'tagName' in parentNode ? [parentNode, ...ancestors(parentNode)] : [];
}

test('no page has a class whose styles are left out', () => {
  const classes = builtPages().flatMap(({ elements }) =>
    elements.flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? []),
  );
  expect(trimmed(classes)).toEqual([]);
});

for (const { slug, name, fileName, fields, groups = [] } of dictionary.entities) {
  test(`${name} answers at its address, whole`, async ({ request }) => {
    expect((await request.get(`entities/${slug}`)).status()).toBe(200);
    const page = builtPages().find(({ address }) => address === `/entities/${slug}`);
    const tagged = (tag: string) => (page?.elements ?? []).filter(({ tagName }) => tagName === tag);
    expect(textOf(tagged('title')[0]!)).toBe(`Credible EHI Export | ${name}`);
    expect(tagged('h1').map((heading) => textOf(heading).trim())).toEqual([`${name} Entity`]);
    const [rows] = tagged('tbody').filter((body) => attribute(body, 'id') === 'field_rows');
    const inside = rows ? within(rows).filter(({ tagName }) => tagName === 'tr') : [];
    const ids = inside.flatMap((row) => attribute(row, 'id') ?? []);
    expect(ids).toEqual(fields.map(({ anchor }) => anchor));
    // Between them are the headings of groups, and what holds for all of one.
    const said = groups.flatMap(({ name: heading, note }) => (note ? [heading, note] : [heading]));
    const between = inside.filter((row) => attribute(row, 'id') === undefined);
    expect(between.map(textOf)).toEqual(said);
    const [article] = tagged('article');
    const [record] = tagged('pre');
    expect(textOf(record!)).toContain(JSON.stringify(fields[0]?.fieldName));
    expect(textOf(article!)).toContain(`${fileName}.json`);
  });
}

const TITLE = /<title[^>]*>([^<]*)<\/title>/;

test('an alias has its language, and the title of the page that it leads to', async ({
  request,
}) => {
  const aliased = dictionary.entities.filter(({ aliases }) => aliases.length > 0);
  expect(aliased.length).toBeGreaterThan(0);
  for (const { name, aliases } of aliased) {
    for (const alias of aliases) {
      const html = await (await request.get(`entities/${alias}`)).text();
      expect(html).toContain('<html lang="en">');
      expect(TITLE.exec(html)?.[1]).toBe(`Credible EHI Export | ${name}`);
    }
  }
  const list = await (await request.get('entities')).text();
  expect(TITLE.exec(list)?.[1]).toBe('Credible EHI Export | Home');
});
