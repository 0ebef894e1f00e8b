import { LOOKS } from '../src/outputs/guides/guideFacts';
import { expectAccessible, expectAccessibleInBothThemes } from './axe';
import { attribute, builtPages, type BuiltPage } from './builtPages';
import { coverOfPages } from './cover';
import { addStyles, expect, test } from './test';
import { trimmed } from './trimmedClasses';

/** States of pages, and the page of a wrong address. */
const FURTHER = ['nowhere', 'fields?name=Client%20Id&nullable=yes&sort=name', 'fields?q=zzzzqqq'];

/** The addresses are walked in so many tests, which run side by side. */
const PARTS = 6;

for (const [which, tag, addresses] of [
  ['pages that have all parts of pages', [], () => [...coverOfPages(), ...FURTHER]],
  ['all other pages', ['@all'], otherAddresses],
] as const) {
  test.describe(`of ${which}`, { tag: [...tag] }, () => {
    test.setTimeout(600_000);

    for (let part = 0; part < PARTS; part++) {
      test(`part ${part + 1}: axe finds nothing in either theme, and none is wider than 320 px`, async ({
        page,
      }) => {
        const seen = new Set<string>();
        // Before a publication each is looked at in all windows.
        const { windows } = LOOKS;
        const sizes = process.env.TEST_ALL ? windows : [windows[part % windows.length]!];
        for (const address of addresses().filter((_, at) => at % PARTS === part)) {
          // What is set before a page is loaded need not be changed in it.
          await page.emulateMedia({ colorScheme: 'light' });
          await page.setViewportSize(sizes[0]!);
          await page.goto(address);
          // What stands in the place of a page that is missing has a script of its own.
          await expect(page.getByRole('main')).toBeVisible();
          await expectAccessibleInBothThemes(page, address, sizes);
          await page.setViewportSize({ width: 320, height: 800 });
          const { scrollWidth, classes } = await page.evaluate(() => ({
            scrollWidth: document.documentElement.scrollWidth,
            classes: Array.from(document.querySelectorAll('[class]'), ({ classList }) =>
              Array.from(classList),
            ).flat(),
          }));
          expect.soft(scrollWidth, address).toBeLessThanOrEqual(320);
          classes.forEach((name) => seen.add(name));
        }
        expect(trimmed(seen), 'classes whose styles `trimCss.ts` leaves out').toEqual([]);
      });
    }
  });
}

test('the pages that are looked at have every part of any page', () => {
  const cover = coverOfPages();
  const seen = new Set(
    builtPages()
      .filter(({ address }) => cover.includes(address))
      .flatMap(partsOf),
  );
  const all = builtPages().flatMap(partsOf);
  expect(all.filter((part) => !seen.has(part))).toEqual([]);
});

/** Elements by tag, role, classes and the tag around; the outermost has the page's own name as a class. */
function partsOf({ elements: [, ...parts] }: BuiltPage): string[] {
  return parts.map((part) => {
    const classes = (attribute(part, 'class') ?? '').split(/\s+/).sort();
    return [part.parentNode?.nodeName, part.tagName, attribute(part, 'role'), ...classes].join(' ');
  });
}

function otherAddresses(): string[] {
  const cover = coverOfPages();
  return builtPages().flatMap(({ address }) => (cover.includes(address) ? [] : [address]));
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test('no page is wider than 320 px', async ({ page }) => {
    test.slow();
    await page.goto('home');
    for (const { address } of builtPages()) {
      // All share the styles: to show each in one document takes a third less than to load each.
      const width = await page.evaluate(async (path) => {
        const text = await (await fetch(path)).text();
        const { documentElement } = new DOMParser().parseFromString(text, 'text/html');
        document.documentElement.className = documentElement.className;
        document.body.replaceWith(documentElement.querySelector('body')!);
        return document.documentElement.scrollWidth;
      }, address);
      expect.soft(width, address).toBeLessThanOrEqual(320);
    }
  });
});

/** Pages that differ in their parts. */
const KINDS = [
  'home',
  'entities/medication-list-reconciliation',
  'entities/clinical-notes',
  'fields',
  'search?q=client%20id',
  'guides/reading-an-export',
  'relationships?from=claims&to=payments',
  'compare?a=insurance&b=insurance-subscriber',
  'downloads',
  'nowhere',
];

/** Those of them that have most of the parts. */
const OF_EACH_RUN = [
  'home',
  'entities/clinical-notes',
  'fields',
  'relationships?from=claims&to=payments',
];

test.describe('of a small window from the start, dark', () => {
  test.use({ viewport: { width: 320, height: 800 }, colorScheme: 'dark' });

  for (const path of KINDS) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'commit' });
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await width(), 'as it is served').toBeLessThanOrEqual(320);
      await page.waitForLoadState('networkidle');
      expect(await width(), 'as it answers').toBeLessThanOrEqual(320);
    });

    const tag = OF_EACH_RUN.includes(path) ? [] : ['@all'];
    test(`axe finds nothing on ${path}`, { tag }, async ({ page }) => {
      await page.goto(path);
      await expectAccessible(page, path);
    });
  }
});

/** The spacing of texts that readers may set, as WCAG 1.4.12 has it. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

test('widely spaced texts are neither cut nor laid over another', async ({ page }) => {
  test.slow();
  for (const path of process.env.TEST_ALL ? KINDS : OF_EACH_RUN) {
    await page.goto(path);
    await addStyles(page, SPACING);
    if (path.startsWith('search')) await expect(page.locator('main mark').first()).toBeVisible();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const { scrollWidth, ...found } = await page.evaluate(cutAndCovered);
      expect.soft(scrollWidth, `${path}, ${width} px`).toBeLessThanOrEqual(width);
      expect.soft(found, `${path}, ${width} px`).toEqual({ cut: [], covered: [] });
    }
  }
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  const { cut } = await page.evaluate(cutAndCovered);
  expect(cut, 'in the drawer').toEqual([]);
});

/** In the page: texts of which a part is hidden, and parts of a bar that lie over their neighbor. */
function cutAndCovered() {
  const isText = ({ childNodes }: Element) =>
    Array.from(childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim());
  const isCut = (element: Element) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const exceeds = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
    // What is read out and not shown has a clip path.
    return /hidden|clip/.test(overflowX + overflowY) && clipPath === 'none' && exceeds;
  };
  // Long example values are cut on purpose, and whole on focus and where they are copied.
  const texts = Array.from(document.querySelectorAll('body *:not(code, pre, pre *, tbody *)'));
  const cut = texts.filter((text) => isText(text) && text.checkVisibility() && isCut(text));
  const bars = ['.navbar__inner', '[class*=controls_]'].map((bar) =>
    Array.from(document.querySelectorAll(`${bar} :is(a, span, bdi, button, input, label)`))
      .filter((part) => part.checkVisibility() && !part.closest('select'))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1),
  );
  const covered = bars.flatMap((parts) =>
    parts.flatMap(({ part, box }) =>
      parts
        .filter((other) => !part.contains(other.part) && !other.part.contains(part))
        .filter((other) => box.left < other.box.right - 1 && other.box.left < box.right - 1)
        .filter((other) => box.top < other.box.bottom - 1 && other.box.top < box.bottom - 1)
        .map((other) => `${part.textContent} / ${other.part.textContent}`),
    ),
  );
  const { scrollWidth } = document.documentElement;
  return { scrollWidth, cut: cut.map(({ outerHTML }) => outerHTML.slice(0, 80)), covered };
}

test('at 400% zoom what has the focus is seen, and bars leave most of the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of [
    'entities/liability#slide-percent',
    'fields?area=Medications',
    'guides/reading-an-export',
  ]) {
    await page.goto(path);
    if (path.includes('#')) await expect(page.locator('#slide-percent')).toBeInViewport();
    for (let stop = 0; stop < 15; stop++) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => {
        const focused = document.activeElement!;
        const { left, top, bottom } = focused.getBoundingClientRect();
        const heights = [top + 2, (top + bottom) / 2, bottom - 2];
        return heights.some((y) => {
          const hit = document.elementFromPoint(left + 3, y);
          return hit !== null && (focused.contains(hit) || hit.contains(focused));
        });
      });
      const name = await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 80));
      expect.soft(seen, `${path}: ${name}`).toBe(true);
    }
    for (const copy of (await page.getByRole('button', { name: /^Copy/ }).all()).slice(0, 3)) {
      await copy.focus();
      // Scripts that come meanwhile may exchange the button for one that answers.
      const isSeen = () =>
        copy.evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return button.contains(hit);
        });
      await expect.poll(isSeen, `${path}: Copy`).toBe(true);
      await expect(copy).toBeFocused();
    }
    const position = await page.evaluate(() => {
      let element = document.elementFromPoint(160, 100);
      while (element && getComputedStyle(element).position === 'static')
        element = element.parentElement;
      return element && getComputedStyle(element).position;
    });
    expect(['sticky', 'fixed'], path).not.toContain(position);
  }
});

test('nothing moves where a reader asks for less motion', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['entities/liability', 'fields', 'search?q=client']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    // In one step: of what is gone meanwhile, as a script that has been loaded, no style is known.
    const moving = await page.evaluate(() =>
      Array.from(document.querySelectorAll('*'))
        .filter((element) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
          const isStill = /^(0s(, )?)+$/.test(transitionDuration) && animationName === 'none';
          return !isStill || scrollBehavior === 'smooth';
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(moving, path).toEqual([]);
  }
});
