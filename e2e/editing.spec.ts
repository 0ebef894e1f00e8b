import fs from 'node:fs';
import path from 'node:path';
import { SITES } from '../scripts/testing/sites';
import { expectOfDevServer as expect, test } from './test';

test.use({ baseURL: SITES.editing.url });
// Both change the one site, which is made anew some twenty times.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const entities = path.join(SITES.editing.cwd, 'data/entities');
const payer = path.join(entities, 'payer.yaml');

test('the open page follows the data while somebody edits', async ({ page }) => {
  const original = fs.readFileSync(payer, 'utf8');
  const save = (content: string) => fs.writeFileSync(payer, content);
  await page.goto('entities/payer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payer Entity');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));

  await test.step('a save shows', async () => {
    save(original.replace('fieldName: Phone', 'fieldName: Telephone'));
    await expect(page.locator('#telephone')).toBeVisible();
  });

  await test.step('a fault is laid over the page, and told with its place', async () => {
    save(original.replace('dataType: integer', 'dataType: integr'));
    await expect(page.getByRole('alert')).toContainText(
      /data\/entities\/payer\.yaml:\d+:\d+ {2}fields\[0\]\.dataType {2}"integr" is not a data type; did you mean "integer"\?/,
    );
    await expect(page.locator('#telephone')).toBeVisible();
  });

  await test.step('the next good save recovers, even written in two goes', async () => {
    save('');
    save(original);
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.locator('#phone')).toBeVisible();
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  });

  await test.step('fault after fault is mended, also in two goes with a halt between', async () => {
    for (const round of [1, 2, 3, 4]) {
      save(original.replace('dataType: integer', 'dataType: integr'));
      await expect(page.getByRole('alert')).toBeVisible();
      if (round % 2 === 0) {
        save('');
        await page.waitForTimeout(100);
      }
      save(original.replace('fieldName: Phone', `fieldName: Mended ${round}`));
      await expect(page.locator(`#mended-${round}`)).toBeVisible();
      await expect(page.getByRole('alert')).toBeHidden();
    }
    // What a reload that ends late would bring back.
    await page.reload();
    await expect(page.locator('#mended-4')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    save(original);
    await expect(page.locator('#phone')).toBeVisible();
  });

  await test.step('a hundred files that change at once show', async () => {
    const files = fs.readdirSync(entities).map((name) => path.join(entities, name));
    const before = files.map((file) => fs.readFileSync(file, 'utf8'));
    files.forEach((file, at) =>
      fs.writeFileSync(
        file,
        before[at]!.replace(/^description: (?=\w)/m, 'description: Switched. '),
      ),
    );
    await expect(page.locator('main').getByText('Switched.').first()).toBeVisible();
    files.forEach((file, at) => fs.writeFileSync(file, before[at]!));
    await expect(page.locator('main').getByText('Switched.')).toHaveCount(0);
  });

  await test.step('a new file is a new page in the menu', async () => {
    const copy = original
      .replace(/^name: .*/m, 'name: Aardvark')
      .replace('ContentPayer', 'ContentAardvark');
    fs.writeFileSync(path.join(entities, 'aardvark.yaml'), copy);
    const link = page.locator('.menu').getByRole('link', { name: 'Aardvark' });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aardvark Entity');
  });

  await test.step('a deleted file is gone from the menu', async () => {
    fs.rmSync(path.join(entities, 'aardvark.yaml'));
    await expect(page.locator('.menu').getByRole('link', { name: 'Aardvark' })).toBeHidden();
  });
});

test('the search follows a guide while somebody edits it', async ({ page }) => {
  const guide = path.join(SITES.editing.cwd, 'docs/guides/attachments.mdx');
  fs.appendFileSync(guide, '\n## Zebra files {/* #zebra */}\n\nHow a zebra is attached.\n');
  await expect(async () => {
    await page.goto('search?q=zebra');
    await expect(page.getByRole('link', { name: /Zebra files/ })).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page.getByRole('link', { name: /Zebra files/ }).click();
  await expect(page.getByRole('heading', { name: /Zebra files/ })).toBeVisible();
});
