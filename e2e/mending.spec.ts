import { mendData } from '../scripts/testing/breakData';
import { SITES } from '../scripts/testing/sites';
import { expectAccessible } from './axe';
import { expect, test } from './test';

test.use({ baseURL: SITES.mending.url });

test('a fresh clone with faults in its data starts, tells them, and recovers', async ({ page }) => {
  test.setTimeout(400_000);
  const { cwd } = SITES.mending;
  const entities = page.locator('.menu').getByRole('link', { name: 'Payer', exact: true });
  // The first good data makes the dev server build a hundred pages.
  const patient = { timeout: 90_000 };
  const faults = page.getByRole('alert');
  await page.goto('home');

  await test.step('all faults are laid over a page without entities', async () => {
    await expect(faults).toContainText('data/site.yaml:5:16  copyrightYear  "soon" is not a year');
    await expect(faults).toContainText(
      /data\/entities\/payer\.yaml:\d+:\d+ {2}fields\[0\]\.dataType/,
    );
    await expect(page.locator('.menu')).toContainText('No entity could be read.');
    await expectAccessible(page);
  });

  await test.step('of two faults the one that is mended goes', async () => {
    mendData(cwd, 'data/site.yaml');
    await expect(faults).not.toContainText('data/site.yaml');
    await expect(faults).toContainText('data/entities/payer.yaml');
  });

  await test.step('with the last one mended the site is whole', async () => {
    mendData(cwd, 'data/entities/payer.yaml');
    await expect(faults).toBeHidden(patient);
    await expect(entities).toBeVisible(patient);
    await expect(page.locator('footer')).toContainText('Qualifacts');
    await entities.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payer Entity', patient);
    await expect(page).toHaveTitle('Credible EHI Export | Payer');
  });
});
