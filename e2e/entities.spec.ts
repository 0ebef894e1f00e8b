import { dictionary } from './dictionary';
import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

for (const { slug, name, aliases } of dictionary.entities) {
  for (const alias of aliases) {
    test(`${alias} leads to ${name}, without JavaScript too`, async ({ page }) => {
      await page.goto(`entities/${alias}`);
      await expect(page).toHaveURL(new RegExp(`/entities/${slug}/?$`));
    });
  }
}
