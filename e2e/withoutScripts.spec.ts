import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

/** Pages that differ in what can be pressed there. */
const KINDS = [
  'home',
  'entities/liability',
  'entities/payer',
  'fields',
  'search',
  'relationships?from=claims&to=payments',
  'compare',
  'check',
  'downloads',
  'guides/queries',
  'values',
  'nowhere',
];

test('nothing is shown that needs a script to answer', async ({ page }) => {
  for (const path of KINDS) {
    await page.goto(path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const dead = await page
        .locator('button, input, select, textarea, [role=tab], [role=status]:not(:empty)')
        .evaluateAll((all) =>
          all
            .filter((each) => each.checkVisibility({ visibilityProperty: true }))
            // What is counted stands there for all.
            .filter((each) => !/^[\d,]+ [a-z]+$/.test(each.textContent.trim()))
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
      expect.soft(dead, `${path}, ${width} px`).toEqual([]);
    }
  }
});

test('tools that need a script say so, and what does without', async ({ page }) => {
  for (const [path, says] of [
    ['search', /Searching needs JavaScript. All fields lists every field/],
    ['relationships', /Finding a join needs JavaScript. All joins are listed below/],
    ['compare', /Comparing needs JavaScript/],
    ['check', /Checking needs JavaScript. The command ehi-check.mjs/],
  ] as const) {
    await page.goto(path);
    const told = page.locator('main noscript p');
    await expect(told).toBeVisible();
    await expect(told).toContainText(says);
  }
});
