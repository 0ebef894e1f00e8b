import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './axe';
import { expect, test } from './test';

const finder = (page: Page): Locator => page.getByRole('main');
const picker = (page: Page, label: string): Locator =>
  finder(page).getByRole('combobox', { name: label, exact: true });
const ways = (page: Page): Locator =>
  finder(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: /^(Best|Another) path: / }) });
const status = (page: Page): Locator =>
  finder(page)
    .getByRole('status')
    .filter({ hasText: /From|Nothing|client|Choose/ });

/** Chooses an entity as who has no mouse does: by its first letters. */
async function pickByKeys(page: Page, label: string, name: string): Promise<void> {
  await picker(page, label).focus();
  await page.keyboard.type(name);
}

test('two entities are chosen by keys or by an example, and the answer stands in the address', async ({
  page,
}) => {
  await page.goto('relationships');
  await expect(status(page)).toHaveText('Choose two entities.');
  await finder(page).getByRole('link', { name: 'Claims and Payments' }).click();
  await expect(status(page)).toContainText('From Claims to Payments:');
  await expect(page).toHaveURL(/\/relationships\?from=claims&to=payments#path$/);
  const best = ways(page).first();
  await expect(best.locator('summary')).toHaveText(
    'Best path: Claims → Visit Service → Statement Detail → Payments',
  );
  await expect(best).toContainText('Records multiply');
  expect(await ways(page).count()).toBeGreaterThan(1);

  await page.getByRole('button', { name: 'Swap' }).press('Enter');
  await expect(status(page)).toContainText('From Payments to Claims:');
  await expect(page).toHaveURL(/from=payments&to=claims/);
  await picker(page, 'To').selectOption('organization');
  await expect(status(page)).toContainText(
    'Nothing documented leads from Payments to Organization.',
  );
  await expect(ways(page)).toHaveCount(0);

  await pickByKeys(page, 'From', 'Client Diag');
  await page.keyboard.press('Tab');
  await expect(picker(page, 'To')).toBeFocused();
  // Letters that come too slowly, on a busy machine, begin another name.
  await picker(page, 'To').selectOption('Visit Service');
  await expect(status(page)).toContainText(
    'Both belong to the client; nothing closer is documented.',
  );
  await expect(ways(page)).toHaveCount(1);
  await expect(ways(page)).toContainText('Records multiply');
});

test('the way back in time is the page before, with its answer, and an old address leads to its tab', async ({
  page,
}) => {
  await page.goto('relationships?from=attachments&to=lab-report#path');
  await ways(page).getByRole('link', { name: 'Lab Test Results' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lab Test Results Entity');
  await page.goBack();
  await expect(status(page)).toContainText('From Attachments to Lab Report:');
  await expect(picker(page, 'From')).toHaveValue('attachments');
  await expect(ways(page).first()).toContainText('where Attachment Area is "Lab Result"');

  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('By area').press('ArrowRight');
  await expect(tab('All joins')).toBeFocused();
  await expect(page).toHaveURL(/#joins$/);
  await expect(page.getByRole('table', { name: 'Joins' })).toBeVisible();
  await page.goto('relationships/areas#medications');
  await expect(page).toHaveURL(/\/relationships#medications$/);
  await expect(tab('By area')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#medications')).toBeInViewport();
});

test('the code is shown in the chosen language, and copied as shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('relationships?from=statement-detail&to=statement-header#path');
  const way = ways(page).first();
  const code = way.locator('pre');
  await expect(code).toContainText("FROM read_json('ContentClientStatementDetail.json')");
  const copied = new Set<string>();
  for (const [language, word] of [
    ['PostgreSQL', 'IS NOT DISTINCT FROM'],
    ['SQL Server', '[Statement Header].[Statement Version] IS NULL'],
    ['DuckDB', 'read_json'],
    ['pandas', 'import pandas as pd'],
  ] as const) {
    await way.getByRole('tab', { name: language, exact: true }).press('Enter');
    await expect(way.getByRole('tab', { name: language, exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(code).toContainText(word);
    await way.getByRole('button', { name: `Copy the ${language} code` }).click();
    const shown = await code.innerText();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    copied.add(shown);
  }
  expect(copied.size).toBe(4);
});

test('two entities are compared by keys, in the address, turned round, narrowed to what differs, and lead on to their joins', async ({
  page,
}) => {
  await page.goto('compare');
  await expect(
    finder(page).getByRole('link', { name: 'Insurance and Insurance Subscriber' }),
  ).toHaveAttribute('href', '/compare?a=insurance&b=insurance-subscriber');
  await expect(picker(page, 'First').getByRole('option')).not.toHaveCount(1);
  await pickByKeys(page, 'First', 'Insurance');
  await expect(page).toHaveURL(/\?a=insurance/);
  await expect(status(page)).toHaveText('Choose an entity to compare Insurance with.');
  await pickByKeys(page, 'Second', 'Insurance Sub');
  await expect(page).toHaveURL(/\/compare\/?\?a=insurance&b=insurance-subscriber$/);
  const told = finder(page).getByRole('status').filter({ hasText: 'in both' });
  await page.getByRole('button', { name: 'Swap' }).press('Enter');
  await expect(page).toHaveURL(/\?a=insurance-subscriber&b=insurance$/);
  await expect(told).toContainText('0 in Insurance Subscriber alone');
  await expect(told).toContainText('are the same and not shown');
  await page.getByRole('button', { name: 'Also what is the same' }).press('Enter');
  await expect(page).toHaveURL(/&same=yes$/);
  await expect(told).not.toContainText('not shown');
  const fields = page.getByRole('table', { name: 'Fields in both' }).getByRole('row');
  const count = await fields.count();
  await told.getByRole('link', { name: 'How they are joined' }).click();
  await expect(page).toHaveURL(/\/relationships\?from=insurance-subscriber&to=insurance/);
  await page.goBack();
  await expect(fields).toHaveCount(count);
});

const STATES = [
  'relationships',
  'relationships?from=claims&to=payments#path',
  'relationships?from=diagnosis&to=visit-service#path',
  'relationships?from=payments&to=organization#path',
  'compare',
  'compare?a=insurance&b=insurance-subscriber',
  'guides/queries',
];

/** The states that have all parts of the others. */
const OF_EACH_RUN = [
  'relationships?from=claims&to=payments#path',
  'compare?a=insurance&b=insurance-subscriber',
];

for (const address of STATES) {
  const tag = OF_EACH_RUN.includes(address) ? [] : ['@all'];
  test(
    `the accessibility checker finds nothing on ${address}, and it fits 320 px`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(address);
      if (address.includes('to='))
        await expect(status(page)).not.toHaveText('Choose two entities.');
      if (address.includes('a=')) await expect(finder(page).getByRole('table')).toBeVisible();
      for (const way of await ways(page).all())
        await way.evaluate((one) => one.setAttribute('open', ''));
      await expectAccessibleInBothThemes(page, address);
      await page.setViewportSize({ width: 320, height: 640 });
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBe(0);
    },
  );
}

for (const address of OF_EACH_RUN) {
  // Both are held in place by one rule.
  const tag = address.startsWith('compare') ? [] : ['@all'];
  test(`nothing moves while ${address} loads`, { tag }, async ({ page }) => {
    await page.addInitScript(() => {
      const moved: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          moved.push((entry as PerformanceEntry & { value: number }).value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { moved });
    });
    // Late enough for the page to be seen without its scripts.
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(address);
    await expect(
      page.getByRole('main').locator('details:not(.theme-doc-toc-mobile), table').first(),
    ).toBeVisible();
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    // As much as a title that gets its font.
    expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.005);
  });
}
