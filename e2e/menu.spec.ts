import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './axe';
import { dictionary } from './dictionary';
import { expect, holdScripts, test } from './test';

const { entities } = dictionary;
const names = entities.map(({ name }) => name);
const credible = names.filter((name) => /credible/i.test(name));

/** The box and the links of the entities, in the menu or in the phone's drawer. */
function menuOf(page: Page, place: string) {
  return {
    box: page.locator(place).getByRole('searchbox', { name: 'Filter entities and pages' }),
    links: page.locator(`${place} a[href*="/entities/"]`),
    told: page.locator(place).getByRole('status'),
  };
}

test('the menu is narrowed by names, or as the search finds, and stays so from page to page', async ({
  page,
}) => {
  await page.goto('home');
  const { box, links, told } = menuOf(page, '.menu');
  const title = page.getByRole('heading', { level: 1 });
  await box.fill('CREDIBLE');
  await expect(links).toHaveText(credible);
  await expect(told).toHaveText(/^\d+ of \d+ entities and pages$/);
  await links.first().click();
  await expect(title).toHaveText(`${credible[0]} Entity`);
  await expect(box).toHaveValue('CREDIBLE');
  await expect(links).toHaveText(credible);
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(links).toHaveText(names);

  const invoiced = entities.filter(({ otherWords = [] }) => otherWords.includes('invoice'));
  expect(invoiced.length).toBeGreaterThan(0);
  await box.fill('invoice');
  for (const { name } of invoiced) await expect(links.filter({ hasText: name })).not.toHaveCount(0);
  await box.fill('social security number');
  await expect(links).toHaveText(['Profile']);
  // Before the entities come the pages.
  await box.press('Enter');
  await expect(title).toHaveText('Abbreviations');
  await expect(box).toHaveValue('social security number');
  await expect(links).toHaveText(['Profile']);
});

test('home lists every entity once, below its area, and the menu has groups open there and on their own pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('home');
  const listed = await page.locator('main section:has(h3) a:not(.hash-link)').evaluateAll((all) =>
    all.map((link) => {
      const area = link.closest('section:has(h3)')!.querySelector('h3')!.firstChild!.textContent;
      return [area, link.textContent, link.getAttribute('href')].join();
    }),
  );
  expect(listed.sort()).toEqual(
    entities.map(({ area, name, slug }) => `${area},${name},/entities/${slug}`).sort(),
  );

  const menu = page.locator('.menu');
  const group = (name: string) => menu.getByRole('button', { name, exact: true });
  await menu.getByRole('link', { name: 'Queries' }).click();
  await expect(group('How to')).toHaveAttribute('aria-expanded', 'true');
  await expect(group('Start')).toHaveAttribute('aria-expanded', 'false');
  await menu.getByRole('link', { name: entities[0]!.name, exact: true }).click();
  await expect(group('How to')).toHaveAttribute('aria-expanded', 'false');
  for (const { name } of entities.slice(0, 12)) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await group('How to').click();
  await menu.getByRole('link', { name: entities[1]!.name, exact: true }).click();
  await expect(group('How to')).toHaveAttribute('aria-expanded', 'true');
});

test('the box stays in sight while the menu scrolls and hides no link, none of which is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('entities/payer');
  const menu = page.locator('nav.menu');
  const { box, links } = menuOf(page, '.menu');
  const cut = await menu
    .locator('a span')
    .evaluateAll((all) =>
      all
        .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
  await links.last().focus();
  await expect(box).toBeInViewport();
  const target = links.nth(40);
  await target.focus();
  await expect(target).toBeInViewport();
  const [boxPlace, linkPlace] = await Promise.all([box.boundingBox(), target.boundingBox()]);
  expect(linkPlace!.y).toBeGreaterThanOrEqual(boxPlace!.y + boxPlace!.height);

  // What is in sight does not move when it is followed.
  const before = await menu.evaluate(({ scrollTop }) => scrollTop);
  expect(before).toBeGreaterThan(0);
  await links.nth(42).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${names[42]} Entity`);
  expect(await menu.evaluate(({ scrollTop }) => scrollTop)).toBe(before);

  await menu.getByRole('button', { name: 'By area' }).click();
  await page.goto('entities/eMar');
  const { area } = entities.find(({ slug }) => slug === 'eMar')!;
  await expect(links).toHaveText(
    entities.filter((entity) => entity.area === area).map(({ name }) => name),
  );
  await menu.getByRole('button', { name: 'By area' }).click();
  await expect(links).toHaveText(names);
});

test('the current entry is in sight on loading and after each navigation, as by a field to those of its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const current = page.locator('.menu [aria-current=page]');
  const release = await holdScripts(page);
  const answering = page.goto('entities/visit-service', { waitUntil: 'commit' });
  await expect(current).toHaveText('Visit Service');
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  release();
  await answering;
  await expect(current).toBeInViewport({ ratio: 1 });
  const carrying = entities.filter(({ fields }) =>
    fields.some(({ fieldName }) => fieldName.toLowerCase() === 'program'),
  ).length;
  await page.locator('#program summary').click();
  await page
    .getByRole('link', { name: `${carrying} fields of this name, Program`, exact: true })
    .click();
  await expect(page).toHaveURL(/\/fields\/?\?name=Program$/);
  await expect(current).toHaveText('All fields');
  await expect(current).toBeInViewport({ ratio: 1 });
});

test.describe('the phone’s drawer', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('takes the focus, keeps it, is narrowed, and gives the focus back by Escape', async ({
    page,
  }) => {
    await page.goto('entities/payer');
    const opener = page.getByRole('button', { name: 'Toggle navigation bar' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await expect(drawer.locator('[aria-current=page]')).toBeInViewport();
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      const isBehind = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('[role=dialog]');
      });
      expect(isBehind).toBe(false);
    }
    const { box, links, told } = menuOf(page, '.navbar-sidebar');
    await box.fill('credible');
    await expect(links).toHaveText(credible);
    await expectAccessibleInBothThemes(page, 'narrowed');
    await box.fill('nowhere');
    await expect(told).toHaveText('No entity or page fits');
    await expect(links).toHaveCount(0);
    await expectAccessibleInBothThemes(page, 'where nothing fits');
    await box.press('Escape');
    await expect(links).toHaveText(names);
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('.navbar__inner :focus')).toHaveCount(1);
  });

  test('closes over the page that is chosen, and stays narrowed', async ({ page }) => {
    await page.goto('search');
    const opener = page.getByRole('button', { name: 'Toggle navigation bar' });
    const { box, links } = menuOf(page, '.navbar-sidebar');
    await opener.click();
    await box.fill('allergies');
    await links.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allergies Entity');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await opener.click();
    await expect(box).toHaveValue('allergies');
    await expect(links).toHaveCount(1);
  });
});

test(
  'axe finds nothing while the menu is narrowed, in either theme',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('search');
    for (const query of ['client', 'nowhere']) {
      await menuOf(page, '.menu').box.fill(query);
      await expectAccessibleInBothThemes(page, query);
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu has all links and no box, and a folded group leads to its first page', async ({
    page,
  }) => {
    await page.goto('entities/payer');
    const { box, links } = menuOf(page, '.menu');
    await expect(links).toHaveText(names);
    await expect(box).toBeHidden();
    await expect(page.locator('.menu').getByText('Open questions')).toBeHidden();
    await page.locator('.menu').getByText('About', { exact: true }).click();
    await expect(page.locator('.menu').getByText('Open questions')).toBeVisible();
  });
});
