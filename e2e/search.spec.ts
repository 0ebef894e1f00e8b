import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, holdScripts, test } from './test';

const box = (page: Page) => page.getByRole('combobox', { name: /^Search/ });

async function openSearch(page: Page, path = 'home'): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

/** Waits for the results of all that is typed; until then the list may still change. */
async function expectAnswered(page: Page): Promise<void> {
  const list = page.getByRole('listbox', { name: 'Results' });
  await expect(list).toHaveAttribute('aria-busy', 'false');
}

for (const [query, field, address] of [
  [
    'Insurance Policy Number',
    'Insurance Policy Number in Insurance',
    '/entities/insurance#insurance-policy-number',
  ],
  ['pillbox start', 'Pillbox Start Date in eMAR', '/entities/eMar#pillbox-start-date'],
  ['slide percnt', 'Slide Percent in Liability', '/entities/liability#slide-percent'],
  [
    'chief complaint',
    'Chief Complaint in Visit Service',
    '/entities/visit-service#chief-complaint',
  ],
  [
    'who approved the visit',
    'Approved By Employee Id in Visit Service',
    '/entities/visit-service#approved-by-employee-id',
  ],
] as const) {
  test(`search for ${query} leads to its row`, async ({ page }) => {
    await openSearch(page);
    await page.keyboard.type(query);
    await expectAnswered(page);
    await page.getByRole('option').filter({ hasText: field }).first().click();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === address);
    const row = page.locator(new URL(page.url()).hash);
    await expect(row).toBeInViewport();
    await expect(row).toHaveClass(/marked/);
  });
}

test('nothing of the search is loaded before somebody searches', async ({ page }) => {
  await page.goto('home');
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.mouse.move(300, 300);
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).click();
  await box(page).fill('client');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

test('the keyboard does it all', async ({ page }) => {
  await page.goto('entities/payer');
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('copay');
  await expectAnswered(page);
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id'))!,
  );
  await expect(page.getByRole('status').filter({ hasText: /result/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(page).toHaveURL(/\/entities\/payer$/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('Copay Percentage');
  await expectAnswered(page);
  await expect(options.first()).toContainText('Copay Percentage');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/entities\/insurance#copay-percentage$/);

  await page.keyboard.press('Control+k');
  await expect(options.first()).toHaveText('Copay Percentage');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('Copay Percentage');
});

test('what is typed before the search has loaded is not lost', async ({ page }) => {
  await page.goto('home');
  const release = await holdScripts(page);
  await page.keyboard.press('/');
  await page.keyboard.type('claim');
  await expect(page.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-busy', 'true');
  release();
  await page.keyboard.type(' id');
  await expect(box(page)).toHaveValue('claim id');
  await expect(page.getByRole('option').first()).toContainText('Claim Id');
});

test('Enter opens the answer to all that was typed, however fast', async ({ page }) => {
  await page.goto('home');
  await page.keyboard.press('/');
  await page.keyboard.type('claimx id');
  for (let key = 0; key < 4; key++) await page.keyboard.press('Backspace');
  await page.keyboard.type(' id');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/entities\/claims#claim-id$/);
});

test('the focus returns to where it was, and the search keeps its text while open', async ({
  page,
}) => {
  await page.goto('home');
  const link = page.getByRole('main').getByRole('link', { name: 'All fields' });
  await link.focus();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('claim id');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toHaveValue('claim id');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('/');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(link).toBeFocused();
});

test('a search that cannot be loaded says so, and is tried again', async ({ page }) => {
  await page.goto('home');
  await page.route('**/*.js', (route) => route.abort());
  await page.keyboard.press('/');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/*.js');
  await page.keyboard.press('/');
  await expect(page.getByRole('alert')).toBeHidden();
  await page.keyboard.type('claim id');
  await expect(page.getByRole('option').first()).toContainText('Claim Id');
});

test('so it is where only its index cannot be loaded', async ({ page }) => {
  const [worker] = await Promise.all([page.waitForEvent('worker'), openSearch(page)]);
  await page.route(worker.url(), (route) => route.abort());
  await openSearch(page);
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await page.unroute(worker.url());
  await page.keyboard.type('claim id');
  await expect(page.getByRole('option').first()).toContainText('Claim Id');
});

test('a slash typed into a field is a slash', async ({ page }) => {
  await page.goto('entities/liability');
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('a');
  await filter.press('/');
  await expect(box(page)).toBeHidden();
});

test('a shared field leads to all fields of its name', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('client visit id');
  await expectAnswered(page);
  await page.getByRole('option', { name: /^Client Visit Id in \d+ other entities$/ }).click();
  await expect(page).toHaveURL(/\/fields\?group=name&name=Client%20Visit%20Id$/);
});

test('a filter is typed by pressing it', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('date ');
  await expectAnswered(page);
  await page
    .getByRole('group', { name: 'Narrow the results' })
    .getByRole('button', { name: /type:datetime/ })
    .click();
  await expect(box(page)).toHaveValue(/type:datetime/);
  await expect(page.getByRole('option').first()).toContainText('datetime');
});

test('nothing found says so', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('zzzzqqq');
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('results have a page of their own with an address', async ({ page }) => {
  await page.goto('search?q=insurance%20date');
  await expect(page).toHaveTitle('Credible EHI Export | Search');
  await expect(page.locator('.menu')).toBeVisible();
  await expect(page.getByText(/results for “insurance date”/)).toBeVisible();
  await page.getByRole('searchbox', { name: /^Search/ }).fill('copay');
  await expect(page).toHaveURL(/\/search\?q=copay$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Copay Percentage' })).toBeVisible();
});

test('the page of results follows its address and says when there are none', async ({ page }) => {
  await page.goto('search?q=zzzzqqq');
  const told = page.getByRole('main').getByRole('status');
  await expect(told).toHaveText('Nothing found. Try fewer or other words.');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('date');
  await expectAnswered(page);
  await page.getByRole('option', { name: 'All results on a page' }).click();
  await expect(told).toHaveText('More than 50 results for “date”');
  await page.goBack();
  await expect(told).toHaveText('Nothing found. Try fewer or other words.');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`axe finds nothing in the open search, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('home');
      await page.getByRole('button', { name: 'Search' }).click();
      await box(page).fill('client id');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
    });
  }
}
