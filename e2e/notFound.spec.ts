import fs from 'node:fs';
import path from 'node:path';
import { SITES } from '../scripts/testing/sites';
import { complaints, expect, test } from './test';

test('the page of a wrong address suggests what has a name like it, also for a download that is gone', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('entities/ContentClaims.json');
  await expect(main.getByText('Did you mean')).toBeVisible();
  await main.getByRole('link', { name: 'Claims', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/entities/claims');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Claims');
  await page.goto('downloads/checks/duckdb.sql');
  await main.getByRole('link', { name: 'Downloads that are no longer available' }).click();
  await expect(page).toHaveURL(/\/downloads#removed$/);
  await expect(page.getByText('checks/duckdb.sql')).toBeVisible();
});

test('/entities leads to the list of entities', async ({ page }) => {
  await page.goto('entities');
  await expect(page).toHaveURL(/\/home#entities-by-area$/);
  await expect(page.getByRole('heading', { name: 'Entities by area' })).toBeInViewport();
});

test('an address outside the base URL is told as not found, and nothing crashes', async ({
  page,
}) => {
  const body = fs.readFileSync(path.join(SITES.hostile.cwd, 'build/404.html'), 'utf8');
  const { origin } = new URL(SITES.hostile.url);
  const found = complaints(page);
  await page.route(`${origin}/entities/every-joins`, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.goto(`${origin}/entities/every-joins`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByText('This page crashed')).toBeHidden();
  await expect(page).toHaveURL(`${origin}/entities/every-joins`);
  await page.getByRole('main').getByRole('link', { name: 'Every Join' }).click();
  await expect(page).toHaveURL(`${origin}/docs/entities/every-join`);
  expect(found).toEqual([]);
});
