import fs from 'node:fs';
import path from 'node:path';
import { SITES } from '../scripts/testing/sites';
import { complaints, expect, test } from './test';

for (const [address, label, page404] of [
  ['entities/client-diagnosis', 'Client Diagnosis', '/entities/diagnosis'],
  ['entities/liabilty', 'Liability', '/entities/liability'],
  ['entities/ContentClaims.json', 'Claims', '/entities/claims'],
  ['entities/Visit_Services', 'Visit Service', '/entities/visit-service'],
  ['guides/abbreviation', 'Abbreviations', '/guides/abbreviations'],
] as const) {
  test(`${address} suggests ${label}`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByText('Did you mean')).toBeVisible();
    await main.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === page404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(label);
  });
}

test('a download that is gone leads to what takes its place', async ({ page }) => {
  await page.goto('downloads/checks/duckdb.sql');
  await page.getByRole('link', { name: 'Downloads that are no longer available' }).click();
  await expect(page).toHaveURL(/\/downloads#removed$/);
  await expect(page.getByText('checks/duckdb.sql')).toBeVisible();
});

test('another letter case leads to the page or suggests it', async ({ page }) => {
  await page.goto('ENTITIES/PAYERS');
  await expect(page.getByRole('main').getByRole('link', { name: 'Payer' })).toHaveAttribute(
    'href',
    '/entities/payer',
  );
});

test('nothing is suggested for nonsense', async ({ page }) => {
  await page.goto('qqqqq');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Did you mean')).toBeHidden();
});

test('/entities leads to the list of entities', async ({ page }) => {
  await page.goto('entities');
  await expect(page).toHaveURL(/\/home#entities-by-area$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Liability' })).toBeVisible();
});

test('an address outside the base URL is told as not found, and nothing crashes', async ({
  page,
}) => {
  const body = fs.readFileSync(path.join(SITES.hostile.cwd, 'build/404.html'), 'utf8');
  const { origin } = new URL(SITES.hostile.url);
  const found = complaints(page);
  await page.route(`${origin}/entities/payers`, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.goto(`${origin}/entities/payers`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByText('This page crashed')).toBeHidden();
  await expect(page).toHaveURL(`${origin}/entities/payers`);
  await page.getByRole('main').getByRole('link', { name: 'Payer' }).click();
  await expect(page).toHaveURL(`${origin}/docs/entities/payer`);
  expect(found).toEqual([]);
});
