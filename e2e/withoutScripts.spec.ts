import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

/** Tools, and what they say where there are no scripts. */
const SAYS: Record<string, RegExp> = {
  search: /Searching needs JavaScript. All fields lists every field/,
  relationships: /Finding a join needs JavaScript. All joins are listed below/,
  compare: /Comparing needs JavaScript/,
  check: /Checking needs JavaScript. The command ehi-check.mjs/,
};

/** Pages that differ in what can be pressed there. */
const KINDS = [
  'home',
  'entities/liability',
  'fields',
  'search',
  'relationships',
  'compare',
  'check',
  'downloads',
  'guides/queries',
  'nowhere',
];

test('nothing is shown that needs a script to answer, and tools say so, and what does without', async ({
  page,
}) => {
  const widths = [1280, 390];
  for (const [at, path] of KINDS.entries()) {
    for (const width of process.env.TEST_ALL ? widths : [widths[at % 2]!]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
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
    const says = SAYS[path];
    if (says) await expect(page.locator('main noscript p')).toContainText(says);
    if (path === 'check') {
      const command = page.locator('main noscript a');
      await expect(command).toHaveAttribute('href', '/downloads/ehi-check.mjs');
    }
  }
});
