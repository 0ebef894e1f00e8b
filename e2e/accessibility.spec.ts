import { expectAccessible } from './axe';
import { test } from './test';

const PAGES = {
  home: 'home',
  'a short entity': 'entities/payer',
  'a long entity': 'entities/liability',
  'a custom-only entity': 'entities/profile',
  'an entity with inferred fields': 'entities/immunizations',
  'the 404 page': 'nowhere',
  'all fields': 'fields',
  'fields of one name': 'fields?group=name&name=Client%20Id',
  'names A to Z': 'fields?view=a-z',
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, path] of Object.entries(PAGES)) {
    for (const width of [1280, 390]) {
      test(`axe finds nothing on ${name}, ${colorScheme}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      });
    }
  }
}
