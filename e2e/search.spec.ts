import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './axe';
import { expect, holdScripts, test } from './test';

const box = (page: Page) => page.getByRole('combobox', { name: /^Search/ });

const options = (page: Page) => page.getByRole('option');

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

/** Waits for the results of all that is typed; until then the list may still change. */
async function expectAnswered(page: Page): Promise<void> {
  const list = page.getByRole('listbox', { name: 'Results' });
  await expect(list).toHaveAttribute('aria-busy', 'false');
}

test('nothing of the search is loaded before somebody searches, and the keyboard does it all', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('home');
  const link = page.getByRole('main').getByRole('link', { name: 'Compliance' });
  await link.hover();
  await link.focus();
  // What a page gets ahead of need, it gets when it has nothing else to do; a window that nobody sees may never have.
  await page.evaluate(() => new Promise((go) => requestIdleCallback(go, { timeout: 10_000 })));
  asked.length = 0;
  await openSearch(page);
  await page.keyboard.type('copay');
  await expectAnswered(page);
  const loaded = asked.map((url) => new URL(url).pathname);
  expect(loaded).toContain('/catalog.json');
  expect(loaded.filter((path) => /Search_(Answers|worker)/.test(path))).toHaveLength(2);

  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const id = (await second.getAttribute('id'))!;
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id);
  await expect(page.getByRole('status').filter({ hasText: /result/ })).toBeVisible();
  const close = page.getByRole('button', { name: 'Close' });
  const narrow = page.getByRole('group', { name: 'Narrow the results' });
  for (const [key, reached] of [
    ['Tab', close],
    ['Tab', narrow.getByRole('button').first()],
    ['Shift+Tab', close],
    ['Shift+Tab', box(page)],
    // Open already, it stays as it is.
    ['Control+k', box(page)],
  ] as const) {
    await page.keyboard.press(key);
    await expect(reached).toBeFocused();
  }
  await expect(box(page)).toHaveValue('copay');
  await expect(page).toHaveURL(/\/home$/);
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(link).toBeFocused();
  await openSearch(page);
  await close.click();
  await expect(link).toBeFocused();

  await openSearch(page);
  await page.keyboard.type('Copay Percentage');
  await expectAnswered(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/entities\/insurance#copay-percentage$/);
  await expect(page.locator('#copay-percentage')).toBeInViewport();
});

test('before the scripts have come the button opens the box, and Enter leads to the results', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const answering = page.goto('home', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Search' });
  await expect(button).toBeVisible();
  await button.click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('claim id');
  release();
  await answering;
  await expect(options(page).first()).toContainText('Claim Id');
  await expect(box(page)).toHaveValue('claim id');
});

test('what is typed stays while the search, or only its index, cannot be loaded, and is answered at last', async ({
  page,
}) => {
  await page.goto('home');
  const failed = page.getByRole('alert');
  const again = page.getByRole('button', { name: 'Try again' });
  await page.route('**/*.js', (route) => route.abort());
  await page.route('**/catalog.json?*', (route) => route.abort());
  await openSearch(page);
  await page.keyboard.type('claim');
  await expect(failed).toContainText('could not be loaded');
  await expect(box(page)).toHaveValue('claim');
  await expect(box(page)).toBeFocused();

  await page.unroute('**/*.js');
  const index = page.waitForRequest('**/catalog.json?*');
  await again.click();
  await index;
  await expect(failed).toContainText('could not be loaded');

  await page.unroute('**/catalog.json?*');
  await again.click();
  await expect(failed).toBeHidden();
  await box(page).press('End');
  await page.keyboard.type(' id');
  await expect(box(page)).toHaveValue('claim id');
  await expect(options(page).first()).toContainText('Claim Id');
});

test('a slash opens the search until it is turned off, no other key, and combinations are left to the browser', async ({
  page,
}) => {
  await page.goto('search');
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
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the search by /' }).click();
  await page.keyboard.press('/');
  await expect(box(page)).toBeHidden();
  await openSearch(page);
  // Apart from what other sites of the origin keep.
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.startsWith('no-slash-'))).toHaveLength(1);
  expect(kept).not.toContain('no-slash');
});

test('a browser without modal dialogs and storage is led to the page of results, which answers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(HTMLDialogElement.prototype, { showModal: undefined });
    Object.assign(HTMLButtonElement.prototype, { commandForElement: undefined });
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto('home');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/search$/);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.getByRole('searchbox', { name: /^Search/ }).fill('claim id');
  const main = page.getByRole('main');
  await expect(main.getByText(/results for “claim id”/)).toBeVisible();
  await main.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/entities\/claims#claim-id$/);
});

test('results have a page of their own with an address, which going back right after typing leaves as it was', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const input = page.getByRole('searchbox', { name: /^Search/ });
  await page.goto('search');
  await expect(page).toHaveTitle('Credible EHI Export | Search');
  await expect(page.locator('.menu')).toBeVisible();
  await main.getByRole('link', { name: 'policy number' }).click();
  await expect(page).toHaveURL(/\/search\?q=policy\+number$/);
  await expect(main.getByText(/results for “policy number”/)).toBeVisible();
  const link = main.getByRole('link', { name: /^Insurance Policy Number/ }).first();
  for (const text of [link, link.locator('mark').first()]) {
    await expect(text).toHaveCSS('text-decoration-line', 'none');
  }
  await input.fill('claim');
  await expect(page).toHaveURL(/\/search\?q=claim$/);

  await openSearch(page);
  await page.keyboard.type('date');
  await expectAnswered(page);
  await page.getByRole('option', { name: /^All \d+ results$/ }).click();
  await expect(page).toHaveURL(/q=date$/);
  await expect(input).toHaveValue('date');
  await page.clock.install();
  await input.evaluate((box: HTMLInputElement) => {
    box.value = 'dates';
    box.dispatchEvent(new Event('input', { bubbles: true }));
    window.history.back();
  });
  await expect(page).toHaveURL(/q=claim$/);
  // Longer than the address waits for a pause.
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/q=claim$/);
  await expect(input).toHaveValue('claim');
});

test('the chosen result is seen in a small window, and told apart in forced colors', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('nowhere');
  await openSearch(page);
  await page.keyboard.type('client id');
  await expectAnswered(page);
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toBeInViewport({ ratio: 0.3 });
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toBeInViewport({ ratio: 0.9 });
  }
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  const other = page.getByRole('option', { selected: false }).first();
  await expect(other).toHaveCSS('outline-style', 'none');
  const [ink, ground] = await chosen
    .locator('mark')
    .first()
    .evaluate((mark) => [getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor]);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  expect(ink).not.toBe(ground);
});

for (const width of [1280, 390]) {
  test.describe(`axe finds nothing in either theme, ${width} px,`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const [state, query, tag] of [
      ['results', 'client id', width === 1280 ? ['@all'] : []],
      ['nothing typed', '', ['@all']],
      ['a filter set', 'date in:claims', ['@all']],
      ['no results', 'zzzzqqq', ['@all']],
    ] as const) {
      test(
        `on the page of results and in the search over it, with ${state}`,
        { tag: [...tag] },
        async ({ page }) => {
          await page.goto(`search?q=${encodeURIComponent(query)}`);
          const told = page
            .getByRole('main')
            .getByText(/^(\d.* results? for|Nothing found|For example)/);
          await expect(told.first()).toBeVisible();
          await expectAccessibleInBothThemes(page, 'page of results');
          await openSearch(page);
          await box(page).fill(query);
          const dialog = page.getByRole('dialog', { name: 'Search' });
          await expect(
            query === 'zzzzqqq' ? dialog.getByText('Nothing found') : options(page).first(),
          ).toBeVisible();
          await expectAccessibleInBothThemes(page, 'search');
        },
      );
    }
  });
}
