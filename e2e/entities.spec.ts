import { dictionary } from './dictionary';
import { expect, test } from './test';

// Without JavaScript: what is tested is what stands in the HTML.
test.use({ javaScriptEnabled: false });

/** A page for each entity costs more than what is looked at there: some share one. */
const SHARE = 27;

const { entities } = dictionary;
for (let first = 0; first < entities.length; first += SHARE) {
  const some = entities.slice(first, first + SHARE);
  test(`${some[0]?.name} to ${some.at(-1)?.name} answer at their routes, whole`, async ({
    page,
  }) => {
    for (const { slug, name, fileName, fields } of some) {
      await test.step(name, async () => {
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
    }
  });
}

for (const { slug, name, aliases } of entities) {
  for (const alias of aliases) {
    test(`${alias} leads to ${name}, without JavaScript too`, async ({ page }) => {
      await page.goto(`entities/${alias}`);
      await expect(page).toHaveURL(new RegExp(`/entities/${slug}/?$`));
    });
  }
}
