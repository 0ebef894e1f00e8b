import { SITES } from '../scripts/testing/sites';
import { HOSTILE_TEXTS } from '../src/testing/hostileTexts';
import { expect, test } from './test';

test.use({ baseURL: SITES.hostile.url });

const shown = (text: string) => text.replace(/\s+/g, ' ').trim();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('hostile text comes out as written', async ({ page }) => {
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await page.goto('entities/hostile');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `${HOSTILE_TEXTS[0]} Entity`,
      );
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
      expect(cells.map(shown)).toEqual(HOSTILE_TEXTS.map(shown));
      const examples = await page.locator('tbody tr td:nth-child(3)').allTextContents();
      expect(examples).toEqual([...HOSTILE_TEXTS]);
      const record = JSON.parse(await page.locator('article pre').first().innerText());
      expect(Object.values(record)).toEqual([...HOSTILE_TEXTS]);
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
  await page.goto('entities/hostile');
  await expect(page).toHaveTitle(`Credible EHI Export | ${HOSTILE_TEXTS[0]}`);
  await expect(page.locator('.menu')).toContainText(HOSTILE_TEXTS[0]);
});
