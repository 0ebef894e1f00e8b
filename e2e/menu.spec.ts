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

test('the menu is narrowed by what a reader types, and Escape brings all back', async ({
  page,
}) => {
  await page.goto('home');
  const { box, links, told } = menuOf(page, '.menu');
  await box.fill('CREDIBLE');
  await expect(links).toHaveText(credible);
  await expect(told).toHaveText(/^\d+ of \d+ entities and pages$/);
  await box.fill('plan credible');
  await expect(links).toHaveText(names.filter((name) => /credible.*plan/i.test(name)));
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(links).toHaveText(names);
});

test('where no entity fits the menu says so and keeps its box', async ({ page }) => {
  await page.goto('entities/payer');
  const { box, links, told } = menuOf(page, '.menu');
  await box.fill('nowhere');
  await expect(told).toHaveText('No entity or page fits');
  await expect(links).toHaveCount(0);
  await box.fill('');
  await expect(links).toHaveText(names);
});

test('the menu stays narrowed from page to page', async ({ page }) => {
  await page.goto('home');
  const { box, links } = menuOf(page, '.menu');
  await box.fill('credible');
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${credible[0]} Entity`);
  await expect(box).toHaveValue('credible');
  await expect(links).toHaveText(credible);
  await box.fill('abbr');
  await page.locator('.menu').getByRole('link', { name: 'Abbreviations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abbreviations');
  await expect(box).toHaveValue('abbr');
});

test('groups are open on Home and on their own pages, and the entities begin in sight elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('home');
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

test('the entities by area stay so, with the area of the page open', async ({ page }) => {
  await page.goto('entities/claims');
  const menu = page.locator('.menu');
  await menu.getByRole('button', { name: 'By area' }).click();
  const { links } = menuOf(page, '.menu');
  const ofArea = (slug: string) => {
    const area = entities.find((entity) => entity.slug === slug)!.area;
    return entities.filter((entity) => entity.area === area).map(({ name }) => name);
  };
  await expect(links).toHaveText(ofArea('claims'));
  await page.goto('entities/eMar');
  await expect(links).toHaveText(ofArea('eMar'));
  await menu.getByRole('button', { name: 'By area' }).click();
  await expect(links).toHaveText(names);
});

test('the box stays in sight while the menu scrolls, and hides no focused link', async ({
  page,
}) => {
  await page.goto('home');
  const { box, links } = menuOf(page, '.menu');
  await links.last().focus();
  await expect(box).toBeInViewport();
  const target = links.nth(40);
  await target.focus();
  await expect(target).toBeInViewport();
  const [boxPlace, linkPlace] = await Promise.all([box.boundingBox(), target.boundingBox()]);
  expect(linkPlace!.y).toBeGreaterThanOrEqual(boxPlace!.y + boxPlace!.height);
});

test('the phone’s drawer is narrowed too, and stays so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('home');
  const open = () => page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await open();
  const { box, links, told } = menuOf(page, '.navbar-sidebar');
  await box.fill('credible');
  await expect(links).toHaveText(credible);
  await box.fill('nowhere');
  await expect(told).toHaveText('No entity or page fits');
  await box.press('Escape');
  await expect(links).toHaveText(names);
  await box.fill('allergies');
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allergies Entity');
  await open();
  await expect(box).toHaveValue('allergies');
  await expect(links).toHaveCount(1);
});

test('what no name has, the menu finds as the search does, and Enter opens the first hit', async ({
  page,
}) => {
  await page.goto('home');
  const { box, links, told } = menuOf(page, '.menu');
  await box.fill('ContentClientDiagnosis.json');
  const { name: ofFile } = entities.find(({ fileName }) => fileName === 'ContentClientDiagnosis')!;
  await expect(links.filter({ hasText: ofFile })).not.toHaveCount(0);
  const invoiced = entities.filter(({ otherWords = [] }) => otherWords.includes('invoice'));
  expect(invoiced.length).toBeGreaterThan(0);
  await box.fill('invoice');
  for (const { name } of invoiced) await expect(links.filter({ hasText: name })).not.toHaveCount(0);
  await box.fill('social security number');
  await expect(links).toHaveText(['Profile']);
  await expect(told).toHaveText(/^\d+ of \d+ entities and pages$/);
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Abbreviations|Profile Entity/);
});

test('the current entry is in sight on loading and after each navigation', async ({ page }) => {
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
  await page.locator('#program summary').click();
  await page
    .locator('main')
    .getByRole('link', { name: /fields of this name, Program/ })
    .click();
  await expect(current).toHaveText('All fields');
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('no entry of the menu is cut', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('home');
  const cut = await page
    .locator('.menu a span')
    .evaluateAll((all) =>
      all
        .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
});

test('an entry that is in sight does not move the menu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('entities/orders');
  const menu = page.locator('nav.menu');
  const before = await menu.evaluate(({ scrollTop }) => scrollTop);
  expect(before).toBeGreaterThan(0);
  await menu.getByRole('link', { name: 'Outcomes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outcomes Entity');
  expect(await menu.evaluate(({ scrollTop }) => scrollTop)).toBe(before);
});

test.describe('the phone’s drawer', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('takes the focus, keeps it, shows the current entry, and Escape gives the focus back', async ({
    page,
  }) => {
    await page.goto('entities/visit-service');
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
    await drawer.getByRole('searchbox').fill('claims');
    await page.keyboard.press('Escape');
    await expect(drawer.getByRole('searchbox')).toHaveValue('');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('.navbar__inner :focus')).toHaveCount(1);
  });

  test('axe finds nothing while it is open, in either theme', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('entities/payer');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});

test('the home page lists every entity once, below its area', async ({ page }) => {
  await page.goto('home');
  const areas = page.locator('main section').filter({ has: page.locator('h3') });
  for (const area of await areas.all()) {
    const name = await area.getByRole('heading', { level: 3 }).innerText();
    const ofArea = entities.filter((entity) => entity.area === name);
    await expect(area.getByRole('link')).toHaveText(ofArea.map((entity) => entity.name));
  }
  const hrefs = await areas
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([...hrefs].sort()).toEqual(entities.map(({ slug }) => `/entities/${slug}`).sort());
});

test('a field leads to the fields of its name in other entities', async ({ page }) => {
  await page.goto('entities/visit-service');
  const carrying = entities.filter(({ fields }) =>
    fields.some(({ fieldName }) => fieldName.toLowerCase() === 'program'),
  ).length;
  await page.locator('#program summary').click();
  await page
    .getByRole('link', { name: `${carrying} fields of this name, Program`, exact: true })
    .click();
  await expect(page).toHaveURL((url) => /^\/fields\/?$/.test(url.pathname));
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('name')).toBe('Program');
});

for (const query of ['client', 'nowhere']) {
  test(`axe finds nothing while the menu shows “${query}”, in either theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('home');
    await menuOf(page, '.menu').box.fill(query);
    await expectAccessibleInBothThemes(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu has all links and no box, and a folded group leads to its first page', async ({
    page,
  }) => {
    await page.goto('home');
    const { box, links } = menuOf(page, '.menu');
    await expect(links).toHaveText(names);
    await expect(box).toBeHidden();
    await expect(page.locator('.menu').getByText('Open questions')).toBeVisible();
    await page.goto('entities/payer');
    await expect(page.locator('.menu').getByText('Open questions')).toBeHidden();
    await page.locator('.menu').getByText('About', { exact: true }).click();
    await expect(page.locator('.menu').getByText('Open questions')).toBeVisible();
  });
});
