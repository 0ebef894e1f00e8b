import fs from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import searchData from '../docs/lists/search.json';
import { csvLines } from '../src/code/csv';
import { countFields } from '../src/dictionary/model/dictionary';
import { readCatalog } from '../src/dictionary/contract/catalog';
import { catalogFile } from '../src/outputs/site/catalog/catalog';
import { createSearch, type Search, type SearchData } from '../src/search/engine';
import { dictionary } from './dictionary';
import { expect, holdScripts, test } from './test';

const { entities } = dictionary;
const fields = entities.flatMap((entity) => entity.fields.map((field) => ({ entity, field })));
const total = countFields(entities).toLocaleString('en-US');

type Place = (typeof fields)[number];

let search: Search | undefined;
/** Whether the search of the site, made where it is first asked, finds a field. */
function fits(query: string) {
  const extras = searchData as unknown as Omit<SearchData, 'catalog'>;
  search ??= createSearch({ ...extras, catalog: readCatalog(catalogFile(dictionary)) });
  const paths = new Set(search(query).fitting.map(({ path }) => path));
  return (place: Place) => paths.has(addressOf(place));
}

const table = (page: Page) => page.getByRole('table', { name: 'All fields' });
const links = (page: Page) => table(page).locator('tbody a');
const box = (page: Page) => page.getByRole('searchbox', { name: 'Filter', exact: true });
// Not by its role: Playwright keeps for a minute that it is hidden, which on the way back it is at first.
const count = (page: Page) => page.locator('main output');
const addresses = (page: Page) =>
  links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
const addressOf = ({ entity, field }: Place) => `/entities/${entity.slug}#${field.anchor}`;
const addressesOf = (of: readonly Place[]) => of.map(addressOf);
const countOf = (of: readonly unknown[]) =>
  `${of.length.toLocaleString('en-US')} of ${total} fields`;

/** The lines of the CSV that the page hands out, as entity, place in the file and field. */
async function savedCsv(page: Page): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('fields.csv');
  const [headings, ...lines] = csvLines(fs.readFileSync(await download.path(), 'utf8'));
  expect(headings?.join()).toMatch(
    /,position,field,.*,example,.*,code system,.*,open questions,.*,address,/,
  );
  return lines.map((cells) => [cells[1], ...cells.slice(3, 6)].join());
}

const linesOf = (of: readonly (typeof fields)[number][]) =>
  of.map(
    ({ entity, field }) =>
      `${entity.name},${entity.fileName}.json,${entity.fields.indexOf(field) + 1},${field.fieldName}`,
  );

test('who comes from another page gets all fields whole, finds one as the browser does, and leaves and comes back by links', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const arrivedBy = () =>
    page.evaluate(() => (performance.getEntriesByType('navigation')[0] as { type?: string }).type);
  const link = (name: string) => page.locator('.menu').getByRole('link', { name, exact: true });
  await page.goto('home');
  const ofAllPages = new Set(asked.splice(0));
  await link('All fields').click();
  await expect(count(page)).toHaveText(`${total} fields`);
  // The count stands above the table, which is still arriving when it is shown.
  await expect(links(page)).toHaveCount(fields.length);
  expect(await addresses(page)).toEqual(addressesOf(fields));
  expect(await arrivedBy()).toBe('navigate');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });

  const texts = fields.map(({ field }) => field.description.slice(0, 60));
  const once = texts.filter((text) => texts.indexOf(text) === texts.lastIndexOf(text));
  const at = texts.indexOf(once.at(-1) ?? '');
  // What the find of the browser does, by a script.
  const found = await page.evaluate(
    (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
    texts[at] ?? '',
  );
  expect(found).toBe(true);
  await expect(links(page).nth(at)).toBeInViewport();
  await expect(table(page).getByRole('columnheader', { name: 'Entity' })).toBeInViewport();
  expect(asked.filter((url) => url.includes('catalog'))).toEqual([]);
  const scripts = asked.filter((url) => url.endsWith('.js') && !ofAllPages.has(url));
  const sizes = await Promise.all(
    scripts.map(async (url) => (await (await page.request.get(url)).body()).byteLength),
  );
  expect(Math.max(...sizes)).toBeLessThan(40 * 1024);

  const amounts = countOf(fields.filter(fits('amount')));
  await box(page).fill('amount');
  await expect(count(page)).toHaveText(amounts);
  await expect(page).toHaveURL(/\?q=amount$/);
  const row = links(page).nth(20);
  await row.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Entity$/);
  expect(await arrivedBy()).toBe('navigate');
  await page.goBack();
  await expect(count(page)).toHaveText(amounts);
  await expect(row).toBeInViewport();
});

test('who leaves all fields by the search, which follows no link, gets the next page whole too', async ({
  page,
}) => {
  await page.goto('fields?q=slide+percent');
  const some = countOf(fields.filter(fits('slide percent')));
  await expect(count(page)).toHaveText(some);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('payer');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/entities\//);
  await page.waitForFunction(() => !('stays' in window));
  await page.goBack();
  await expect(count(page)).toHaveText(some);
  await expect(count(page)).toBeVisible();
});

test('an address with a state shows that state, marks what was found, saves it, and prints it black on white', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(
    'fields?q=name&type=varchar&nullable=yes&area=Medications&sort=entity&order=desc',
  );
  const found = fields
    .filter(fits('name'))
    .filter(({ field }) => field.dataType === 'varchar' && field.isNullable)
    .filter(({ entity }) => entity.area === 'Medications');
  await expect(count(page)).toHaveText(countOf(found));
  expect((await addresses(page)).sort()).toEqual(addressesOf(found).sort());
  await expect(box(page)).toHaveValue('name');
  await expect(page.getByRole('combobox', { name: 'Area' })).toHaveValue('Medications');
  const heading = table(page).getByRole('columnheader', { name: 'Entity' });
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  expect((await savedCsv(page)).sort()).toEqual(linesOf(found).sort());
  const words = await page.evaluate(() =>
    Array.from(CSS.highlights.get('found') ?? [], ({ startContainer, startOffset, endOffset }) =>
      startContainer.textContent!.slice(startOffset, endOffset).toLowerCase(),
    ),
  );
  expect(words.length).toBeGreaterThanOrEqual(found.length);
  expect(new Set(words)).toContain('name');

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(links(page)).toHaveCount(found.length);
  await expect(box(page)).toBeHidden();
  await expectPrinted(links(page).last());
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(count(page)).toHaveText(`${total} fields`);
  await expect(page).toHaveURL(/\/fields\/?$/);
});

/** Expects of the row of a link that it is printed whole, black on white, with the link spelled out. */
async function expectPrinted(link: Locator): Promise<void> {
  const seen = await link.evaluate((element) => {
    const texts = Array.from(element.closest('tr')!.querySelectorAll('td'), (cell) => [
      cell.scrollHeight - cell.clientHeight,
      getComputedStyle(cell).color,
    ]);
    const page = [document.body, document.documentElement].map(
      (each) => getComputedStyle(each).backgroundColor,
    );
    return { texts, page, address: getComputedStyle(element, '::after').content };
  });
  for (const [hidden, color] of seen.texts) {
    expect(hidden).toBeLessThanOrEqual(1);
    expect(color).toMatch(/^rgb\((\d|[0-4]\d), (\d|[0-4]\d), (\d|[0-4]\d)\)$/);
  }
  for (const color of seen.page) expect(color).toMatch(/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/);
  expect(seen.address).toContain(await link.getAttribute('href'));
}

test('what is served stays, and waits unseen for what an address asks, unless no scripts come', async ({
  browser,
  baseURL,
}) => {
  // A page of its own, for `goto` of the others waits for the scripts.
  const page = await browser.newPage({ baseURL });
  const release = await holdScripts(page);
  await page.goto('fields?q=amount', { waitUntil: 'commit' });
  await expect(links(page)).toHaveCount(fields.length);
  await expect(links(page).first()).toBeHidden();
  const { entity, field } = fields.at(-1)!;
  const last = table(page).locator('tr').last();
  await expect(last).toContainText(entity.name);
  await expect(last).toContainText(field.description);
  await expect(box(page)).toBeVisible();
  const top = () => table(page).evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await table(page).evaluate((element) => Object.assign(element, { served: true }));
  await expect(links(page).first()).toBeVisible();
  release();
  const amounts = fields.filter(fits('amount'));
  await expect(count(page)).toHaveText(countOf(amounts));
  expect(await addresses(page)).toEqual(addressesOf(amounts));
  await expect(box(page)).toHaveValue('amount');
  expect(await table(page).evaluate((element) => 'served' in element)).toBe(true);
  expect(await top()).toBe(before);
  // On a phone its rows are cards, with the heads of columns for those who hear them only.
  await page.setViewportSize({ width: 390, height: 844 });
  const heads = table(page).getByRole('columnheader');
  await expect(heads).toHaveText([/^Entity/, /^Field/, /^Data Type/, 'Description']);
  expect((await table(page).locator('thead').boundingBox())!.height).toBeLessThan(3);
  await page.close();
});
