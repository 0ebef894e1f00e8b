import { KEPT } from '../src/dictionary/contract/lists';
import { expect, test } from './test';

test('each page carries its content policy before all that it holds back', async ({ request }) => {
  for (const path of ['home', 'entities/payer', 'entities', 'nowhere']) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(
      /<meta charset=[^>]*><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /i,
    );
  }
});

test('no request leaves for another host, no cookie is set, and what is kept in the browser is what the page on privacy lists', async ({
  page,
  context,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL!).origin)
      elsewhere.push(request.url());
  });
  const main = page.getByRole('main');
  await page.goto('entities/liability');
  await page.locator('.menu').getByRole('button', { name: 'By area' }).click();
  await page.getByRole('button', { name: /color mode|dark and light/ }).click();
  await page.getByRole('button', { name: 'Only what the vendor states' }).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('slide percent');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/#slide-percent$/);
  await page.goto('fields?q=amount');
  await page.goto('search');
  await page.getByRole('button', { name: 'Open the search by /' }).click();
  await page.goto('relationships?from=claims&to=payments');
  await main.getByRole('tab', { name: 'SQLite' }).first().click();
  await page.goto('check');
  await main.getByRole('button', { name: 'Try it with the sample' }).click();
  await expect(page.getByRole('heading', { name: /^All \d+ files/ })).toBeVisible();
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: await navigator.serviceWorker.getRegistrations(),
  }));
  const names = kept.local.map((key) => key.replace(/-[0-9a-f]{3,}$/, '')).sort();
  expect(names).toEqual(Object.keys(KEPT).sort());
  expect({ ...kept, local: [] }).toEqual({
    local: [],
    session: [],
    databases: [],
    caches: [],
    workers: [],
  });
  await page.goto('guides/accessibility');
  for (const what of Object.values(KEPT)) await expect(page.getByText(what)).toBeVisible();
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
