import { expect, test } from './test';

const PAGE = 'entities/payer';
const LOAD = 'guides/load-into-a-database';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('files to download, and the steps for every database, stand in the pages', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { name: 'Use this file' })).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
    await expect(page.getByRole('tabpanel')).toBeHidden();
    const strict = page.getByRole('link', { name: 'strict', exact: true });
    const schema = await page.request.get((await strict.getAttribute('href')) ?? '');
    expect(await schema.json()).toMatchObject({ title: 'Payer (strict)' });
    // In sight, and in the head for programs.
    const address = '/entities/payer.md';
    const alternate = page.locator('link[rel=alternate][type="text/markdown"]');
    await expect(alternate).toHaveAttribute('href', address);
    const twin = page.getByRole('link', { name: 'this page as Markdown' });
    await expect(twin).toHaveAttribute('href', address);
    expect(await (await page.request.get(address)).text()).toMatch(/^# Payer\n/);
    await page.goto(LOAD);
    for (const name of ['SQLite', 'PostgreSQL', 'DuckDB', 'SQL Server']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByText('psql -d ehi -f postgresql.sql')).toBeVisible();
  });
});

test('the code comes when the reader sees it, or tries again, in tabs that keys go through, and is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const loaded = () => asked.filter((path) => path.endsWith('.json'));
  const panel = page.getByRole('tabpanel');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await page.goto('entities/liability');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(loaded()).toEqual([]);
  await context.setOffline(true);
  await tab('pandas').click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await context.setOffline(false);
  await tab('pandas').click();
  await expect(panel).toContainText('read("ContentLiability.json")');
  await expect(tab('pandas')).toHaveAttribute('aria-selected', 'true');
  expect(new Set(loaded())).toEqual(new Set(['/entities/liability.json']));

  await page.keyboard.press('ArrowRight');
  await expect(tab('TypeScript')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'TypeScript' })).toContainText(
    'interface ContentLiability',
  );
  await page.keyboard.press('ArrowRight');
  await expect(tab('PostgreSQL')).toBeFocused();
  await tab('DuckDB').click();
  await expect(panel).toContainText('COMMENT ON TABLE');
  await panel.getByRole('button', { name: 'Copy DuckDB' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await panel.locator('code').evaluate(({ textContent }) => textContent));
  expect(copied).toContain('CREATE TABLE "ContentLiability"');
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('what is chosen on one page is chosen on the others, in the browser and anew', async ({
  page,
}) => {
  await page.goto(LOAD);
  await expect(page.getByText('psql -d ehi -f postgresql.sql')).toBeVisible();
  await expect(page.getByText('duckdb ehi.db ".read duckdb.sql"')).toBeHidden();
  await page.getByRole('tab', { name: 'DuckDB' }).click();
  await expect(page.getByText('duckdb ehi.db ".read duckdb.sql"')).toBeVisible();
  const chosen = page.getByRole('tab', { name: 'DuckDB', selected: true });
  await page.locator('.menu').getByRole('link', { name: 'Allergies' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allergies Entity');
  await page.getByRole('heading', { name: 'Use this file' }).scrollIntoViewIfNeeded();
  await expect(chosen).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('CREATE TABLE "ContentAllergies"');
  await page.goto('relationships?from=claims&to=visit-service#path');
  await expect(chosen.first()).toBeVisible();
});

test('llms.txt leads to files that are there', async ({ request, baseURL }) => {
  const text = await (await request.get('llms.txt')).text();
  expect(text).toMatch(/^# .*\n\n> /);
  const targets = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  expect(targets.length).toBeGreaterThan(120);
  for (const target of targets.filter((_, at) => at % 10 === 0)) {
    const response = await request.get(new URL(target, `${baseURL}llms.txt`).href);
    expect(response.status(), target).toBe(200);
  }
  expect((await request.get('llms-full.txt')).status()).toBe(200);
});
