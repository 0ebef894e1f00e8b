import { countFields } from '../src/dictionary/model/dictionary';
import { dictionary } from './dictionary';
import { expect, test } from './test';

// The few things that the site is there for; run in every other browser that can be had, each in one go, to say it once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ playwright, browserName }) => {
  if (browserName === 'chromium') return;
  const start = playwright[browserName].launch().then((browser) => browser.close());
  const isThere = await start.then(
    () => true,
    () => false,
  );
  if (!isThere) console.log(`\nnot tried, because it does not start here: ${browserName}`);
  test.skip(!isThere);
});

test('home leads to every entity', async ({ page }) => {
  await page.goto('home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const links = await page.getByRole('main').getByRole('link').allTextContents();
  expect(links).toEqual(expect.arrayContaining(dictionary.entities.map(({ name }) => name)));
});

test('an entity’s fields are there, filtered, and led to by their links', async ({ page }) => {
  await page.goto('entities/liability#slide-percent');
  const row = page.locator('#slide-percent');
  await expect(row).toBeInViewport();
  await expect(row).toHaveClass(/marked/);
  await page.getByRole('searchbox', { name: 'Filter', exact: true }).fill('signature');
  await expect(page.locator('#field_rows tr[id]:visible')).toHaveCount(2);
});

test('the search answers, and leads to the field', async ({ page }) => {
  await page.goto('home');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('slide percent');
  const results = page.getByRole('listbox', { name: 'Results' });
  await expect(results).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('option').filter({ hasText: 'Slide Percent in Liability' }).first().click();
  await expect(page).toHaveURL(/\/entities\/liability#slide-percent$/);
});

test('all fields are filtered', async ({ page }) => {
  await page.goto('fields');
  const count = page.getByRole('main').getByRole('status');
  const all = countFields(dictionary.entities).toLocaleString('en-US');
  await expect(count).toHaveText(`${all} fields`);
  await page
    .getByRole('searchbox', { name: 'Filter', exact: true })
    .fill('slide percent liability');
  await expect(count).toHaveText(new RegExp(`^\\d of ${all} fields$`));
  const found = page.getByRole('table', { name: 'All fields' }).getByRole('link');
  await expect(found.filter({ hasText: /^Slide Percent$/ })).toBeVisible();
});

test('the sample export is checked', async ({ page }) => {
  await page.goto('check');
  const sample = { name: 'Try it with a broken sample', exact: true };
  await page.getByRole('main').getByRole('button', sample).click();
  await expect(
    page.getByRole('heading', { name: /^\d+ of 106 files .* problems\.$/ }),
  ).toBeVisible();
  await expect(page.getByRole('main').locator('details')).not.toHaveCount(0);
});
