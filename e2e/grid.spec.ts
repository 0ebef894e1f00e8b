import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './axe';
import { expect, test } from './test';

/** How far a row stands below what covers the top of the window, in pixels. */
async function clearance(page: Page, anchor: string): Promise<number> {
  return page.evaluate((id) => {
    const rowTop = document.getElementById(id)!.getBoundingClientRect().top;
    const bars = document.querySelectorAll(
      '.navbar, table:has(#field_rows) [role=columnheader], [class*=controls]',
    );
    const bottoms = Array.from(bars, (bar) => bar.getBoundingClientRect());
    return rowTop - Math.max(...bottoms.map(({ bottom, height }) => (height > 2 ? bottom : 0)));
  }, anchor);
}

test('a link to a field shows its row, marked, with headings, name and filter clear above it', async ({
  page,
}) => {
  await page.goto('entities/liability#slide-percent');
  const row = page.locator('#slide-percent');
  await expect(row).toBeInViewport();
  await expect(row).toHaveClass(/marked/);
  await expect.poll(() => clearance(page, 'slide-percent')).toBeGreaterThanOrEqual(-1);
  await expect.poll(() => clearance(page, 'slide-percent')).toBeLessThan(60);
  await expect(page.getByRole('columnheader', { name: 'Example Value' })).toBeInViewport();
  await expect(page.getByRole('searchbox', { name: 'Filter', exact: true })).toBeInViewport();
  const name = page.getByText('Liability', { exact: true }).and(page.locator('bdi'));
  await expect(name).toBeInViewport();
});

test('so it does on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('entities/liability#slide-percent');
  await expect(page.locator('#slide-percent')).toBeInViewport();
  await expect.poll(() => clearance(page, 'slide-percent')).toBeGreaterThanOrEqual(-1);
});

test('a row’s link is reached by keyboard, marks the row and copies itself', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('entities/payer');
  const link = page.getByRole('link', { name: 'Zip', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#zip$/);
  await expect(page.locator('#zip')).toHaveClass(/marked/);
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/entities\/payer\/?#zip$/,
  );
});

test('a link to a row that the filter hides shows it', async ({ page }) => {
  await page.goto('entities/liability');
  await page.getByRole('searchbox', { name: 'Filter', exact: true }).fill('signature');
  await expect(page.locator('#field_rows tr[id]:visible')).toHaveCount(2);
  await page.evaluate(() => {
    window.location.hash = 'slide-percent';
  });
  await expect(page.locator('#slide-percent')).toBeInViewport();
});

test('the first field is on the first screen, however wide', async ({ page }) => {
  for (const slug of ['liability', 'visit-service', 'attachments', 'profile', 'allergies']) {
    await page.goto(`entities/${slug}`);
    for (const [width, height] of [
      [1440, 900],
      [820, 1180],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const first = page.locator('tbody h3').first();
      await expect(first, `${slug}, ${width} px`).toBeInViewport({ ratio: 1 });
    }
  }
});

for (const [width, height, most] of [
  [1440, 900, 400],
  [390, 844, 480],
] as const) {
  test(`a list leads to each group, whose name stays in sight, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('entities/liability');
    const { y = Infinity } = (await page.locator('#client-id').boundingBox()) ?? {};
    expect(y).toBeLessThanOrEqual(most);
    await page.getByText('Groups', { exact: true }).click();
    await page.getByRole('link', { name: 'Deductions', exact: true }).click();
    const group = page.getByRole('rowheader', { name: 'Deductions', exact: true });
    await expect(group).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Are Deductions Yearly likely gives')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#deductions-federal-tax-first-person')).toBeInViewport({ ratio: 1 });
    await page.locator('#are-deductions-yearly').scrollIntoViewIfNeeded();
    await expect(group).toBeInViewport({ ratio: 1 });
  });
}

test('rows are dense, and do not repeat their headings on a phone', async ({ page }) => {
  await page.goto('entities/liability');
  for (const [width, most] of [
    [1440, 105],
    [390, 150],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const rows = page.locator('#field_rows tr[id]');
    const { height } = (await page.locator('#field_rows').boundingBox())!;
    expect(height / (await rows.count())).toBeLessThan(most);
  }
  const before = await page
    .locator('#slide-percent td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(before.join()).not.toMatch(/Data Type|Example Value|Description/);
  await expect(page.locator('#slide-percent')).not.toContainText(/Data Type|Description/);
});

test('the example stands beside the fields and lights the line that one looks at', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('entities/liability');
  await page.locator('#slide-percent').scrollIntoViewIfNeeded();
  await page.locator('#slide-percent').hover();
  const lit = page.locator('pre [data-lit]');
  await expect(lit).toContainText('"Slide Percent"');
  await expect(lit).toBeInViewport();
  await page.locator('#liability-id h3 a').focus();
  await expect(lit).toContainText('"Liability Id"');
  await expect(page.locator('pre').first()).toBeInViewport();
});

test('filter and order are in the address and there again on the way back', async ({ page }) => {
  await page.goto('entities/liability');
  await page.getByRole('searchbox', { name: 'Filter', exact: true }).fill('signature');
  await page.getByRole('button', { name: 'Field' }).click();
  await expect(page).toHaveURL(/\?q=signature&sort=name$/);
  await page.getByRole('link', { name: 'Billing and payments' }).click();
  await expect(page).toHaveURL(/home#billing-and-payments$/);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Filter', exact: true })).toHaveValue(
    'signature',
  );
  await expect(page.locator('#field_rows tr[id]:visible')).toHaveCount(2);
  await page.reload();
  await expect(page.locator('#field_rows tr[id]:visible')).toHaveCount(2);
  await expect(page.getByRole('columnheader', { name: 'Field' }).first()).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('a link to the field that the address names brings it back', async ({ page }) => {
  await page.goto('entities/liability#slide-percent');
  const filter = page.getByRole('searchbox', { name: 'Filter', exact: true });
  await filter.fill('signature');
  await filter.blur();
  await expect(page.locator('#slide-percent')).toBeHidden();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('slide percent in:liability');
  await page.getByRole('option', { name: /^Slide Percent/ }).click();
  await expect(page.locator('#slide-percent')).toBeInViewport();
  await expect(filter).toHaveValue('');
});

test('the next entity is drawn by the browser and answers like one that was served', async ({
  page,
}) => {
  await page.goto('entities/funding-activity');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.locator('.menu').getByRole('link', { name: 'Liability', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liability Entity');
  await expect(page.locator('#field_rows tr[id]')).toHaveCount(164);
  await expect(page.locator('article pre').first()).toContainText('"Slide Percent"');
  await page.getByRole('searchbox', { name: 'Filter', exact: true }).fill('signature');
  await expect(page.locator('#field_rows tr[id]:visible')).toHaveCount(2);
  await page.getByRole('button', { name: 'Field' }).click();
  await page.goBack();
  await page.goForward();
  await expect(page.locator('#field_rows tr[id]:visible')).toHaveCount(2);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('a link in a row that was served leads on without loading everything anew', async ({
  page,
}) => {
  await page.goto('entities/liability');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.locator('#client-id').getByRole('link', { name: '→ Profile' }).click();
  await expect(page).toHaveURL(/entities\/profile#client-id/);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('no key stops at what cannot be seen on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('entities/liability');
  await page.locator('[class*=controls] summary').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#client-id a').first()).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a heading that sorts nothing is no button', async ({ page }) => {
    await page.goto('entities/payer');
    await expect(page.getByRole('columnheader', { name: 'Field' }).first()).toBeVisible();
    await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0);
  });

  test('what else is known of a field stands open', async ({ page }) => {
    await page.goto('entities/visit-service');
    await expect(page.locator('#employee-id').getByText('Look up in')).toBeVisible();
    await expect(page.locator('#employee-id summary')).toBeHidden();
  });
});

test('a row’s link is large enough to be hit and dark enough to be seen', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('entities/payer');
    const link = page.getByRole('link', { name: 'Zip', exact: true });
    const box = (await link.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    const sign = await link.evaluate((element) => getComputedStyle(element, '::before').color);
    expect(sign).toBe('rgb(87, 96, 106)');
  }
});

test('forced colors tell what is pressed and which row is marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('entities/liability#slide-percent');
  const color = (name: string) =>
    page
      .getByRole('button', { name })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await color('Only nullable');
  await page.getByRole('button', { name: 'Only nullable' }).click();
  expect(await color('Only nullable')).not.toBe(before);
  await expect(page.locator('#slide-percent')).toHaveCSS('outline-style', 'solid');
});

test('print shows all text', async ({ page }) => {
  await page.goto('entities/immunizations');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#route').getByText('No source states this.')).toBeVisible();
  const cut = await page
    .locator('tbody code, tbody td > div')
    .evaluateAll((all) =>
      all.filter((each) => each.scrollHeight > each.clientHeight + 2 && each.clientHeight > 0),
    );
  expect(cut).toEqual([]);
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('the example has a copy button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('entities/payer');
  await page.getByRole('button', { name: 'Copy the example' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"Payer Id"');
});

test('what else is known of a field unfolds in place, by click and by key', async ({ page }) => {
  await page.goto('entities/visit-service');
  const row = page.locator('#employee-id');
  const home = row.getByRole('link', { name: 'Employee › Employee Id' });
  await expect(home).toBeHidden();
  await row.locator('summary').click();
  await expect(home).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(home).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(home).toBeFocused();
});

test('it unfolds where the browser finds a text in it', async ({ page }) => {
  await page.goto('entities/visit-service#:~:text=Look%20up%20in%20Employee');
  await expect(page.locator('#employee-id').getByText('Look up in')).toBeVisible();
});

test('the Tab key stops at most 250 times on the page of the most joined entity', async ({
  page,
}) => {
  await page.goto('entities/visit-service');
  const stops = await page
    .locator('main')
    .locator('a[href], button, input, select, summary, [tabindex]')
    .evaluateAll(
      (all) =>
        all.filter(
          (each) =>
            (each as HTMLElement).tabIndex >= 0 &&
            each.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
  expect(stops).toBeLessThanOrEqual(250);
});

test('on a phone the rows are a table for those who hear them, with names as headings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('entities/payer');
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const roleOf = (node: (typeof nodes)[number]) => String(node.role?.value);
  const table = nodes.find(({ name }) => String(name?.value).startsWith('Fields of Payer'));
  const inTable = (node: (typeof nodes)[number]): boolean =>
    node === table || (node.parentId !== undefined && inTable(byId.get(node.parentId)!));
  const roles = nodes.filter((node) => !node.ignored && inTable(node)).map(roleOf);
  const count = (role: string) => roles.filter((each) => each === role).length;
  const fields = 8;
  expect(roles[0]).toBe('table');
  expect(['row', 'columnheader', 'rowheader', 'cell', 'heading'].map(count)).toEqual([
    fields + 1,
    4,
    fields,
    fields * 3,
    fields,
  ]);
});

test('the contents lead to each section, and the word of a copied link covers no name', async ({
  page,
}) => {
  await page.goto('entities/payer');
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const sections = await contents.evaluateAll((links) =>
    links.map((link) => document.querySelector(link.getAttribute('href')!)?.tagName),
  );
  // Past the filter and the buttons that sort: the next Tab is at the first field.
  expect(sections).toEqual(['TBODY', 'H2', 'H2', 'H2']);
  const link = page.getByRole('link', { name: 'Zip', exact: true });
  await link.click();
  const word = (await page.locator('#zip').getByText('Link copied').boundingBox())!;
  const name = (await link.boundingBox())!;
  expect(word.x).toBeGreaterThan(name.x + name.width);
});

test('beside a copied link a citation is copied by keyboard, with versions and address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('entities/payer');
  await page.getByRole('link', { name: 'Zip', exact: true }).press('Enter');
  const cite = page.getByRole('button', { name: 'Copy citation' });
  for (let stop = 0; stop < 2 && !(await isFocused(cite)); stop += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Citation copied' })).toBeAttached();
  await expect(cite).toBeFocused();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^“Payer › Zip”, Credible EHI Export .*Dictionary \d\S*, \w+ \d+, \d{4}/);
  expect(text).toMatch(/ http\S+\/entities\/payer\/?#zip, accessed on \d{4}-\d\d-\d\d\.$/);
  await page.keyboard.press('Escape');
  await expect(cite).toHaveCount(0);
});

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);

/** Of the pages that are widest, those with the longest names and values. */
const OF_EACH_RUN = [
  'entities/liability',
  'entities/erx-messages',
  'entities/asam-assessment',
  'fields',
];

for (const path of [
  'home',
  'entities/liability',
  'entities/erx-messages',
  'entities/profile',
  'entities/asam-assessment',
  'entities/encounters',
  'entities/externalprovider',
  'entities/immunizations',
  'entities/orders',
  'entities/schedulerappointment',
  'nowhere',
  'fields',
  'fields?name=Client%20Id',
]) {
  const tag = OF_EACH_RUN.includes(path) ? [] : ['@all'];
  test(`nothing scrolls sideways on ${path}, at six widths`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const width of [320, 390, 768, 820, 1000, 1100]) {
      await page.setViewportSize({ width, height: 844 });
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('no date is broken in two, in the table or in the example', async ({ page }) => {
  await page.goto('entities/visit-service');
  for (const width of [320, 820, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const dates = page.locator('main code .portal-date');
    expect(await dates.count()).toBeGreaterThan(10);
    const broken = await dates.evaluateAll((all) =>
      all.filter((date) => date.getClientRects().length > 1).map(({ textContent }) => textContent),
    );
    expect(broken, String(width)).toEqual([]);
    const unmarked = await page
      .locator('main td:nth-child(3) > code')
      .evaluateAll((all) =>
        all
          .filter((code) => /\d{4}-\d\d-\d\dT/.test(code.textContent))
          .filter((code) => !code.querySelector('.portal-date')),
      );
    expect(unmarked).toEqual([]);
  }
});

test('no data type is broken in two', async ({ page }) => {
  await page.goto('entities/liability');
  for (const width of [320, 820, 1000, 1100, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const types = page.locator('tbody td:nth-child(2) > code');
    const broken = await types.evaluateAll((all) =>
      all.filter((type) => type.getClientRects().length > 1).map((type) => type.textContent),
    );
    expect(broken, String(width)).toEqual([]);
    const beyond = await types.evaluateAll((all) =>
      all.filter(
        (type) =>
          type.getBoundingClientRect().right >
          type.parentElement!.getBoundingClientRect().right + 1,
      ),
    );
    expect(beyond, String(width)).toEqual([]);
  }
});

for (const width of [1280, 390]) {
  const tag = width === 1280 ? ['@all'] : [];
  test(`axe finds nothing in any state and theme, ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('entities/attachments#attachment');
    await expectAccessibleInBothThemes(page, 'one field marked');
    await page.getByRole('button', { name: 'Only nullable' }).click();
    await expectAccessibleInBothThemes(page, 'filtered');
    await page.getByRole('searchbox', { name: 'Filter', exact: true }).fill('nowhere');
    await expect(page.getByText('No field fits.')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'no field fits');
    await page.goto('entities/clinical-notes');
    await page.locator('main details').evaluateAll((all) => {
      all.forEach((details) => details.setAttribute('open', ''));
    });
    await expectAccessibleInBothThemes(page, 'unfolded');
  });
}
