import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FieldRows } from '../components/AllFields/served';
import { readRows, showFields, VIEW_KEYS } from '../components/AllFields/showFields';
import Compare from '../components/Compare';
import { fitsView, GRID_KEYS, inOrder, orderInWords } from '../components/FieldGrid/rows';
import PathFinder from '../components/PathFinder';
import { pageOf } from '../components/Search/Page';
import { textsOf } from '../components/useAddressState';
import { CATALOG_VERSION } from '../dictionary/contract/catalog';
import type { RelationshipsData } from '../dictionary/contract/lists';
import { isSameAddress, nearPages } from '../dictionary/contract/nearPages';
import { createSearch } from '../search/engine';
import { viewAnswer } from '../search/view';
import { SMALL_CATALOG } from './catalog';

// As many as are quick; the seed is fixed, so that a failure comes again.
const RUNS = { numRuns: 300, seed: 13 };
const FEW_RUNS = { ...RUNS, numRuns: 40 };

const SIGNS = [...'%&=+?#/"\\\0\ud800', '%00', '%E0%A4', '<b>'];
const WORDS = 'client id date in: type: nullable: is:todo area:" __proto__'.split(' ');
const SLUGS = ['claims', 'payer', 'visit', 'constructor', 'toString'];
const KEYS = ['q', 'name', 'page', 'sort', 'order', 'open', 'group', 'view', 'type', 'entity'];

/** What somebody may type, paste, or cut off a link: real words among signs that mean something. */
const typed = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(...SIGNS, ...WORDS, ...SLUGS, ' ', '-1', '1e309'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** The end of an address as it may come by mail: encoded or not, cut, with keys that are known. */
const search = fc
  .array(
    fc.tuple(
      fc.constantFrom(...KEYS, 'nullable', 'todo', 'a', 'b', 'from', 'to', ''),
      fc.oneof(
        typed,
        typed.map((text) => new URLSearchParams([['', text]]).toString().slice(1)),
        fc.constantFrom(...SLUGS, 'name', 'desc', 'yes', 'a-z'),
      ),
    ),
    { maxLength: 6 },
  )
  .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`);

const find = createSearch({
  catalog: SMALL_CATALOG,
  guides: [],
  pages: [],
  codeSystems: {},
  intents: [],
  sameMeaning: [['SSN', 'social security number']],
  homes: {},
});

it('the search answers whatever is typed', () => {
  fc.assert(
    fc.property(typed, fc.nat(200), (input, offset) => {
      const { results, total } = viewAnswer(find(input), { offset, limit: 50 });
      expect(results.length).toBeLessThanOrEqual(total);
    }),
    RUNS,
  );
});

it('the page of results reads every address', () => {
  fc.assert(
    fc.property(search, (end) => {
      const { q, name, page: given } = textsOf(['q', 'name', 'page'], end);
      const page = pageOf(given);
      expect(Number.isSafeInteger(page) && page > 0).toBe(true);
      viewAnswer(find(q), { offset: (page - 1) * 50, limit: 50, name });
    }),
    RUNS,
  );
});

it('the table of all fields shows what every address asks for', () => {
  const body = document.createElement('tbody');
  body.innerHTML = renderToStaticMarkup(<FieldRows catalog={SMALL_CATALOG} />);
  const rows = readRows(body, () => '');
  fc.assert(
    fc.property(search, (end) => {
      const shown = showFields(rows, textsOf(VIEW_KEYS, end));
      expect(shown.length).toBeLessThanOrEqual(rows.length);
    }),
    RUNS,
  );
});

it('so does the table of one entity', () => {
  const fields = SMALL_CATALOG[0]!.fields.map((field) => ({ ...field, exampleValue: '1' }));
  fc.assert(
    fc.property(search, (end) => {
      const view = textsOf(GRID_KEYS, end);
      expect(inOrder(fields, view)).toHaveLength(fields.length);
      expect(fields.filter(fitsView(view)).length).toBeLessThanOrEqual(fields.length);
      expect(orderInWords(view)).toMatch(/order|sorted/);
    }),
    RUNS,
  );
});

it('pages are suggested for every address that has none', () => {
  const pages = SLUGS.map((slug) => ({ path: `/entities/${slug}`, label: slug, names: [slug] }));
  fc.assert(
    fc.property(typed, (path) => {
      expect(nearPages(path, pages).length).toBeLessThanOrEqual(6);
      isSameAddress(path, '/entities/payer');
    }),
    RUNS,
  );
});

beforeEach(() => {
  const file = { version: CATALOG_VERSION, codeSystems: {}, joins: [], entities: SMALL_CATALOG };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(file))));
});
afterEach(() => vi.unstubAllGlobals());

const entities = SMALL_CATALOG.map(({ slug, name, fileName }) => ({
  slug,
  name,
  fileName,
  fields: [],
}));
const data = { entities, joins: [], identifiers: [] } as unknown as RelationshipsData;

for (const [what, element] of [
  ['the finder of ways', <PathFinder key="finder" data={data} examples={[]} />],
  ['the comparison', <Compare key="compare" pairs={[]} />],
] as const) {
  it(`${what} is drawn for every address`, () => {
    fc.assert(
      fc.property(search, (end) => {
        window.history.replaceState(null, '', `/relationships${end}`);
        const { container } = render(element);
        expect(container.querySelectorAll('select')).toHaveLength(2);
        cleanup();
      }),
      FEW_RUNS,
    );
  });
}
