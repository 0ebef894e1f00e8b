import { dictionary } from './dictionary';
import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

test('each alias leads to its entity, without JavaScript too', async ({ page }) => {
  const aliases = dictionary.entities.flatMap(({ slug, aliases: own }) =>
    own.map((alias) => [alias, slug] as const),
  );
  expect(aliases.length).toBeGreaterThan(0);
  for (const [alias, slug] of aliases) {
    await page.goto(`entities/${alias}`);
    await expect(page).toHaveURL(new RegExp(`/entities/${slug}/?$`));
  }
});
