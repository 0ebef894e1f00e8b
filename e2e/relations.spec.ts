import type { Locator, Page } from '@playwright/test';
import { fieldPath } from '../src/dictionary/model/addresses';
import { notableJoins } from '../src/dictionary/model/relations';
import { joinsFrom, joinsTo, surenessOf } from '../src/dictionary/model/relationships';
import { dictionary } from './dictionary';
import { expectAccessible } from './axe';
import { expect, holdScripts, test } from './test';

const { entities, relationships } = dictionary;

const section = (page: Page) => page.locator('section:has(#relationships)');
const table = (page: Page, name: string) => section(page).getByRole('table', { name });
const rows = (page: Page, name: string) => table(page, name).locator('tbody tr');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [slug, tag] of [
    ['visit-service', []],
    ['attachments', ['@all']],
    ['treatment-plan-plus', ['@all']],
  ] as const) {
    test(
      `each join of ${slug} stands on its page, in both directions, and with its identifier`,
      { tag: [...tag] },
      async ({ page }) => {
        await page.goto(`entities/${slug}`);
        const from = joinsFrom(relationships, slug);
        const to = joinsTo(relationships, slug);
        await expect(rows(page, 'Refers to')).toHaveCount(notableJoins({ joins: from }).length);
        const referring = await rows(page, 'Referred to by').evaluateAll((all) =>
          all.map((row) => row.querySelector('a')?.getAttribute('href')),
        );
        expect(referring).toEqual(to.map((join) => fieldPath(join.from.slug, join.from.anchor)));
        const expected = from.map((join) => {
          const home = entities.find((entity) => entity.slug === join.to.slug);
          return {
            anchor: join.from.anchor,
            href: fieldPath(join.to.slug, join.to.anchor),
            words: [`${home?.name} › ${join.to.fieldName}`, surenessOf(join)],
          };
        });
        const missing = await page.evaluate(
          (joins) =>
            joins.filter(({ anchor, href, words }) => {
              const link = document
                .getElementById(anchor)
                ?.querySelector<HTMLElement>(`a[href="${href}"]:is([title], details *)`);
              const said = link?.title || link?.parentElement?.textContent || '';
              return !words.every((word) => said.includes(word));
            }),
          expected,
        );
        expect(missing).toEqual([]);
      },
    );
  }
});

test('joins are followed there and back without loading the site anew, and on to paths and their download', async ({
  page,
}) => {
  await page.goto('entities/familyhistory');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const [dashed, solid] = ['from the name', 'stated'].map((word) =>
    rows(page, 'Refers to').getByText(word, { exact: true }),
  ) as [Locator, Locator];
  await expect(dashed).toHaveCSS('border-top-style', 'dashed');
  await expect(solid).toHaveCSS('border-top-style', 'solid');
  const basis = rows(page, 'Refers to').first().locator('details > :not(summary)');
  await expect(basis).toBeHidden();
  await dashed.click();
  await expect(basis).toBeVisible();

  await page.locator('#family-member-id').getByRole('link', { name: '→ Family' }).click();
  await expect(page).toHaveURL(/entities\/family#family-member-id$/);
  const home = page.locator('#family-member-id');
  await expect(home).toBeInViewport();
  await home.getByRole('link', { name: /^← \d+ fields/ }).click();
  await expect(page.locator('#relationships')).toBeInViewport();
  await table(page, 'Referred to by')
    .getByRole('link', { name: 'Family History › Family Member Id' })
    .click();
  await expect(page).toHaveURL(/entities\/familyhistory#family-member-id$/);
  await expect(page.locator('#family-member-id')).toBeInViewport();

  await section(page).getByRole('link', { name: 'Join with Family', exact: true }).click();
  const end = (name: string) => page.getByRole('combobox', { name, exact: true });
  await expect(end('From')).toHaveValue('familyhistory');
  await expect(end('To')).toHaveValue('family');
  await page.getByRole('tab', { name: 'All joins' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('joins.csv');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('what is served stays where it is when scripts arrive, element by element', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const answering = page.goto('entities/visit-service', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const places = () =>
    section(page)
      .locator('a, summary, svg')
      .evaluateAll((all) =>
        all.map((each) => Math.round(each.getBoundingClientRect().top + window.scrollY)),
      );
  // All that is served is laid out first.
  await expect.poll(places).not.toContain(0);
  const before = await places();
  expect(before.length).toBeGreaterThan(100);
  await section(page)
    .locator('tbody tr')
    .last()
    .evaluate((row) => row.setAttribute('data-served', ''));
  release();
  await answering;
  expect(await places()).toEqual(before);
  await expect(section(page).locator('[data-served]')).toHaveCount(1);
});

const UNFOLDED = ['diagnosis', 'visit-service', 'insurance', 'credible-plan-header', 'employee'];

/** Unfolds all that is folded on an entity's page. */
async function openUnfolded(page: Page, slug: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`entities/${slug}`);
  await section(page)
    .locator('details')
    .evaluateAll((all) => all.forEach((details) => details.toggleAttribute('open', true)));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(overflow, `${slug} at ${width} px`).toBeLessThanOrEqual(width);
}

test('unfolded, none is wider than a window of 320 px', async ({ page }) => {
  for (const slug of ['visit-service', 'insurance']) await openUnfolded(page, slug, 320);
});

for (const [width, colorScheme] of [
  [1440, 'light'],
  [390, 'light'],
  [320, 'dark'],
] as const) {
  test(
    `axe finds nothing at ${width} px, unfolded, in the ${colorScheme} theme`,
    { tag: '@all' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const slug of UNFOLDED) {
        await openUnfolded(page, slug, width);
        await expectAccessible(page, `${slug} at ${width} px`);
      }
    },
  );
}
