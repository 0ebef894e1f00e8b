import type { Page } from '@playwright/test';
import { SITES } from '../scripts/testing/sites';
import { complaints, expect, test } from './test';

const { origin } = new URL(SITES.built.url);
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const addressOf = (page: Page) => page.url().slice(origin.length);

/** Has the host answer with a page of the site at every address, as hosts do that are less exact than ours. */
async function answerWith(page: Page, from: string, status: number): Promise<void> {
  const body = await (await page.request.get(from)).text();
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ status, contentType: 'text/html', body })
      : route.continue(),
  );
}

test('a page that is served at another spelling of its address takes its own', async ({ page }) => {
  const found = complaints(page);
  await answerWith(page, 'entities/payer', 200);
  for (const [asked, address] of [
    ['//Entities//PAYER//index.html?q=name#zip', '/entities/payer?q=name#zip'],
    ['/entities/payer?q=%E0%A4%A&sort=%00#%E0%A4%A', undefined],
  ] as const) {
    await page.goto(origin + asked);
    await expect(title(page)).toHaveText('Payer Entity');
    expect(addressOf(page)).toBe(address ?? asked);
  }
  expect(found).toEqual([]);
});

test('where there is no page, the address stays, and nothing breaks', async ({ page }) => {
  const found = complaints(page);
  await answerWith(page, 'nowhere', 404);
  for (const [asked, address] of [
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['//entities//%00//?a=1#b', '//entities//%00//?a=1#b'],
  ]) {
    await page.goto(`${origin}${asked}`);
    await expect(title(page)).toHaveText('Page Not Found');
    await expect.poll(() => addressOf(page)).toBe(address);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  await expect(title(page)).toHaveText('Page Not Found');
  expect(found).toEqual([]);
});

test('the page of a wrong address leads on where only case, slashes or an ending differ', async ({
  page,
}) => {
  const found = complaints(page);
  await answerWith(page, 'nowhere', 404);
  await page.goto(`${origin}//ENTITIES//emar/index.html#entry-id`);
  await expect(page).toHaveURL(`${origin}/entities/eMar#entry-id`);
  await expect(title(page)).toHaveText('eMAR Entity');
  expect(found).toEqual([]);
});
