import { KEPT } from '../src/dictionary/contract/lists';
import { expect, test } from './test';

for (const path of ['home', 'entities/payer', 'entities', 'nowhere']) {
  test(`/${path} carries its content policy before all that it holds back`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(
      /<meta charset=[^>]*><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /i,
    );
  });
}

test('no request leaves for another host and no cookie is set', async ({
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
  for (const path of ['home', 'entities/liability', 'nowhere']) {
    await page.goto(path);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('policy');
    await page.waitForLoadState('networkidle');
  }
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('what is kept in the browser is what the page on privacy lists, and nothing else', async ({
  page,
  context,
}) => {
  await page.goto('entities/liability');
  await page.locator('.menu').getByRole('button', { name: 'By area' }).click();
  await page.getByRole('button', { name: /color mode|dark and light/ }).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('slide percent');
  await page.getByRole('option').first().click();
  for (const path of ['fields?q=amount', 'search?q=amount', 'relationships']) {
    await page.goto(path);
  }
  await page.goto('search');
  await page.getByRole('button', { name: 'Open the search by /' }).click();
  await page.goto('guides/load-into-a-database');
  await page.getByRole('tab', { name: 'DuckDB' }).click();
  await page.goto('entities/payer');
  await page.getByRole('button', { name: 'Only what the vendor states' }).click();
  await page.goto('check');
  await page.getByRole('main').getByRole('button', { name: 'Try it with the sample' }).click();
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
  expect(await context.cookies()).toEqual([]);
});
