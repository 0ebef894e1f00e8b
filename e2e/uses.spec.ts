import { expectAccessibleInBothThemes } from './axe';
import { expect, test } from './test';

const PAGE = 'entities/payer';
const LOAD = 'guides/load-into-a-database';

test('without JavaScript the files to download stand in the page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: 'Use this file' })).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('tabpanel')).toBeHidden();
  const strict = page.getByRole('link', { name: 'strict', exact: true });
  const response = await page.request.get((await strict.getAttribute('href')) ?? '');
  expect(await response.json()).toMatchObject({ title: 'Payer (strict)' });
  await context.close();
});

test('each tab shows its code, by click and by keys, and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${PAGE}#use-this-file`);
  const panel = page.getByRole('tabpanel');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(panel).toContainText('CREATE TABLE "ContentPayer"');
  await tab('pandas').click();
  await expect(panel).toContainText('read("ContentPayer.json")');
  await expect(tab('pandas')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tab('TypeScript')).toBeFocused();
  await expect(panel).toContainText('interface ContentPayer');
  await expect(page.getByRole('tabpanel', { name: 'TypeScript' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tab('PostgreSQL')).toBeFocused();
  await tab('DuckDB').click();
  await expect(panel).toContainText('COMMENT ON TABLE');
  await panel.getByRole('button', { name: 'Copy DuckDB' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await panel.locator('code').evaluate(({ textContent }) => textContent));
  expect(copied).toContain('CREATE TABLE "ContentPayer"');
});

test('the published file has the tables that the page shows', async ({ page, request }) => {
  await page.goto(`${PAGE}#use-this-file`);
  const code = page.getByRole('tabpanel').locator('code');
  await expect(code).toContainText('COMMENT ON COLUMN');
  const [table = ''] =
    /^CREATE TABLE "ContentPayer" [^]*?;$/m.exec((await code.textContent()) ?? '') ?? [];
  expect(table).toContain('"Payer Id"');
  const published = await (await request.get('downloads/ddl/postgresql.sql')).text();
  expect(published).toContain(table);
});

test('nothing is loaded for the tabs before the reader sees them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('entities/liability');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /\.json$/.test(path))).toEqual([]);
  await page.getByRole('tab', { name: 'pandas' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('read("ContentLiability.json")');
  expect(asked.filter((path) => /\.json$/.test(path))).toEqual(['/entities/liability.json']);
});

test('after a step from another page the code comes when the reader gets there', async ({
  page,
}) => {
  await page.goto('entities/payer');
  await page.locator('.menu').getByRole('link', { name: 'Allergies' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allergies Entity');
  await page.getByRole('heading', { name: 'Use this file' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('tabpanel')).toContainText('CREATE TABLE "ContentAllergies"');
});

test('a reader without a connection is told so, and can try again', async ({ page, context }) => {
  await page.goto('entities/liability');
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'TypeScript' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await context.setOffline(false);
  await page.getByRole('tab', { name: 'TypeScript' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('interface');
});

for (const width of [1280, 320]) {
  const tag = width === 1280 ? ['@all'] : [];
  test(`the tabs are accessible and fit, ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${PAGE}#use-this-file`);
    await page.getByRole('tab', { name: 'pandas' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('read("ContentPayer.json")');
    await expectAccessibleInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('how to use a file is read at a screen, and not printed', async ({ page }) => {
  await page.goto(`${PAGE}#use-this-file`);
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Use this file' })).toBeHidden();
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('tabpanel')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Relationships' })).toBeVisible();
});

test('each entity’s page leads to itself as Markdown, in its head and in sight', async ({
  page,
  request,
}) => {
  await page.goto(PAGE);
  const alternate = page.locator('link[rel=alternate][type="text/markdown"]');
  await expect(alternate).toHaveAttribute('href', '/entities/payer.md');
  const visible = page.getByRole('link', { name: 'this page as Markdown' });
  await expect(visible).toHaveAttribute('href', '/entities/payer.md');
  const markdown = await request.get('entities/payer.md');
  expect(await markdown.text()).toMatch(/^# Payer\n/);
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

test('the steps for every database stand in the page without JavaScript, and one is chosen with it', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto(LOAD);
  for (const name of ['SQLite', 'PostgreSQL', 'DuckDB', 'SQL Server']) {
    await expect(plain.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(plain.getByText('psql -d ehi -f postgresql.sql')).toBeVisible();
  await context.close();
  await page.goto(LOAD);
  await expect(page.getByText('psql -d ehi -f postgresql.sql')).toBeVisible();
  await expect(page.getByText('duckdb ehi.db ".read duckdb.sql"')).toBeHidden();
});

test('the database that was chosen on one page is chosen on the others', async ({ page }) => {
  await page.goto(LOAD);
  await page.getByRole('tab', { name: 'DuckDB' }).click();
  const chosen = page.getByRole('tab', { name: 'DuckDB', selected: true });
  await page.goto(`${PAGE}#use-this-file`);
  await expect(chosen.first()).toBeVisible();
  await page.goto('relationships?from=claims&to=visit-service#path');
  await expect(chosen.first()).toBeVisible();
});
