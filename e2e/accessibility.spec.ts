import { isUnused } from '../src/plugin/trimCss';
import { expectAccessible, expectReadable } from './axe';
import { expect, test } from './test';

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/** Pages that the sitemap leaves out, and states of pages. */
const FURTHER = ['nowhere', 'search', 'fields?group=name&name=Client%20Id', 'fields?view=a-z'];

/** The addresses are walked in so many tests for each size, for they run side by side. */
const PARTS = 4;

for (const viewport of SIZES) {
  for (let part = 0; part < PARTS; part++) {
    test.describe(`${viewport.width} px, part ${part + 1}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
      test.setTimeout(600_000);

      test('axe finds nothing at any address, in either theme', async ({ page, request }) => {
        const sitemap = await (await request.get('sitemap.xml')).text();
        const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
          ([, address = '']) => new URL(address).pathname,
        );
        expect(listed.length).toBeGreaterThan(100);
        const addresses = [...listed, ...FURTHER.map((path) => `/${path}`)];
        for (const address of addresses.filter((_, at) => at % PARTS === part)) {
          await page.emulateMedia({ colorScheme: 'light' });
          await page.goto(address);
          await expectAccessible(page, address);
          await page.emulateMedia({ colorScheme: 'dark' });
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
          await expectReadable(page, `${address}, dark`);
        }
      });
    });
  }
}

test('at 320 px no page scrolls sideways', async ({ page, request }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 800 });
  const sitemap = await (await request.get('sitemap.xml')).text();
  const unused = new Set<string>();
  for (const [, address = ''] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) {
    await page.goto(new URL(address).pathname, { waitUntil: 'commit' });
    const { scrollWidth, classes } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      classes: Array.from(document.querySelectorAll('[class]'), ({ classList }) =>
        Array.from(classList),
      ).flat(),
    }));
    expect.soft(scrollWidth, address).toBeLessThanOrEqual(320);
    for (const name of classes) if (isUnused(`.${name}`)) unused.add(name);
  }
  expect([...unused], 'classes whose styles `trimCss.ts` leaves out').toEqual([]);
});
