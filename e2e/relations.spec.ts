import type { Page } from '@playwright/test';
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

  for (const slug of ['visit-service', 'attachments', 'treatment-plan-plus']) {
    test(`each join of ${slug} stands on its page, in both directions`, async ({ page }) => {
      await page.goto(`entities/${slug}`);
      const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
      expect(headings.map((text) => text.replace('​', ''))).toEqual([
        'Fields',
        'Example File',
        'Use this file',
        'Relationships',
      ]);
      const to = notableJoins({ joins: joinsFrom(relationships, slug) });
      await expect(rows(page, 'Refers to')).toHaveCount(to.length);
      const by = joinsTo(relationships, slug);
      await expect(rows(page, 'Referred to by')).toHaveCount(by.length);
      for (const [at, { from }] of by.entries()) {
        await expect(
          rows(page, 'Referred to by').nth(at).getByRole('link').first(),
        ).toHaveAttribute('href', fieldPath(from.slug, from.anchor));
      }
    });

    test(`each identifier of ${slug} leads from its row to its home, and says how sure that is`, async ({
      page,
    }) => {
      await page.goto(`entities/${slug}`);
      for (const join of joinsFrom(relationships, slug)) {
        const row = page.locator(`[id="${join.from.anchor}"]`);
        const home = entities.find((entity) => entity.slug === join.to.slug);
        const href = fieldPath(join.to.slug, join.to.anchor);
        const link = row.locator(`a[href="${href}"]:is([title], details *)`).first();
        const words = await link.evaluate(
          (a: HTMLElement) => a.title || a.parentElement?.textContent,
        );
        expect(words).toContain(`${home?.name} › ${join.to.fieldName}`);
        expect(words).toContain(surenessOf(join));
      }
    });
  }

  test('client and staff are summed up on either side', async ({ page }) => {
    await page.goto('entities/claims');
    await expect(section(page)).toContainText('Client: Client Id leads to Profile');
    await expect(table(page, 'Refers to')).not.toContainText('Profile');
    for (const slug of ['profile', 'employee']) {
      await page.goto(`entities/${slug}`);
      const count = joinsTo(relationships, slug).length;
      await expect(section(page)).toContainText(`${count} fields of`);
      await expect(table(page, 'Referred to by')).toHaveCount(0);
    }
  });
});

test('the marks differ in word and frame', async ({ page }) => {
  await page.goto('entities/external-provider-history');
  const frame = (word: string) =>
    page
      .locator('section:has(#relationships)')
      .getByText(word, { exact: true })
      .first()
      .evaluate((mark) => getComputedStyle(mark).borderTopStyle);
  expect(await frame('stated')).toBe('solid');
  await page.goto('entities/claims');
  expect(await frame('from the name')).toBe('dashed');
});

test('an identifier leads to the row of its home without loading the site anew', async ({
  page,
}) => {
  await page.goto('entities/claims');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.locator('#visit-id').getByRole('link', { name: '→ Visit Service' }).click();
  await expect(page).toHaveURL(/entities\/visit-service#client-visit-id$/);
  await expect(page.locator('#client-visit-id')).toBeInViewport();
  await page
    .locator('#client-visit-id')
    .getByRole('link', { name: /^← \d+ fields/ })
    .click();
  await expect(page.locator('#relationships')).toBeInViewport();
  await section(page).getByText('Referred to by').click();
  await table(page, 'Referred to by').getByRole('link', { name: 'Claims › Visit Id' }).click();
  await expect(page).toHaveURL(/entities\/claims#visit-id$/);
  await expect(page.locator('#visit-id')).toBeInViewport();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('the basis of a join is unfolded on demand', async ({ page }) => {
  await page.goto('entities/claims');
  const row = rows(page, 'Refers to').first();
  const basis = row.locator('details > :not(summary)');
  await expect(basis).toBeHidden();
  await row.getByText('from the name', { exact: true }).click();
  await expect(basis).toBeVisible();
});

test('a join leads to the path finder with both ends set; the other way the reader sets one', async ({
  page,
}) => {
  await page.goto('entities/claims');
  await section(page).getByRole('link', { name: 'Join with Visit Service' }).first().click();
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('claims');
  await expect(page.getByRole('combobox', { name: 'To', exact: true })).toHaveValue(
    'visit-service',
  );
  await page.goto('entities/claims');
  await section(page).getByRole('link', { name: 'Join Claims to any other entity' }).click();
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('claims');
  await expect(page.getByRole('combobox', { name: 'To', exact: true })).toHaveValue('');
});

test('names in descriptions are links, at their first mention', async ({ page }) => {
  await page.goto('entities/eligibility');
  const row = page.locator('#payer-name');
  await row.getByRole('link', { name: 'Payer', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payer Entity');
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

for (const [width, colorScheme, tag] of [
  [1440, 'light', ['@all']],
  [390, 'light', ['@all']],
  [320, 'dark', []],
] as const) {
  test(
    `is readable by all at ${width} px, unfolded, in the ${colorScheme} theme`,
    { tag: [...tag] },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const slug of [
        'diagnosis',
        'visit-service',
        'insurance',
        'credible-plan-header',
        'employee',
      ]) {
        await page.goto(`entities/${slug}`);
        await section(page)
          .locator('details')
          .evaluateAll((all) => all.forEach((details) => details.toggleAttribute('open', true)));
        await expectAccessible(page, `${slug} at ${width} px`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(overflow, slug).toBeLessThanOrEqual(width);
      }
    },
  );
}

/** Every value of a field that is no flag, and each such field of which none is listed. */
const coded = entities.flatMap(({ fields }) =>
  fields.flatMap(({ values }) => {
    if (!values || values.status === 'flag') return [];
    return values.codes.length > 0 ? values.codes.map(({ code }) => code) : [''];
  }),
);

for (const [path, file, expected] of [
  ['relationships#joins', 'joins.csv', relationships.joins.length],
  ['values', 'values.csv', coded.length],
] as const) {
  test(`${file} is at hand on the page of ${path}`, async ({ page }) => {
    await page.goto(path);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download all as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    const answer = await page.request.get(`downloads/${file}`);
    const [heading, ...lines] = (await answer.text()).trimEnd().split('\r\n');
    expect(heading).toMatch(/^entity slug,entity,field,/);
    expect(lines).toHaveLength(expected);
  });
}

test('all fields are filtered by code system, by hand, by address and from the list, which has an old address too', async ({
  page,
}) => {
  const ofLoinc = entities.flatMap(({ fields }) =>
    fields.filter(({ values }) => values?.codeSystem?.key === 'loinc'),
  );
  await page.goto('fields');
  await page.getByRole('combobox', { name: /^Code system/ }).selectOption('loinc');
  await expect(page).toHaveURL(/\?system=loinc$/);
  const shown = page.getByRole('table', { name: 'All fields' }).locator('tbody a');
  await expect(shown).toHaveCount(ofLoinc.length);
  await page.reload();
  await expect(page.getByRole('combobox', { name: /^Code system/ })).toHaveValue('loinc');
  await expect(shown).toHaveCount(ofLoinc.length);
  await page.goto('guides/code-systems#loinc');
  await expect(page).toHaveURL(/\/values#loinc$/);
  const row = page.getByRole('row').filter({ has: page.locator('#loinc') });
  await row.getByRole('link', { name: `${ofLoinc.length} fields` }).click();
  await expect(shown).toHaveCount(ofLoinc.length);
});
