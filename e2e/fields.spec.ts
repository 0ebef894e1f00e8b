import fs from 'node:fs';
import type { Page } from '@playwright/test';
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

test('the filter finds a field, which the browser’s own find sees too, and the way back leads to it', async ({
  page,
}) => {
  await page.goto('fields');
  await expect(count(page)).toHaveText(`${total} fields`);
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
  await links(page).nth(at).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Entity$/);
  await page.goBack();
  await expect(links(page).nth(at)).toBeInViewport();

  await box(page).fill('slide percent liability');
  const some = countOf(fields.filter(fits('slide percent liability')));
  await expect(count(page)).toHaveText(some);
  await expect(page).toHaveURL(/\/fields\/?\?q=slide\+percent\+liability$/);
  await table(page).getByRole('link', { name: 'Slide Percent', exact: true }).click();
  await expect(page).toHaveURL(/\/entities\/liability#slide-percent$/);
  await page.goBack();
  await expect(count(page)).toHaveText(some);
  await expect(count(page)).toBeVisible();
});

test('the search leads to all fields in dollars', async ({ page }) => {
  await page.goto('home');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('all money fields');
  await page.getByRole('option', { name: 'Money fields' }).click();
  await expect(page).toHaveURL(/\/fields\?q=unit%3Adollars$/);
  const inDollars = fields.filter(({ field }) => field.unit === 'dollars');
  await expect(count(page)).toHaveText(countOf(inDollars));
  expect(await addresses(page)).toEqual(addressesOf(inDollars));
});

test('an address with a state shows that state, marks what was found, and saves it', async ({
  page,
}) => {
  await page.goto('fields');
  await page.getByRole('combobox', { name: 'Data type' }).selectOption('varchar');
  await page.getByRole('combobox', { name: 'Nullable' }).selectOption('Yes');
  await page.getByRole('combobox', { name: 'Area' }).selectOption('Medications');
  await page.getByRole('button', { name: 'Entity' }).click();
  await box(page).fill('name');
  await expect(page).toHaveURL(
    /\?q=name&type=varchar&nullable=yes&area=Medications&sort=entity&order=desc$/,
  );
  const state = async () => [
    await addresses(page),
    await count(page).innerText(),
    await box(page).inputValue(),
    await page.getByRole('combobox', { name: 'Area' }).inputValue(),
    await table(page).getByRole('columnheader', { name: 'Entity' }).getAttribute('aria-sort'),
  ];
  const found = fields
    .filter(fits('name'))
    .filter(({ field }) => field.dataType === 'varchar' && field.isNullable)
    .filter(({ entity }) => entity.area === 'Medications');
  await expect(count(page)).toHaveText(countOf(found));
  const before = await state();
  expect(before.slice(1)).toEqual([countOf(found), 'name', 'Medications', 'descending']);
  await page.reload();
  await expect.poll(state).toEqual(before);
  expect((await savedCsv(page)).sort()).toEqual(linesOf(found).sort());
  const words = await page.evaluate(() =>
    Array.from(CSS.highlights.get('found') ?? [], ({ startContainer, startOffset, endOffset }) =>
      startContainer.textContent!.slice(startOffset, endOffset).toLowerCase(),
    ),
  );
  expect(words.length).toBeGreaterThanOrEqual(found.length);
  expect(new Set(words)).toContain('name');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(count(page)).toHaveText(`${total} fields`);
  await expect(page).toHaveURL(/\/fields\/?$/);
});

test('Back right after typing leaves the entry before as it was', async ({ page }) => {
  await page.goto('fields?q=amount');
  const amounts = countOf(fields.filter(fits('amount')));
  await expect(count(page)).toHaveText(amounts);
  await page.locator('.menu').getByRole('link', { name: 'All fields' }).click();
  await expect(count(page)).toHaveText(`${total} fields`);
  // Key and Back in one go, sooner than the address follows.
  await page.evaluate(() => {
    const typed = document.querySelector<HTMLInputElement>('main input[type=search]')!;
    // Past React, which would take it for its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(typed, 'zip');
    typed.dispatchEvent(new Event('input', { bubbles: true }));
    window.history.back();
  });
  await expect(count(page)).toHaveText(amounts);
  await page.clock.install();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\?q=amount$/);
  await expect(box(page)).toHaveValue('amount');
});

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
  await page.close();
});

test('the page loads neither the catalog nor a big script', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('home');
  await page.waitForLoadState('networkidle');
  const ofAllPages = new Set(loaded);
  loaded.length = 0;
  await page.goto('fields');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => url.includes('catalog'))).toEqual([]);
  const scripts = loaded.filter((url) => url.endsWith('.js') && !ofAllPages.has(url));
  const sizes = await Promise.all(
    scripts.map(async (url) => (await (await page.request.get(url)).body()).byteLength),
  );
  expect(Math.max(...sizes)).toBeLessThan(40 * 1024);
});

test('who comes from another page gets this one whole, and leaves it whole', async ({ page }) => {
  const arrivedBy = () =>
    page.evaluate(() => (performance.getEntriesByType('navigation')[0] as { type?: string }).type);
  const link = (name: string) => page.locator('.menu').getByRole('link', { name, exact: true });
  await page.goto('home');
  await link('All fields').click();
  await expect(links(page)).toHaveCount(fields.length);
  expect(await addresses(page)).toEqual(addressesOf(fields));
  expect(await arrivedBy()).toBe('navigate');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  const amounts = countOf(fields.filter(fits('amount')));
  await box(page).fill('amount');
  await expect(count(page)).toHaveText(amounts);
  const row = links(page).nth(20);
  await row.scrollIntoViewIfNeeded();
  await link('Payer').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Payer/);
  expect(await arrivedBy()).toBe('navigate');
  await page.goBack();
  await expect(count(page)).toHaveText(amounts);
  await expect(row).toBeInViewport();
  // The search follows no link.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('payer');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/entities\//);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  expect(await arrivedBy()).toBe('reload');
  await page.goBack();
  await expect(count(page)).toHaveText(amounts);
});

test('print has all rows and texts, black on white, with the links spelled out', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('fields?area=Medications');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const found = fields.filter(({ entity }) => entity.area === 'Medications');
  await expect(links(page)).toHaveCount(found.length);
  const last = links(page).last();
  const seen = await last.evaluate((link) => {
    const row = link.closest('tr')!;
    const texts = Array.from(row.querySelectorAll('td'), (cell) => [
      cell.scrollHeight - cell.clientHeight,
      getComputedStyle(cell).color,
    ]);
    const page = [document.body, document.documentElement].map(
      (element) => getComputedStyle(element).backgroundColor,
    );
    return { texts, page, address: getComputedStyle(link, '::after').content };
  });
  for (const [hidden, color] of seen.texts) {
    expect(hidden).toBeLessThanOrEqual(1);
    expect(color).toMatch(/^rgb\((\d|[0-4]\d), (\d|[0-4]\d), (\d|[0-4]\d)\)$/);
  }
  for (const color of seen.page) expect(color).toMatch(/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/);
  expect(seen.address).toContain(await last.getAttribute('href'));
  await expect(box(page)).toBeHidden();
});

test('on a phone no stop of the Tab key is out of sight, and cards have no column heads over them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('fields?q=amount');
  await expect(count(page)).toHaveText(countOf(fields.filter(fits('amount'))));
  await box(page).focus();
  for (let stop = 0; stop < 16; stop++) {
    await page.keyboard.press('Tab');
    const size = await page.evaluate(() => {
      const { width, height } = document.activeElement!.getBoundingClientRect();
      return Math.min(width, height);
    });
    expect(size).toBeGreaterThan(10);
  }
  const heads = table(page).getByRole('columnheader');
  await expect(heads).toHaveText([/^Entity/, /^Field/, /^Data Type/, 'Description']);
  expect((await table(page).locator('thead').boundingBox())!.height).toBeLessThan(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every field is there with its link, type and description', async ({ page }) => {
    await page.goto('fields');
    expect(await addresses(page)).toEqual(addressesOf(fields));
    const { entity, field } = fields.at(-1)!;
    await expect(table(page).getByRole('row').last()).toContainText(field.description);
    await expect(table(page).getByRole('row').last()).toContainText(entity.name);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
    const headings = await table(page).getByRole('columnheader').allInnerTexts();
    expect(headings).toEqual(['Entity', 'Field', 'Data Type', 'Description']);
  });
});
