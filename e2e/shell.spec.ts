import { editionOf } from '../src/dictionary/model/edition';
import {
  customExportFileName,
  examplePretty,
  exportFileName,
} from '../src/dictionary/model/exampleRecord';
import { dictionary } from './dictionary';
import { expect, holdScripts, test } from './test';

const { site, entities } = dictionary;

const GUIDES = {
  'Get an export': '/guides/from-request-to-record',
  'Read an export': '/guides/reading-an-export',
  'Where is …?': '/guides/where-is',
  Queries: '/guides/queries',
  'Custom fields': '/guides/custom-fields',
  'Attached files': '/guides/attachments',
  'Sources and certainty': '/guides/sources',
  Compliance: '/guides/evidence',
  'Open questions': '/open-questions',
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home has the top bar, the menu in groups with all entities as a person sorts them, and a greeting', async ({
    page,
  }) => {
    // The empty path leads there.
    await page.goto('./');
    await expect(page).toHaveURL(/\/home\/?$/);
    // Only its styles hide the logo of the other theme.
    await page.waitForLoadState();
    await expect(page).toHaveTitle('Credible EHI Export | Home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.title);
    await expect(page.getByText('Welcome', { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Logo', exact: true })).toBeVisible();

    const bar = page.locator('.navbar');
    await expect(bar).toContainText(site.title);
    await expect(bar).toContainText(site.versionLabel);
    await expect(bar.locator('.navbar__item:not(.portal-version), .navbar__link')).toHaveCount(0);
    const logo = await bar.locator('img:visible').boundingBox();
    const whole = await bar.boundingBox();
    expect(logo!.width / whole!.width).toBeCloseTo(0.1, 2);

    const groups = page.locator('.menu > ul > li:not(:has([type=search]))');
    const labels = [site.shortTitle, 'Start', 'Find data', 'How to', 'For you', 'Downloads'];
    await expect(groups.locator('> div, > a')).toContainText([...labels, 'About', 'Entities']);
    await expect(groups.nth(0).locator('a[href="/home"]')).toHaveText('Home');
    const links = await groups
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual(expect.arrayContaining(Object.entries(GUIDES)));
    const ofEntities = links.slice(-entities.length);
    expect(ofEntities).toEqual(entities.map(({ name, slug }) => [name, `/entities/${slug}`]));
    const first = ['277 Response', '834 Load', 'Allergies'];
    expect(ofEntities.slice(0, 3).map(([label]) => label)).toEqual(first);
  });

  test('pages name themselves to search engines and link previews, and both versions in the footer', async ({
    page,
  }) => {
    await page.goto('entities/payer');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/entities\/payer$/);
    const contentOf = (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`);
    await expect(contentOf('og:title')).toHaveAttribute('content', 'Credible EHI Export | Payer');
    await expect(contentOf('og:url')).toHaveAttribute('content', /\/entities\/payer$/);
    for (const name of ['description', 'og:description']) {
      await expect(contentOf(name)).toHaveAttribute(
        'content',
        /^ContentPayer\.json of the EHI export/,
      );
    }
    const footer = page.locator('footer');
    await expect(footer).toContainText(
      `© ${site.copyrightYear} ${site.provider}. Version ${site.versionLabel}`,
    );
    await expect(footer).toContainText(editionOf(dictionary).publisher);
    const version = footer.getByRole('link', { name: /^Dictionary \d/ });
    await expect(version).toHaveAttribute('href', '/changes');
  });
});

test('the menu takes two or three of twelve columns, and nothing in the top bar covers another, however wide the window', async ({
  page,
}) => {
  await page.goto('entities/payer');
  for (const [width, menu] of [
    [1600, 2],
    [1200, 2],
    [1199, 3],
    [1000, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const columns = () =>
      page.evaluate(() => {
        const all = document.documentElement.clientWidth;
        return ['.theme-doc-sidebar-container', 'main']
          .map((selector) => document.querySelector(selector)!.getBoundingClientRect().width)
          .map((taken) => (12 * taken) / all);
      });
    await expect
      .poll(columns, `${width} px`)
      .toEqual([expect.closeTo(menu, 1), expect.closeTo(12 - menu, 1)]);
  }
  for (const width of [320, 390, 480, 576, 640, 720, 800, 900, 996, 997, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    const bar = page.locator('.navbar__inner');
    const parts = bar.locator(
      '.navbar__toggle, .navbar__logo, .navbar__title, .portal-version, .navbar__items--right button',
    );
    const boxes = await parts.evaluateAll((all) =>
      all
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
    );
    expect(boxes.length).toBeGreaterThanOrEqual(4);
    for (const [at, a] of boxes.entries()) {
      expect.soft(a.right).toBeLessThanOrEqual(width);
      for (const b of boxes.slice(at + 1)) {
        const apart =
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        expect.soft(apart, `${width} px: ${JSON.stringify([a, b])}`).toBe(true);
      }
    }
  }
});

test('on a phone the menu is a drawer, and a guide has its table of contents folded at its head', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('guides/reading-an-export');
  await page.getByText('On this page', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'What is in the zip', exact: true })).toBeVisible();
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.locator('.navbar-sidebar').getByRole('link', { name: 'Allergies' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allergies Entity');
  await expect(page.getByText('On this page', { exact: true })).toHaveCount(0);
});

test('home says in one screen what this is, of which edition, and where to go with what one has, and shows files and a record', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('home');
  const main = page.getByRole('main');
  const fields = entities.reduce((sum, entity) => sum + entity.fields.length, 0);
  const { publisher } = editionOf(dictionary);
  const size = `${entities.length} entities · ${fields.toLocaleString('en-US')} fields`;
  const edition = main.getByText(` · ${size}`);
  await expect(edition).toBeInViewport();
  await expect(edition).toContainText(publisher);
  await expect(edition).not.toHaveText(/·\s*$/);
  const version = edition.getByRole('link', { name: /^Dictionary \d\S*, \w+ \d+, \d{4}/ });
  await expect(version).toHaveAttribute('href', '/changes');
  for (const [name, leadsTo] of [
    ['Check an export', '/check'],
    ['Load into a database', '/guides/load-into-a-database'],
    ['All fields', '/fields'],
    ['Read a record', '/read'],
    ['Compliance', '/guides/evidence'],
  ] as const) {
    const way = main.getByRole('link', { name, exact: true });
    await expect(way).toBeInViewport();
    await expect(way).toHaveAttribute('href', leadsTo);
  }
  await expect(main.getByRole('heading', { name: 'The format in one minute' })).toBeInViewport();
  await expect(main.getByRole('heading', { name: entities[0]!.area })).toBeAttached();
  await expect(main).not.toContainText('TODO');

  const [first = '', ...others] = await main.locator('li > code:first-child').allTextContents();
  const files = entities.flatMap((entity) => [
    exportFileName(entity.fileName),
    customExportFileName(entity.fileName),
  ]);
  expect(others.slice(0, 3).filter((file) => !files.includes(file))).toEqual([]);
  const shown = entities.find(({ fileName }) => exportFileName(fileName) === first)!;
  const record = JSON.parse((await main.locator('pre').textContent())!);
  const whole = JSON.parse(examplePretty(shown.fields));
  expect(record).toEqual(Object.fromEntries(Object.keys(record).map((key) => [key, whole[key]])));
});

test('a guide has its table of contents at the side, code that is copied as written, and links that are large enough to hit', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('copy', () =>
      Object.assign(window, { copied: String(document.getSelection()) }),
    );
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('guides/reading-an-export');
  const block = page.locator('pre').filter({ hasText: 'import json' }).first();
  const plain = await block.locator('code').evaluate((code) => getComputedStyle(code).color);
  await expect(block.getByText('import', { exact: true }).first()).not.toHaveCSS('color', plain);
  const button = page.getByRole('button', { name: 'Copy read_export.py' });
  await button.click();
  // Beside the button: a screen reader does not hear of what is in it.
  await expect(button.locator('+ [role="status"]')).toHaveText('Copied');
  await expect(page.getByRole('group', { name: 'read_export.py' })).toHaveText(/import json/);
  const copied = await page.evaluate(() => (window as unknown as { copied?: string }).copied);
  expect(copied).toBe(await block.textContent());
  expect(await block.innerText()).toBe(copied);

  const headings = await page.locator('main h2').allInnerTexts();
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents.locator('> ul > li > a')).toHaveText(
    headings.map((heading) => heading.replace(/[#\u200b]/g, '').trim()),
  );
  const last = contents.getByRole('link').last();
  await last.click();
  await expect(page).toHaveURL(new RegExp(`${await last.getAttribute('href')}$`));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);

  const sizes = await page
    .locator('main a.hash-link')
    .evaluateAll((all) =>
      all
        .map((link) => link.getBoundingClientRect())
        .map(({ width, height }) => Math.min(width, height)),
    );
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);

  // After each navigation the window is at the top.
  await page.locator('.menu').getByRole('link', { name: 'Claims', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claims Entity');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('an unknown path shows Page Not Found beside the menu, and ways on', async ({ page }) => {
  const response = await page.goto('nowhere');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Credible EHI Export | Page Not Found');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.locator('.menu').getByRole('link', { name: 'Allergies' })).toBeVisible();
  await expect(page.locator('footer')).toContainText(site.versionLabel);
  await main.getByRole('button', { name: /^Find a field/ }).click();
  await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await main.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(main.getByRole('button', { name: /^Find a field/ })).toBeVisible();
});

test('before scripts arrive controls stand there, take no keys or clicks, and do not move', async ({
  page,
}) => {
  const controls = page.locator('[data-needs-script]:visible');
  const places = () =>
    controls.evaluateAll((all) =>
      all.map((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        return [control.textContent?.slice(0, 20), x, y, width, height];
      }),
    );
  const release = await holdScripts(page);
  const answering = page.goto('entities/allergies', { waitUntil: 'commit' });
  const filter = page
    .locator('.menu')
    .getByRole('searchbox', { name: 'Filter entities and pages' });
  await expect(filter).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const before = await places();
  expect(before.length).toBeGreaterThan(2);
  const box = (await filter.boundingBox())!;
  await page.mouse.click(box.x + 10, box.y + 10);
  await page.keyboard.type('lost');
  await expect(filter).toHaveValue('');
  release();
  await answering;
  await filter.fill('claims');
  await filter.fill('');
  expect(await places()).toEqual(before);
});

test('from a dark theme a page is printed dark on white, whole, with the links to other sites spelled out', async ({
  page,
}) => {
  const themes = process.env.TEST_ALL ? (['light', 'dark'] as const) : (['dark'] as const);
  for (const [path, name, address] of [
    ['downloads', 'CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
    ['guides/attachments', 'Attachments', undefined],
    ['entities/claims', 'Visit Service › Client Visit Id', undefined],
    ...(process.env.TEST_ALL ? [['home', 'Check an export', undefined] as const] : []),
  ] as const) {
    await page.goto(path);
    for (const colorScheme of themes) {
      await page.emulateMedia({ media: 'screen', colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await page.emulateMedia({ media: 'print', colorScheme });
      await expect(page.locator('.navbar')).toBeHidden();
      await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      expect.soft(await page.evaluate(lightTexts), path).toEqual([]);
      expect.soft(await page.evaluate(cutTexts), path).toEqual([]);
    }
    const link = page.locator('main a', { hasText: new RegExp(`^${name}$`) }).first();
    const spelled = await link.evaluate((a) => getComputedStyle(a, '::after').content);
    if (address === undefined) expect(spelled).not.toContain('/');
    else expect(spelled).toContain(address);
  }
});

test('every printed sheet names the site, both versions, the whole address and the date', async ({
  page,
}) => {
  await page.goto('entities/payer#zip');
  // Not before: setting it makes the browser style every element anew.
  await expect(page.locator('html')).not.toHaveAttribute('style', /--portal/);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const told = (name: string) =>
    page.locator('html').evaluate((html, of) => html.style.getPropertyValue(of), name);
  const { describes } = editionOf(dictionary);
  expect(await told('--portal-sheet-site')).toBe(`"${site.title} · ${describes}"`);
  expect(await told('--portal-sheet-address')).toMatch(
    /^"http\S+\/entities\/payer#zip · \w+ \d+, \d{4}"$/,
  );
  const boxes = await page.evaluate(() =>
    Array.from(document.styleSheets)
      .flatMap((sheet) => Array.from(sheet.cssRules))
      .filter((rule) => rule instanceof CSSPageRule)
      .map(({ cssText }) => cssText)
      .join(),
  );
  expect(boxes).toMatch(/@top-left .*--portal-sheet-site.*@bottom-left .*--portal-sheet-address/s);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Fields' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Use this file' })).toBeHidden();
  await expect(page.getByRole('tabpanel')).toBeHidden();
});

/** In the page: texts that are not dark, or stand on what is not white. */
function lightTexts(): string[] {
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return alpha === 0 ? 255 : (r + g + b) / 3;
  };
  return Array.from(document.querySelectorAll('main *'))
    .filter((element) =>
      Array.from(element.childNodes).some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      ),
    )
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return luminance(color) > 100 || luminance(backgroundColor) < 230;
    })
    .map((element) => element.outerHTML.slice(0, 100));
}

/** In the page: texts of which a part is not drawn. */
function cutTexts(): string[] {
  return Array.from(document.querySelectorAll<HTMLElement>('main :is(p, li, td, th, pre, code)'))
    .filter((element) => element.checkVisibility())
    .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 4)
    .filter((element) => getComputedStyle(element).overflowY !== 'visible')
    .map((element) => element.outerHTML.slice(0, 100));
}

test('in dark forced colors what is pressed, the menu’s current entry and the row that the address names are told from the others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('entities/liability#slide-percent');
  await page.getByRole('button', { name: 'Only nullable' }).press('Enter');
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(element);
        return { backgroundColor, outlineStyle };
      });
  expect(await look('main [aria-pressed=true]')).not.toEqual(
    await look('main [aria-pressed=false]'),
  );
  expect((await look('.menu [aria-current=page]')).outlineStyle).toBe('solid');
  expect((await look('.menu a[href*="/entities/"]:not([aria-current])')).outlineStyle).toBe('none');
  await expect(page.locator('#slide-percent')).toHaveCSS('outline-style', 'solid');
  expect(
    await page
      .locator('tbody tr:not(#slide-percent)')
      .evaluateAll((rows) => rows.filter((row) => getComputedStyle(row).outlineStyle !== 'none')),
  ).toEqual([]);
});

test('the color mode follows the system, and what the reader chooses instead stays', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('home');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const toggle = page.getByRole('button', { name: /dark and light mode/ });
  for (let press = 0; press < 3; press++) {
    await toggle.click();
    if ((await html.getAttribute('data-theme')) === 'light') break;
  }
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
});
