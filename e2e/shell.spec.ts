import { dictionary } from './dictionary';
import { expect, test } from './test';

const { site, entities } = dictionary;

test('the top bar has logo, title, version, search and color mode, and no menu items', async ({
  page,
}) => {
  await page.goto('home');
  const bar = page.locator('.navbar');
  await expect(bar).toContainText(site.title);
  await expect(bar).toContainText(site.versionLabel);
  await expect(bar.locator('.navbar__item')).toHaveCount(0);
  const logo = await bar.locator('img:visible').boundingBox();
  const whole = await bar.boundingBox();
  expect(logo!.width / whole!.width).toBeCloseTo(0.1, 2);
});

test('the footer has copyright year, provider and version', async ({ page }) => {
  await page.goto('entities/payer');
  await expect(page.locator('footer')).toHaveText(
    `© ${site.copyrightYear} ${site.provider}. Version ${site.versionLabel}`,
  );
});

test('the menu lists Home, then all entities as a person sorts them', async ({ page }) => {
  await page.goto('home');
  const groups = page.locator('.menu > ul > li');
  await expect(groups.locator('> div')).toContainText([site.shortTitle, 'Entities']);
  const links = await groups
    .nth(1)
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual(entities.map(({ name, slug }) => [name, `/entities/${slug}`]));
  expect(links.slice(0, 3).map(([label]) => label)).toEqual([
    '277 Response',
    '834 Load',
    'Allergies',
  ]);
  await expect(groups.nth(0).locator('a[href="/home"]')).toHaveText('Home');
});

for (const [width, menu] of [
  [1600, 2],
  [1200, 2],
  [1199, 3],
  [1000, 3],
] as const) {
  test(`at ${width} px the menu takes ${menu} of 12 columns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('home');
    const columns = await page.evaluate(() => {
      const widthOf = (selector: string) =>
        document.querySelector(selector)!.getBoundingClientRect().width;
      const all = document.documentElement.clientWidth;
      return [widthOf('.theme-doc-sidebar-container'), widthOf('main')].map((w) => (12 * w) / all);
    });
    expect(columns[0]).toBeCloseTo(menu, 1);
    expect(columns[1]).toBeCloseTo(12 - menu, 1);
  });
}

test('on a phone the menu is a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('home');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.locator('.navbar-sidebar').getByRole('link', { name: 'Allergies' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allergies Entity');
});

test('home greets with title, Welcome and logo', async ({ page }) => {
  await page.goto('home');
  await expect(page).toHaveTitle('Credible EHI Export | Home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.title);
  await expect(page.getByText('Welcome', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Logo', exact: true })).toBeVisible();
});

test('pages name themselves to search engines and link previews', async ({ page }) => {
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
});

test.describe('routes', () => {
  test('the empty path leads to /home', async ({ page }) => {
    await page.goto('./');
    await expect(page).toHaveURL(/\/home\/?$/);
  });

  test('an alias leads on with query and fragment, trailing slash or not', async ({ page }) => {
    for (const slash of ['', '/']) {
      await page.goto(`entities/scheduler-appointment${slash}?from=mail#status-date`);
      await expect(page).toHaveURL(
        /\/entities\/appointment-notification\/?\?from=mail#status-date$/,
      );
      await expect(page.locator('#status-date')).toBeInViewport();
    }
  });

  test('a trailing slash changes nothing', async ({ page }) => {
    await page.goto('entities/eMar/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('eMAR Entity');
  });

  test('an unknown path shows Page Not Found beside the menu, and a way on', async ({ page }) => {
    for (const path of ['nowhere', 'entities/nowhere', 'guides/nowhere']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle('Credible EHI Export | Page Not Found');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(page.locator('.menu').getByRole('link', { name: 'Allergies' })).toBeVisible();
      await expect(page.locator('footer')).toContainText(site.versionLabel);
    }
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('after each navigation the window is at the top', async ({ page }) => {
    await page.goto('entities/visit-service');
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.locator('.menu').getByRole('link', { name: 'Claims', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claims Entity');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the empty path leads to /home', async ({ page }) => {
    await page.goto('./');
    await expect(page).toHaveURL(/\/home\/?$/);
  });

  test('what needs a script is not shown', async ({ page }) => {
    await page.goto('entities/liability');
    await expect(page.getByRole('searchbox', { name: 'Filter' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Download' })).toBeHidden();
  });
});

test.describe('the color mode', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`follows a ${colorScheme} system and can be changed`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('home');
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-theme', colorScheme);
      const toggle = page.getByRole('button', { name: /dark and light mode/ });
      const other = colorScheme === 'light' ? 'dark' : 'light';
      for (let press = 0; press < 3; press++) {
        await toggle.click();
        if ((await html.getAttribute('data-theme')) === other) break;
      }
      await expect(html).toHaveAttribute('data-theme', other);
      await page.reload();
      await expect(html).toHaveAttribute('data-theme', other);
    });
  }
});
