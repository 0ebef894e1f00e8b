import { mendData } from '../scripts/testing/breakData';
import { SITES } from '../scripts/testing/sites';
import { expectAccessible } from './axe';
import { expectOfDevServer as expect, test } from './test';

test.use({ baseURL: SITES.mending.url });

test('a fresh clone with faults in its data starts, tells them, and recovers', async ({ page }) => {
  test.setTimeout(600_000);
  const { cwd } = SITES.mending;
  const entities = page.locator('.menu').getByRole('link', { name: 'Payer', exact: true });
  const faults = page.getByRole('alert');
  await page.goto('home');

  await test.step('all problems are laid over the pages, which have no fields yet', async () => {
    await expect(faults).toContainText('data/site.yaml:5:16  copyrightYear  "soon" is not a year');
    await expect(faults).toContainText(
      /data\/entities\/payer\.yaml:\d+:\d+ {2}fields\[0\]\.dataType/,
    );
    await expect(entities).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('of two faults the one that is mended goes', async () => {
    mendData(cwd, 'data/site.yaml');
    await expect(faults).not.toContainText('data/site.yaml');
    await expect(faults).toContainText('data/entities/payer.yaml');
  });

  await test.step('with the last one mended the site is whole', async () => {
    mendData(cwd, 'data/entities/payer.yaml');
    await expect(faults).toBeHidden();
    await expect(entities).toBeVisible();
    await expect(page.locator('footer')).toContainText('Qualifacts');
    await entities.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payer Entity');
    await expect(page).toHaveTitle('Credible EHI Export | Payer');
    await expect(page.locator('#payer-id')).toBeVisible();
  });
});
