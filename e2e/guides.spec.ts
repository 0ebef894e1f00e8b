import { dictionary } from './dictionary';
import { expect, test } from './test';

test('the page for clients and families prints on two sheets', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium prints to a file');
  await page.goto('guides/clients-and-families');
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test('on a phone the clauses of the rule are blocks that do not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('guides/evidence');
  const box = page.getByRole('table', { name: 'The rule, clause by clause' });
  expect(await box.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await expect(box.getByRole('rowheader', { name: '(i)(A)' })).toBeVisible();
  await expect(box.getByRole('columnheader')).toHaveCount(4);
});

test('the topics of a long guide are narrowed by a word, and deleted records are in one table, each flag a link to its field', async ({
  page,
}) => {
  await page.goto('guides/where-is');
  await page.getByRole('searchbox', { name: 'Filter the topics' }).fill('race');
  await expect(page.getByRole('status').filter({ hasText: 'topics' })).toHaveText('1 of 27 topics');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Race, ethnicity/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#race$/);
  const row = page.getByRole('row', { name: /^Links/ });
  await row.getByRole('link', { name: 'Is Deleted' }).click();
  await expect(page).toHaveURL(/\/entities\/links#is-deleted$/);
  await expect(page.locator('#is-deleted')).toBeInViewport();
});

test('every entity with an open question has a place among them, the keyboard is past them after 150 stops, and the file has them all', async ({
  page,
}) => {
  await page.goto('open-questions#claims');
  const claims = page.locator('#claims');
  await expect(claims).toBeInViewport();
  await expect(claims.getByText('which code list it comes from').first()).toBeVisible();
  await claims.locator('> summary').press('Enter');
  const main = page.getByRole('main');
  const stops = await main
    .locator('a[href], button, select, input, summary, [tabindex="0"]')
    .evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
  expect(stops).toBeLessThanOrEqual(150);
  const asked = dictionary.entities.filter(
    ({ open, conflict, fields }) => open ?? conflict ?? fields.some((f) => f.open ?? f.conflict),
  );
  const shown = await main.locator('details').evaluateAll((all) => all.map(({ id }) => id));
  expect(shown).toEqual(expect.arrayContaining(asked.map(({ slug }) => slug)));
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all as CSV' }).click();
  expect((await file).suggestedFilename()).toBe('open-questions.csv');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages for those who judge count the pages of the site and list every criterion', async ({
    page,
    request,
  }) => {
    const sitemap = await (await request.get('sitemap.xml')).text();
    // The sitemap leaves out the page of results.
    const pages = sitemap.split('<loc>').length;
    await page.goto('guides/how-it-is-tested');
    await expect(page.getByRole('main')).toContainText(`each of the ${pages} pages`);
    await expect(page.getByRole('main')).toContainText(`(${pages * 4} checks)`);
    await page.goto('guides/accessibility');
    await expect(page.locator('main dt').filter({ hasText: '(level A' })).toHaveCount(55);
  });
});
