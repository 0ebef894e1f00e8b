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
  await page.locator('.menu').getByRole('link', { name: 'Payer', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/entities\/payer$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Slide Percent');
  const best = page.getByRole('option').first();
  await expect(best).toContainText('Slide Percent');
  await best.click();
  await expect(page).toHaveURL((url) => url.pathname === '/docs/entities/liability');
  for (const slash of ['', '/']) {
    await page.goto(`entities/external-provider${slash}?a=1#provider-id`);
    await expect(page).toHaveURL(/\/docs\/entities\/externalprovider\/?\?a=1#provider-id$/);
    await expect(page.locator('#provider-id')).toBeInViewport();
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
