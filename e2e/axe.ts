import fs from 'node:fs';
import type { Page, ViewportSize } from '@playwright/test';
import type axe from 'axe-core';
import type { Result, RunOnly } from 'axe-core';
import { LOOKS } from '../src/outputs/guides/guideFacts';
import { expect, test } from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a theme alone can break. */
const OF_THEMES = ['link-in-text-block', 'color-contrast'];

/** Half as long as what its module hands out. */
const SOURCE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Marks the texts that stand for all texts of their look. */
const OF_ITS_LOOK = 'data-of-its-look';

/**
 * Expects that the accessibility checker finds nothing on the page as it stands.
 *
 * @param where named in the failure
 */
export async function expectAccessible(page: Page, where = page.url()): Promise<void> {
  // It looks at every element, and some pages have thousands.
  test.slow();
  // It takes entries that are scrolled away behind the menu's filter box for targets that are too small.
  await page.locator('.menu').evaluateAll((menus) => menus.forEach((menu) => menu.scrollTo(0, 0)));
  // And so what is scrolled half away behind the top bar.
  await page.evaluate(() => window.scrollTo(0, 0));
  expectNone(await violations(page, { type: 'tag', values: TAGS }), where);
}

/**
 * Expects the same in the light theme, and of what depends on the theme alone in the dark one.
 *
 * @param where named in the failure
 * @param sizes of the window, in px, each tried in either theme; without them it stays as it is
 */
export async function expectAccessibleInBothThemes(
  page: Page,
  where = page.url(),
  sizes: readonly ViewportSize[] = [page.viewportSize()!],
): Promise<void> {
  for (const theme of LOOKS.themes) {
    await showTheme(page, theme);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const look = `${where}, ${size.width} px, ${theme}`;
      if (theme === 'light') await expectAccessible(page, look);
      else expectNone(await violations(page, { type: 'rule', values: OF_THEMES }), look);
    }
  }
}

/** Not by `expect`: at each try in vain it writes down the page as it is read out, which of all fields takes seconds. */
async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({ state: 'attached' });
}

/**
 * Runs the checker in the page, which has it from the first time on: handing it over takes as long as a run. One run
 * for all rules: it takes the page apart for each run anew.
 */
async function violations(page: Page, runOnly: RunOnly): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(SOURCE);
    await page.evaluate((selector) => {
      (window as unknown as { axe: typeof axe }).axe.configure({
        rules: [
          { id: 'color-contrast', selector },
          // Contrast to the text around would do too; to ask for more than a color is stricter, and a third less work.
          { id: 'link-in-text-block', any: ['link-in-text-block-style'] },
        ],
      });
    }, `[${OF_ITS_LOOK}]`);
  }
  const putBack = await page.evaluateHandle(drawFew, process.env.TEST_ALL ? Infinity : 3);
  await page.evaluate(markLooks, OF_ITS_LOOK);
  const found = await page.evaluate(async (asked) => {
    // What passes is not wanted: three times as fast.
    const options = { runOnly: asked, resultTypes: ['violations' as const] };
    return (await (window as unknown as { axe: typeof axe }).axe.run(document, options)).violations;
  }, runOnly);
  await putBack.evaluate((put) => put());
  return found;
}

/**
 * Takes away, of the rows of tables and entries of lists that are made of the same elements, classes and attributes, all
 * but so many: with all fields, and the menu's hundred entries on each page, the checker takes twice as long. Draws the
 * others wherever they are: to measure what is not drawn yet, one element at a time, takes 20 s for all fields.
 *
 * @returns what puts all back as it was
 */
function drawFew(most: number): () => void {
  const seen = new Map<string, number>();
  const looksOf = ({ tagName, className, attributes }: Element) =>
    [tagName, className, ...Array.from(attributes, ({ name }) => name)].join(' ');
  const away = Array.from(document.querySelectorAll('tbody > tr, li')).filter((row) => {
    const look = [row, ...Array.from(row.querySelectorAll('*'))].map(looksOf).join();
    const times = (seen.get(look) ?? 0) + 1;
    seen.set(look, times);
    return times > most && !row.contains(document.activeElement);
  });
  const places = away.map((row) => {
    const place = document.createComment('');
    row.replaceWith(place);
    return place;
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets.pop();
    places.forEach((place, at) => place.replaceWith(away[at]!));
  };
}

function expectNone(broken: Result[], where: string): void {
  const found = broken.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  // The others are looked at too.
  expect.soft(found, where).toEqual([]);
}

/**
 * Marks, of the texts that look alike (ink, size, weight, and every ground from the text to the page), the first
 * three. Contrast is the same in all of them, and takes the checker nine tenths of its time: 42 s for all fields.
 */
function markLooks(mark: string): void {
  const EACH = 3;
  const hasText = ({ childNodes }: Element) =>
    Array.from(childNodes).some((node) => node instanceof Text && node.data.trim() !== '');
  const grounds = new Map<Element, string>();
  const ground = (element: Element | null): string => {
    if (element === null) return '';
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, position === 'static' ? '' : position];
    const above = ground(element.parentElement);
    const text = own.join() === 'rgba(0, 0, 0, 0),none,1,' ? above : `${above}|${own.join()}`;
    grounds.set(element, text);
    return text;
  };
  const seen = new Map<string, number>();
  document.querySelectorAll(`[${mark}]`).forEach((old) => old.removeAttribute(mark));
  for (const element of Array.from(document.body.querySelectorAll('*'))) {
    if (!hasText(element)) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [color, fontSize, fontWeight, textShadow, ground(element)].join();
    const times = (seen.get(look) ?? 0) + 1;
    seen.set(look, times);
    // What is folded away shows nothing, and must not stand for what is seen.
    if (!element.checkVisibility()) seen.set(look, times - 1);
    else if (times <= EACH) element.setAttribute(mark, '');
  }
}
