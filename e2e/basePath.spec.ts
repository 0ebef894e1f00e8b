import { SITES } from '../scripts/testing/sites';
import { expect, test } from './test';

test.use({ baseURL: SITES.hostile.url });

test('the site and its search work below /docs/', async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
  await page.goto('./');
  await expect(page).toHaveURL(/\/docs\/home\/?$/);
  const logo = page.getByRole('img', { name: 'Logo', exact: true });
  await expect(logo).toHaveJSProperty('complete', true);
  await page.locator('.menu').getByRole('link', { name: 'Custom Only' }).click();
  await expect(page).toHaveURL(/\/docs\/entities\/custom-only$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Team Given');
  const best = page.getByRole('option').first();
  await expect(best).toContainText('Team Given');
  await best.click();
  await expect(page).toHaveURL((url) => url.pathname === '/docs/entities/every-join');
  for (const slash of ['', '/']) {
    await page.goto(`entities/everything${slash}?a=1#mystery`);
    await expect(page).toHaveURL(/\/docs\/entities\/every-feature\/?\?a=1#mystery$/);
    await expect(page.locator('#mystery')).toBeInViewport();
  }
  expect(missing).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('its empty path leads to home', async ({ page }) => {
    await page.goto('./');
    await expect(page).toHaveURL(/\/docs\/home\/?$/);
  });
});
