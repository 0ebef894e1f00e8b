import fs from 'node:fs';
import path from 'node:path';
import type { Entity } from '../src/dictionary/model/dictionary';
import { SITES } from '../scripts/testing/sites';
import { HOSTILE_TEXTS } from '../src/testing/hostileTexts';
import { expect, test } from './test';

test.use({ baseURL: SITES.hostile.url });

/** What its file has. */
const readHostile = () =>
  JSON.parse(
    fs.readFileSync(path.join(SITES.hostile.cwd, 'data/entities/hostile.yaml'), 'utf8'),
  ) as Pick<Entity, 'name' | 'fields'>;

const shown = (text: string) => text.replace(/\s+/g, ' ').trim();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('hostile text comes out as written', async ({ page }) => {
      const { name, fields } = readHostile();
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await page.goto('entities/hostile');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} Entity`);
      // What else is known of a field is folded below its description.
      const cells = await page
        .locator('tbody tr td:last-child > div:first-child')
        .evaluateAll((texts) =>
          texts.map((text) => {
            const alone = text.cloneNode(true) as Element;
            alone.querySelectorAll('details').forEach((details) => details.remove());
            return alone.textContent;
          }),
        );
      // The sample's own field, the first, is sensitive besides.
      expect(cells.slice(1).map(shown)).toEqual(HOSTILE_TEXTS.map(shown));
      const examples = await page.locator('tbody tr td:nth-child(3)').allTextContents();
      const values = fields.map(({ exampleValue }) => exampleValue);
      expect(examples).toEqual(values);
      const record = JSON.parse(await page.locator('article pre').first().innerText());
      expect(Object.values(record)).toEqual(values);
      // Those with a class color code.
      expect(await page.locator('article b:not([class]), article img').count()).toBe(0);
      // The page's own script stands there; none of the texts has become one.
      const scripts = await page.locator('article script').allTextContents();
      expect(scripts.join()).not.toMatch(/alert|hostile/);
      expect(scripts.length).toBeLessThan(2);
      expect(dialogs).toEqual([]);
    });
  });
}

test('a hostile name is text in title and menu too', async ({ page }) => {
  const { name } = readHostile();
  await page.goto('entities/hostile');
  await expect(page).toHaveTitle(`Sample Export | ${name}`);
  await expect(page.locator('.menu')).toContainText(name);
});
