import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './axe';
import { expect, test } from './test';

const filterOf = (page: Page) => page.getByRole('searchbox', { name: 'Filter', exact: true });
const shownRows = (page: Page) => page.locator('#field_rows tr[id]:visible');

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

test('a link to a field shows its row, marked, with headings, name and filter clear above it, filtered away too', async ({
  page,
}) => {
  await page.goto('entities/liability#slide-percent');
  const row = page.locator('#slide-percent');
  await expect(row).toBeInViewport();
  await expect(row).toHaveClass(/marked/);
  await expect.poll(() => clearance(page, 'slide-percent')).toBeGreaterThanOrEqual(-1);
  await expect.poll(() => clearance(page, 'slide-percent')).toBeLessThan(60);
  await expect(page.getByRole('columnheader', { name: 'Example Value' })).toBeInViewport();
  await expect(filterOf(page)).toBeInViewport();
  const name = page.getByText('Liability', { exact: true }).and(page.locator('bdi'));
  await expect(name).toBeInViewport();

  await filterOf(page).fill('signature');
  await filterOf(page).blur();
  await expect(shownRows(page)).toHaveCount(2);
  await page.keyboard.press('Control+K');
  await page.keyboard.type('slide percent in:liability');
  await page.getByRole('option', { name: /^Slide Percent/ }).click();
  await expect(row).toBeInViewport();
  await expect(filterOf(page)).toHaveValue('');
  await filterOf(page).fill('signature');
  await expect(shownRows(page)).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  const other = 'deductions-federal-tax-first-person';
  await page.evaluate((anchor) => (window.location.hash = anchor), other);
  await expect(page.locator(`#${other}`)).toBeInViewport();
  await expect.poll(() => clearance(page, other)).toBeGreaterThanOrEqual(-1);
});

test('a row’s link is reached by keyboard, marks the row, and copies itself and a citation', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const told = (text: string) => page.getByRole('status').filter({ hasText: text });
  await page.goto('entities/payer');
  await page.getByRole('button', { name: 'Copy the example' }).click();
  expect(await copied()).toContain('"Payer Id"');

  const link = page.getByRole('link', { name: 'Zip', exact: true });
  const sign = await link.evaluate((element) => getComputedStyle(element, '::before').color);
  expect(sign, 'dark enough to be seen').toBe('rgb(87, 96, 106)');
  await link.press('Enter');
  await expect(page).toHaveURL(/#zip$/);
  await expect(page.locator('#zip')).toHaveClass(/marked/);
  await expect(told('Link copied')).toBeAttached();
  expect(await copied()).toMatch(/\/entities\/payer\/?#zip$/);
  const word = (await page.locator('#zip').getByText('Link copied').boundingBox())!;
  const name = (await link.boundingBox())!;
  expect(word.x, 'covers no name').toBeGreaterThan(name.x + name.width);
  expect(Math.min(name.width, name.height), 'large enough to hit').toBeGreaterThanOrEqual(24);

  const cite = page.getByRole('button', { name: 'Copy citation' });
  for (let stop = 0; stop < 2 && !(await isFocused(cite)); stop += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(told('Citation copied')).toBeAttached();
  await expect(cite).toBeFocused();
  expect(await copied()).toMatch(
    /^“Payer › Zip”, Credible EHI Export .*Dictionary \d\S*, \w+ \d+, \d{4}.* http\S+\/entities\/payer\/?#zip, accessed on \d{4}-\d\d-\d\d\.$/,
  );
  await page.keyboard.press('Escape');
  await expect(cite).toHaveCount(0);
});

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);

test('the first field is on the first screen, however wide', { tag: '@all' }, async ({ page }) => {
  for (const slug of ['visit-service', 'attachments', 'profile', 'allergies']) {
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

test('a list leads to each group, whose name stays in sight, and rows are dense', async ({
  page,
}) => {
  await page.goto('entities/liability');
  const rows = await page.locator('#field_rows tr[id]').count();
  const group = page.getByRole('rowheader', { name: 'Deductions', exact: true });
  for (const [width, height, most, mostOfRow] of [
    [1440, 900, 400, 105],
    [390, 844, 480, 150],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    const { y = Infinity } = (await page.locator('#client-id').boundingBox()) ?? {};
    expect(y, 'the first field is on the first screen').toBeLessThanOrEqual(most);
    const whole = (await page.locator('#field_rows').boundingBox())!;
    expect(whole.height / rows).toBeLessThan(mostOfRow);
    await page.getByText('Groups', { exact: true }).click();
    await page.getByRole('link', { name: 'Deductions', exact: true }).click();
    await expect(group).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Are Deductions Yearly likely gives')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#deductions-federal-tax-first-person')).toBeInViewport({ ratio: 1 });
    await page.locator('#are-deductions-yearly').scrollIntoViewIfNeeded();
    await expect(group).toBeInViewport({ ratio: 1 });
  }
  // On a phone they do not repeat their headings, where no key stops either.
  const before = await page
    .locator('#slide-percent td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(before.join()).not.toMatch(/Data Type|Example Value|Description/);
  await expect(page.locator('#slide-percent')).not.toContainText(/Data Type|Description/);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.locator('[class*=controls] summary').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#client-id a').first()).toBeFocused();
});

test('an entity that comes next is drawn by the browser, and its state is in the address on the way back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('entities/funding-activity');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.locator('.menu').getByRole('link', { name: 'Liability', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liability Entity');
  await expect(page.locator('#field_rows tr[id]')).toHaveCount(164);

  // The example stands beside the fields and lights the line that one looks at.
  await page.locator('#slide-percent').scrollIntoViewIfNeeded();
  await page.locator('#slide-percent').hover();
  const lit = page.locator('article pre [data-lit]');
  await expect(lit).toContainText('"Slide Percent"');
  await expect(lit).toBeInViewport();
  await page.locator('#liability-id h3 a').focus();
  await expect(lit).toContainText('"Liability Id"');
  await expect(page.locator('pre').first()).toBeInViewport();

  await filterOf(page).fill('signature');
  await page.getByRole('button', { name: 'Field' }).click();
  await expect(page).toHaveURL(/\?q=signature&sort=name$/);
  await expect(shownRows(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Billing and payments' }).click();
  await expect(page).toHaveURL(/home#billing-and-payments$/);
  await page.goBack();
  await expect(filterOf(page)).toHaveValue('signature');
  await expect(shownRows(page)).toHaveCount(2);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await page.reload();
  await expect(shownRows(page)).toHaveCount(2);
  const heading = page.getByRole('columnheader', { name: 'Field' }).first();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what else is known of a field stands open', async ({ page }) => {
    await page.goto('entities/visit-service');
    await expect(page.getByRole('columnheader', { name: 'Field' }).first()).toBeVisible();
    await expect(page.locator('#employee-id').getByText('Look up in')).toBeVisible();
    await expect(page.locator('#employee-id summary')).toBeHidden();
  });
});

test('what else is known of a field unfolds where the browser finds it, by click, by key and in print', async ({
  page,
}) => {
  await page.goto('entities/visit-service#:~:text=Look%20up%20in%20Employee');
  const row = page.locator('#employee-id');
  const home = row.getByRole('link', { name: 'Employee › Employee Id' });
  await expect(home).toBeVisible();
  await row.locator('summary').click();
  await expect(home).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(home).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(home).toBeFocused();
  await row.locator('summary').click();
  await expect(home).toBeHidden();
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
  expect(stops, 'stops of the Tab key on the page of the most joined entity').toBeLessThan(250);

  await page.emulateMedia({ media: 'print' });
  await expect(home).toBeVisible();
  const cut = await page
    .locator('tbody code, tbody td > div')
    .evaluateAll((all) =>
      all.filter((each) => each.scrollHeight > each.clientHeight + 2 && each.clientHeight > 0),
    );
  expect(cut).toEqual([]);
});

test('the contents lead to each section, and on a phone the rows are a table for those who hear them, with names as headings', async ({
  page,
}) => {
  await page.goto('entities/payer');
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(contents).toHaveText(['Fields', 'Example', 'Use this file', 'Relationships']);
  const sections = await contents.evaluateAll((links) =>
    links.map((link) => document.querySelector(link.getAttribute('href')!)?.tagName),
  );
  // Past the filter and the buttons that sort: the next Tab is at the first field.
  expect(sections).toEqual(['TBODY', 'H2', 'H2', 'H2']);
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await page.context().newCDPSession(page);
  const countRoles = async () => {
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const roleOf = (node: (typeof nodes)[number]) => String(node.role?.value);
    const table = nodes.find(({ name }) => String(name?.value).startsWith('Fields of Payer'));
    const inTable = (node: (typeof nodes)[number]): boolean =>
      node === table || (node.parentId !== undefined && inTable(byId.get(node.parentId)!));
    const roles = nodes.filter((node) => !node.ignored && inTable(node)).map(roleOf);
    const count = (role: string) => roles.filter((each) => each === role).length;
    return [roles[0], ...['row', 'columnheader', 'rowheader', 'cell', 'heading'].map(count)];
  };
  const fields = 8;
  // What is heard follows what is seen by some time.
  await expect.poll(countRoles).toEqual(['table', fields + 1, 4, fields, fields * 3, fields]);
});

const WIDTHS = [320, 390, 768, 820, 1000, 1100, 1280, 1440];

/** Of the pages that are widest, those with the longest names and values. */
const OF_EACH_RUN = ['entities/liability', 'entities/erx-messages', 'fields'];

for (const path of [
  'home',
  'entities/liability',
  'entities/visit-service',
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
  test(
    `nothing scrolls sideways on ${path} at any width, and no type or date is broken in two`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width: WIDTHS[0]!, height: 844 });
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        const { excess, broken, beyond } = await page.evaluate(brokenParts);
        expect(excess, `${width} px`).toBeLessThanOrEqual(0);
        expect(broken, `${width} px`).toEqual([]);
        expect(beyond, `${width} px`).toEqual([]);
      }
    },
  );
}

/** In the page: how far it exceeds the window, and which types and dates are in two lines, or not marked as dates. */
function brokenParts() {
  const all = (selector: string) => Array.from(document.querySelectorAll(selector));
  const types = all('#field_rows td[class^=type] > code');
  const unmarked = all('#field_rows td[class^=example] > code').filter(
    (code) => /\d{4}-\d\d-\d\dT/.test(code.textContent) && !code.querySelector('.portal-date'),
  );
  const inTwo = [...types, ...all('main code .portal-date')].filter(
    (part) => part.getClientRects().length > 1,
  );
  const right = (element: Element) => element.getBoundingClientRect().right;
  const beyond = types.filter((type) => right(type) > right(type.parentElement!) + 1);
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    excess: scrollWidth - clientWidth,
    broken: [...inTwo, ...unmarked].map(({ textContent }) => textContent),
    beyond: beyond.map(({ textContent }) => textContent),
  };
}

for (const width of [1280, 390]) {
  const tag = width === 1280 ? ['@all'] : [];
  test(`axe finds nothing in any state and theme, ${width} px`, { tag }, async ({ page }) => {
    const unfold = () =>
      page
        .locator('main details')
        .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
    await page.setViewportSize({ width, height: 900 });
    // These have, together, nearly all that is folded on any page.
    await page.goto('entities/lab-test-results');
    await unfold();
    await page.getByRole('tab', { name: 'pandas' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('read("ContentLabTestResults.json")');
    const rows = page.locator('tbody > tr');
    const count = await rows.count();
    await expectAccessibleInBothThemes(page, 'unfolded, with code');
    await expect(rows, 'what the checker took away is back').toHaveCount(count);
    await page.goto('entities/attachments#file-location');
    await unfold();
    await page.getByRole('button', { name: 'Only nullable' }).click();
    await expect(page.locator('#file-location')).toHaveClass(/marked/);
    await expectAccessibleInBothThemes(page, 'filtered, with one field marked');
    await filterOf(page).fill('nowhere');
    await expect(page.getByText('No field fits.')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'no field fits');
  });
}
