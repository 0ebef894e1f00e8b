import { dictionary } from './dictionary';
import { expect, test } from './test';

// Without JavaScript: what is tested is what stands in the HTML.
test.use({ javaScriptEnabled: false });

for (const { slug, name, fileName, fields, aliases } of dictionary.entities) {
  test(`${name} answers at its route, whole`, async ({ page }) => {
    const response = await page.goto(`entities/${slug}`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`Credible EHI Export | ${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} Entity`);
    const rows = page.locator('#field_rows tr');
    await expect(rows).toHaveCount(fields.length);
    const ids = await rows.evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(fields.map(({ anchor }) => anchor));
    await expect(page.locator('article pre').first()).toContainText(
      JSON.stringify(fields[0]?.fieldName),
    );
    await expect(page.locator('article')).toContainText(`${fileName}.json`);
  });

  for (const alias of aliases) {
    test(`${alias} leads to ${name}, without JavaScript too`, async ({ page }) => {
      await page.goto(`entities/${alias}`);
      await expect(page).toHaveURL(new RegExp(`/entities/${slug}/?$`));
    });
  }
}
