import type { Page } from '@playwright/test';
import { complaints, expect, test } from './test';

const box = (page: Page) => page.getByRole('combobox', { name: /^Search/ });
const alert = (page: Page) => page.getByRole('alert');

test('without workers, storage and modal dialogs every tool works or says that it cannot', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { Worker: undefined });
    Object.assign(HTMLDialogElement.prototype, { showModal: undefined });
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    }
  });
  const found = complaints(page);
  const main = page.getByRole('main');

  await page.goto('check');
  await page.getByRole('button', { name: 'Try it with the sample' }).click();
  await expect(alert(page)).toContainText('The program of this page could not be loaded');

  await page.goto('fields');
  await main.getByRole('searchbox', { name: 'Filter', exact: true }).fill('slide percent');
  await expect(main.getByRole('status')).toContainText('This filter could not be loaded');

  await page.goto('relationships?from=claims&to=payments');
  await expect(main.getByText('Best path')).toBeVisible();

  await page.goto('entities/liability');
  await main.locator('#client-ids-in-liability-group summary').click();
  await main.getByRole('searchbox', { name: 'Filter', exact: true }).fill('percent');
  await expect(main.getByText(/^\d+ of \d+ fields$/)).toBeVisible();
  expect(found).toEqual([]);
});

test('a catalog that cannot be had is told by all that need it', async ({ page }) => {
  await page.route('**/catalog.json?*', (route) => route.fulfill({ status: 404, body: '' }));
  const main = page.getByRole('main');
  await page.goto('compare');
  await expect(main.getByText('The dictionary could not be loaded')).toBeVisible();
  await page.goto('search?q=claim');
  await expect(alert(page)).toContainText('The search could not be loaded');
});

test('offline what is open goes on, and the search says what it lacks until the network is back', async ({
  page,
  context,
}) => {
  await page.goto('entities/liability');
  await context.setOffline(true);
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Filter', exact: true }).fill('percent');
  await expect(main.getByText(/^\d+ of \d+ fields$/)).toBeVisible();
  await main.getByRole('button', { name: 'Data Type' }).click();
  await expect(main.getByRole('columnheader', { name: 'Data Type' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.keyboard.press('Control+k');
  await page.keyboard.type('claim id');
  await expect(alert(page)).toContainText('Check the connection');
  await context.setOffline(false);
  await expect(alert(page)).toBeHidden();
  await expect(box(page)).toHaveValue('claim id');
});

test.describe('where the site was updated below an open page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('home');
    // The files of the old site are gone; the next page that the server gives is of the new one.
    let isOld = true;
    await page.route('**/*', (route) => {
      if (route.request().isNavigationRequest()) isOld = false;
      const isGone = isOld && route.request().url().endsWith('.js');
      return isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue();
    });
  });

  test('a link leads to its page', async ({ page }) => {
    await page.locator('.menu').getByRole('link', { name: 'Payer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payer Entity');
    await expect(page).toHaveURL(/\/entities\/payer$/);
  });

  test('a search that was not open yet answers on its page, loaded anew', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('claim id');
    await expect(alert(page)).toContainText('the site may have been updated');
    await page.getByRole('link', { name: 'open its page anew' }).click();
    await expect(page).toHaveURL(/\/search\?q=claim\+id$/);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Claim Id');
  });
});

test('a search that finds a newer catalog after an update leads to its page, loaded anew', async ({
  page,
}) => {
  await page.goto('home');
  let isOld = true;
  await page.route('**/catalog.json?*', (route) =>
    isOld ? route.fulfill({ json: { version: 0 } }) : route.continue(),
  );
  page.on('framenavigated', () => (isOld = false));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('claim id');
  await page.getByRole('link', { name: 'open its page anew' }).click();
  await expect(page).toHaveURL(/\/search\?q=claim\+id$/);
});
