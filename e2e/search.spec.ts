import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './axe';
import { expect, holdScripts, test } from './test';

const box = (page: Page) => page.getByRole('combobox', { name: /^Search/ });

async function openSearch(page: Page, path = 'home'): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

/** Waits for the results of all that is typed; until then the list may still change. */
async function expectAnswered(page: Page): Promise<void> {
  const list = page.getByRole('listbox', { name: 'Results' });
  await expect(list).toHaveAttribute('aria-busy', 'false');
}

test('search for what is spelt wrong leads to its row', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('slide percnt');
  await expectAnswered(page);
  await page.getByRole('option').filter({ hasText: 'Slide Percent in Liability' }).first().click();
  await expect(page).toHaveURL(
    (url) => url.pathname + url.hash === '/entities/liability#slide-percent',
  );
  const row = page.locator('#slide-percent');
  await expect(row).toBeInViewport();
  await expect(row).toHaveClass(/marked/);
});

test('nothing of the search is loaded before somebody searches', async ({ page }) => {
  await page.goto('home');
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.getByRole('heading', { level: 1 }).hover();
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).click();
  await box(page).fill('client');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

test('the keyboard does it all', async ({ page }) => {
  await page.goto('entities/payer');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('copay');
  await expectAnswered(page);
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id'))!,
  );
  await expect(page.getByRole('status').filter({ hasText: /result/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(page).toHaveURL(/\/entities\/payer$/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('Copay Percentage');
  await expectAnswered(page);
  await expect(options.first()).toContainText('Copay Percentage');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/entities\/insurance#copay-percentage$/);

  await page.keyboard.press('Control+k');
  await expect(options.first()).toHaveText('policy number');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('policy number');
});

test('what is typed before the search can answer is typed into its box', async ({ page }) => {
  await page.goto('home');
  const release = await holdScripts(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('claim');
  await expect(box(page)).toHaveValue('claim');
  await expect(box(page)).toBeFocused();
  release();
  await page.keyboard.type(' id');
  await expect(box(page)).toHaveValue('claim id');
  await expect(page.getByRole('option').first()).toContainText('Claim Id');
});

test.describe('before the scripts have come', () => {
  test('the button is there, opens the box, and Enter leads to the results', async ({ page }) => {
    const release = await holdScripts(page);
    const answering = page.goto('home', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Search' });
    await expect(button).toBeVisible();
    await button.click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('claim id');
    release();
    await answering;
    await expect(page.getByRole('option').first()).toContainText('Claim Id');
    await expect(box(page)).toHaveValue('claim id');
  });
});

test('a slash opens the search until it is turned off, no other key, and combinations are left to the browser', async ({
  page,
}) => {
  await page.goto('entities/liability');
  await page.evaluate(() =>
    window.addEventListener('keydown', ({ key, defaultPrevented }) =>
      document.body.setAttribute('data-key', `${key.toLowerCase()} ${defaultPrevented}`),
    ),
  );
  for (const keys of ['k', 'Control+Shift+k', 'Control+/', 'Control+Alt+k']) {
    await page.keyboard.press(keys);
    await expect(page.locator('body')).toHaveAttribute('data-key', `${keys.at(-1)} false`);
    await expect(box(page)).toBeHidden();
  }
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(box(page)).toHaveValue('a/b');
  await page.goto('search');
  await page.getByRole('button', { name: 'Open the search by /' }).click();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('Tab, Shift+Tab and leaving the box open nothing; facets and Close are reached', async ({
  page,
}) => {
  await openSearch(page);
  await page.keyboard.type('policy number');
  await expectAnswered(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('group', { name: 'Narrow the results' }).getByRole('button').first(),
  ).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(box(page)).toBeFocused();
  await box(page).blur();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('the focus returns to where it was, and the search keeps its text while open', async ({
  page,
}) => {
  await page.goto('home');
  const link = page.getByRole('main').getByRole('link', { name: 'Compliance' });
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('claim id');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toHaveValue('claim id');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(link).toBeFocused();
});

test('a search that cannot be loaded says so, and is tried again', async ({ page }) => {
  await page.goto('home');
  await page.route('**/*.js', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.keyboard.type('claim id');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('option').first()).toContainText('Claim Id');
});

test('so it is where only its index cannot be loaded', async ({ page }) => {
  await page.goto('home');
  await page.route('**/catalog.json?*', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.keyboard.type('claim id');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/catalog.json?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('option').first()).toContainText('Claim Id');
});

for (const [what, breakIt] of [
  ['no workers', () => Object.assign(window, { Worker: undefined })],
  [
    'a worker that never answers',
    () =>
      Object.assign(window, {
        Worker: class {
          postMessage() {}
          terminate() {}
        },
      }),
  ],
] as const) {
  test(`with ${what} the search says that it cannot answer`, async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(breakIt);
    await openSearch(page);
    await page.keyboard.type('claim id');
    await expect(box(page)).toHaveAttribute('aria-expanded', /./);
    await expect
      .poll(async () => {
        await page.clock.fastForward(20_000);
        return page.getByRole('alert').count();
      })
      .toBe(1);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByText('Searching …')).toBeHidden();
  });
}

test('without modal dialogs the button leads to the page of results', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(HTMLDialogElement.prototype, { showModal: undefined });
    Object.assign(HTMLButtonElement.prototype, { commandForElement: undefined });
  });
  await page.goto('home');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/search$/);
});

test('without a storage it searches all the same', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    }),
  );
  await openSearch(page);
  await page.keyboard.type('claim id');
  await expectAnswered(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/entities\/claims#claim-id$/);
});

test('what the browser keeps is kept apart from other sites of the origin', async ({ page }) => {
  await page.goto('search');
  await page.getByRole('button', { name: 'Open the search by /' }).click();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.startsWith('no-slash-'))).toHaveLength(1);
  expect(keys).not.toContain('no-slash');
});

test('the line for namesakes leads to as many fields as it says', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('client visit id');
  await expectAnswered(page);
  const all = page.getByRole('option', { name: /^All \d+ fields named Client Visit Id$/ });
  const [count] = (await all.textContent())!.match(/\d+/)!;
  await all.click();
  await expect(page).toHaveURL(/\/fields\?name=Client\+Visit\+Id$/);
  await expect(page.getByRole('main')).toContainText(new RegExp(`\\b${count} of 2,035 fields`));
});

test('results have a page of their own with an address', async ({ page }) => {
  await page.goto('search?q=insurance%20date');
  await expect(page).toHaveTitle('Credible EHI Export | Search');
  await expect(page.locator('.menu')).toBeVisible();
  await expect(page.getByText(/results for “insurance date”/)).toBeVisible();
  await page.getByRole('searchbox', { name: /^Search/ }).fill('copay');
  await expect(page).toHaveURL(/\/search\?q=copay$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Copay Percentage' })).toBeVisible();
});

test('the page of results offers examples, and its snippets are not underlined', async ({
  page,
}) => {
  await page.goto('search');
  await page.getByRole('main').getByRole('link', { name: 'policy number' }).click();
  await expect(page).toHaveURL(/\/search\?q=policy\+number$/);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Insurance Policy Number/ })
    .first();
  await expect(link).toBeVisible();
  for (const text of [link, link.locator('mark').first()]) {
    await expect(text).toHaveCSS('text-decoration-line', 'none');
  }
});

test('typing and going back at once leaves the entry before as it was', async ({ page }) => {
  await page.goto('search?q=claim');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('date');
  await expectAnswered(page);
  await page.getByRole('option', { name: /^All \d+ results$/ }).click();
  await expect(page).toHaveURL(/q=date$/);
  const input = page.getByRole('searchbox', { name: /^Search/ });
  await expect(input).toHaveValue('date');
  await input.evaluate((box: HTMLInputElement) => {
    box.value = 'dates';
    box.dispatchEvent(new Event('input', { bubbles: true }));
    window.history.back();
  });
  await expect(page).toHaveURL(/q=claim$/);
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/q=claim$/);
  await expect(input).toHaveValue('claim');
});

test('the search lies over nothing of the top bar, however wide the window', async ({ page }) => {
  await page.goto('home');
  for (const width of [320, 480, 576, 640, 720, 768, 840, 920, 996, 997, 1200]) {
    await page.setViewportSize({ width, height: 700 });
    const [search, ...others] = await page.evaluate(() =>
      ['[aria-haspopup=dialog]', '.navbar__title', '.portal-version', '.navbar__logo'].map(
        (selector) => document.querySelector(selector)!.getBoundingClientRect().toJSON(),
      ),
    );
    for (const other of others) {
      const beside = other.right <= search.left || other.left >= search.right;
      expect.soft(beside, `${width} px: ${JSON.stringify({ search, other })}`).toBe(true);
    }
    expect.soft(search.right).toBeLessThanOrEqual(width);
  }
});

test('in forced colors the chosen result and the marks are told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openSearch(page);
  await page.keyboard.type('client id');
  await expectAnswered(page);
  const option = page.getByRole('option', { selected: true });
  await expect(option).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('option', { selected: false }).first()).toHaveCSS(
    'outline-style',
    'none',
  );
  const colors = await option
    .locator('mark')
    .first()
    .evaluate((mark) => [getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor]);
  expect(colors[1]).not.toBe('rgba(0, 0, 0, 0)');
  expect(colors[0]).not.toBe(colors[1]);
});

test('in a window of 320 by 256 px the chosen result is seen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openSearch(page);
  await page.keyboard.type('date');
  await expectAnswered(page);
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toBeInViewport({ ratio: 0.3 });
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toBeInViewport({ ratio: 0.9 });
  }
});

for (const width of [1280, 390]) {
  test.describe(`axe finds nothing in either theme, ${width} px,`, () => {
    test.use({ viewport: { width, height: 844 } });
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    for (const [state, query, tag] of [
      ['results', 'client id', width === 1280 ? ['@all'] : []],
      ['nothing typed', '', ['@all']],
      ['a filter set', 'date in:claims', ['@all']],
      ['no results', 'zzzzqqq', ['@all']],
    ] as const) {
      test(`in the open search with ${state}`, { tag: [...tag] }, async ({ page }) => {
        await page.goto('home');
        await page.getByRole('button', { name: 'Search' }).click();
        await box(page).fill(query);
        await expect(
          query === 'zzzzqqq' ? page.getByText('Nothing found') : page.getByRole('option').first(),
        ).toBeVisible();
        await expectAccessibleInBothThemes(page);
      });

      test(`on the page of results with ${state}`, { tag: [...tag] }, async ({ page }) => {
        await page.goto(`search?q=${encodeURIComponent(query)}`);
        await expect(
          page
            .getByRole('main')
            .getByText(/^(\d.* results? for|Nothing found|For example)/)
            .first(),
        ).toBeVisible();
        await expectAccessibleInBothThemes(page);
      });
    }
  });
}
