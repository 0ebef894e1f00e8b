import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** How far a row stands below what covers the top of the window, in pixels. */
async function clearance(page: Page, anchor: string): Promise<number> {
  return page.evaluate((id) => {
    const rowTop = document.getElementById(id)!.getBoundingClientRect().top;
    const header = document.querySelector('thead th')!.getBoundingClientRect();
    const bar = document.querySelector('.navbar')!.getBoundingClientRect();
    return rowTop - Math.max(bar.bottom, header.height > 2 ? header.bottom : 0);
  }, anchor);
}

test('a link to a field shows its row, marked and clear of the top bar', async ({ page }) => {
  await page.goto('entities/liability#slide-percent');
  const row = page.locator('#slide-percent');
  await expect(row).toBeInViewport();
  await expect(row).toHaveClass(/marked/);
  await expect.poll(() => clearance(page, 'slide-percent')).toBeGreaterThanOrEqual(-1);
  await expect.poll(() => clearance(page, 'slide-percent')).toBeLessThan(60);
});

test('so it does on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('entities/liability#slide-percent');
  await expect(page.locator('#slide-percent')).toBeInViewport();
  await expect.poll(() => clearance(page, 'slide-percent')).toBeGreaterThanOrEqual(-1);
});

test('a row’s link is reached by keyboard, marks the row and copies itself', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('entities/payer');
  const link = page.getByRole('link', { name: 'Link to Zip' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#zip$/);
  await expect(page.locator('#zip')).toHaveClass(/marked/);
  await expect(page.locator('#zip')).toContainText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/entities\/payer\/?#zip$/,
  );
});

test('a link to a row that the filter hides shows it', async ({ page }) => {
  await page.goto('entities/liability');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('signature');
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await page.evaluate(() => {
    window.location.hash = 'slide-percent';
  });
  await expect(page.locator('#slide-percent')).toBeInViewport();
});

test('the header row stays in sight', async ({ page }) => {
  await page.goto('entities/liability#slide-percent');
  await expect(page.getByRole('columnheader', { name: 'Example Value' })).toBeInViewport();
});

test('the example is switched to the line in the file and downloaded', async ({ page }) => {
  await page.goto('entities/payer');
  await page.getByRole('button', { name: /NDJSON/ }).click();
  const line = await page.locator('article pre').innerText();
  expect(line.trim().split('\n')).toHaveLength(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ContentPayer.json');
});

test('the example has a copy button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('entities/payer');
  await page.locator('article pre').hover();
  await page.getByRole('button', { name: 'Copy code to clipboard' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"Payer Id"');
});

test('the reason of an inferred fact is shown on focus and hidden by Escape', async ({ page }) => {
  await page.goto('entities/immunizations#route');
  const mark = page.locator('#route [aria-describedby]');
  await mark.focus();
  await expect(page.locator('#route [role=tooltip]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#route [role=tooltip]')).toBeHidden();
});

for (const width of [320, 390, 768, 1000]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [
      'home',
      'entities/liability',
      'entities/erx-messages',
      'entities/profile',
      'nowhere',
      'fields',
      'fields?group=name&name=Client%20Id',
      'fields?view=a-z',
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, path).toBeLessThanOrEqual(0);
    }
  });
}
