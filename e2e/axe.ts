import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects that the accessibility checker finds nothing on the page as it stands.
 *
 * @param where named in the failure
 */
export async function expectAccessible(page: Page, where = page.url()): Promise<void> {
  // It looks at every element, and some pages have thousands.
  test.slow();
  // It takes entries that are scrolled away behind the menu's filter box for targets that are too small.
  await page.locator('nav.menu').evaluateAll(([menu]) => menu?.scrollTo(0, 0));
  const { violations } = await new AxeBuilder({ page })
    // What passes is not wanted, and no page has frames to visit one by one: three times as fast.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(TAGS)
    .analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  // The others are looked at too.
  expect.soft(found, where).toEqual([]);
}
