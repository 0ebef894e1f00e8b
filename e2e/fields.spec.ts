import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { countFields } from '../src/dictionary/model/dictionary';
import { nameKey } from '../src/dictionary/model/names';
import { dictionary } from './dictionary';
import { expect, test } from './test';

const { entities } = dictionary;
const fields = entities.flatMap((entity) => entity.fields.map((field) => ({ entity, field })));
const total = countFields(entities).toLocaleString('en-US');
const names = new Set(fields.map(({ field }) => nameKey(field.fieldName)));

const fits =
  (...words: string[]) =>
  ({ entity, field }: (typeof fields)[number]) => {
    const text = `${field.fieldName} ${entity.name} ${field.description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };

const table = (page: Page) => page.getByRole('table', { name: 'All fields' });
const rowCount = (page: Page) => table(page).getAttribute('aria-rowcount').then(Number);
const count = (page: Page) => page.getByRole('main').getByRole('status');

/** Opens an address of the page and waits for the table, whose data come after the page. */
async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`fields${search}`);
  await expect(table(page)).toBeVisible();
}

test('every field is in the table and the filter finds it', async ({ page }) => {
  await open(page);
  await expect(count(page)).toHaveText(`${total} fields`);
  expect(await rowCount(page)).toBe(fields.length + 1);
  await page.getByRole('searchbox', { name: 'Filter' }).fill('slide percent liability');
  const found = `${fields.filter(fits('slide', 'percent', 'liability')).length} of ${total} fields`;
  await expect(count(page)).toHaveText(found);
  await expect(page).toHaveURL(/\/fields\/?\?q=slide\+percent\+liability$/);
  await table(page).getByRole('link', { name: 'Slide Percent', exact: true }).click();
  await expect(page).toHaveURL(/\/entities\/liability#slide-percent$/);
  await page.goBack();
  await expect(count(page)).toHaveText(found);
});

test('the last row comes when one scrolls to it', async ({ page }) => {
  await open(page);
  const last = fields.at(-1)!;
  const link = table(page).locator(`a[href$="/${last.entity.slug}#${last.field.anchor}"]`);
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(link).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(table(page).getByRole('columnheader', { name: 'Entity' })).toBeInViewport();
});

test('an address with a state shows that state', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Data type' }).selectOption('varchar');
  await page.getByRole('combobox', { name: 'Nullable' }).selectOption('Yes');
  await page.getByRole('combobox', { name: 'Area' }).selectOption('Medications');
  await page.getByRole('button', { name: 'Entity' }).click();
  await page.getByRole('button', { name: 'Entity' }).click();
  await page.getByRole('searchbox', { name: 'Filter' }).fill('name');
  await expect(page).toHaveURL(
    /\?q=name&type=varchar&nullable=yes&area=Medications&sort=entity&order=desc$/,
  );
  const state = async () => [
    await table(page).innerText(),
    await count(page).innerText(),
    await page.getByRole('searchbox', { name: 'Filter' }).inputValue(),
    await page.getByRole('combobox', { name: 'Area' }).inputValue(),
  ];
  const before = await state();
  const found = fields
    .filter(fits('name'))
    .filter(({ field }) => field.dataType === 'varchar' && field.isNullable)
    .filter(({ entity }) => entity.area === 'Medications');
  expect(await rowCount(page)).toBe(found.length + 1);
  await page.reload();
  await expect(table(page)).toBeVisible();
  await expect.poll(state).toEqual(before);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(count(page)).toHaveText(`${total} fields`);
  await expect(page).toHaveURL(/\/fields\/?$/);
});

test('a link to a grouped name shows its places', async ({ page }) => {
  const places = fields.filter(({ field }) => nameKey(field.fieldName) === 'client id');
  await open(page, '?group=name&name=Client%20Id');
  const having = new Set(places.map(({ entity }) => entity.slug)).size;
  const group = page.getByRole('button', { name: `Client Id: ${having} entities` });
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  expect(await rowCount(page)).toBe(places.length + 2);
  const first = table(page).getByRole('row').nth(2);
  await expect(first.getByRole('link', { name: places[0]!.entity.name })).toBeVisible();
  await group.click();
  await expect(table(page).getByRole('row')).toHaveCount(2);
});

test('the downloaded CSV has the rows that are shown', async ({ page }) => {
  await open(page, '?entity=payer');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('fields.csv');
  const lines = fs
    .readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  const payer = entities.find(({ slug }) => slug === 'payer')!;
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 4))).toEqual(
    payer.fields.map(({ fieldName, dataType }) => [
      'Payer',
      'ContentPayer.json',
      fieldName,
      dataType,
    ]),
  );
});

test('printing shows every row', async ({ page }) => {
  await open(page, '?area=Medications');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(table(page).getByRole('row')).toHaveCount(await rowCount(page));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every name is there A to Z, with a link to each of its fields', async ({ page }) => {
    await page.goto('fields');
    const listed = await page.locator('article dt').allTextContents();
    expect(new Set(listed.map(nameKey))).toEqual(names);
    expect(listed).toHaveLength(names.size);
    const links = page.locator('article dd a');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.sort()).toEqual(
      fields.map(({ entity, field }) => `/entities/${entity.slug}#${field.anchor}`).sort(),
    );
    await expect(page.getByRole('searchbox', { name: 'Filter', exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'S', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'S', exact: true })).toBeInViewport();
  });
});
