import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { dictionary } from './dictionary';
import { expect, holdScripts, test } from './test';

const { entities } = dictionary;
const names = entities.map(({ name }) => name);
const withClient = names.filter((name) => /client/i.test(name));

/** The box and the links of the entities, in the menu or in the phone's drawer. */
function menuOf(page: Page, place: string) {
  return {
    box: page.locator(place).getByRole('searchbox', { name: 'Find an entity' }),
    links: page.locator(`${place} a[href*="/entities/"]`),
    told: page.locator(place).getByRole('status'),
  };
}

test('the menu is narrowed by what a reader types, and Escape brings all back', async ({
  page,
}) => {
  await page.goto('home');
  const { box, links, told } = menuOf(page, '.menu');
  await expect(told).toHaveText(`${names.length} entities`);
  await box.fill('CLIENT');
  await expect(links).toHaveText(withClient);
  await expect(told).toHaveText(`${withClient.length} of ${names.length} entities`);
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
  await expect(told).toHaveText('No entity fits');
  await expect(links).toHaveCount(0);
  await expect(page.locator('.menu').getByRole('link', { name: 'Home' })).toBeVisible();
  await box.fill('');
  await expect(links).toHaveText(names);
});

test('the menu stays narrowed from page to page', async ({ page }) => {
  await page.goto('home');
  const { box, links } = menuOf(page, '.menu');
  await box.fill('client');
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${withClient[0]} Entity`);
  await expect(box).toHaveValue('client');
  await expect(links).toHaveText(withClient);
  await page.locator('.menu').getByRole('link', { name: 'Abbreviations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abbreviations');
  await expect(links).toHaveText(withClient);
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
  await box.fill('client');
  await expect(links).toHaveText(withClient);
  await box.fill('nowhere');
  await expect(told).toHaveText('No entity fits');
  await box.press('Escape');
  await expect(links).toHaveText(names);
  await box.fill('allerg');
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allergies Entity');
  await open();
  await expect(box).toHaveValue('allerg');
  await expect(links).toHaveCount(1);
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
  await page.goto('entities/allergies');
  const others = entities.filter(({ fields }) =>
    fields.some(({ fieldName }) => fieldName.toLowerCase() === 'client id'),
  ).length;
  await page
    .getByRole('link', { name: `Client Id also in ${others - 1} other entities`, exact: true })
    .click();
  await expect(page).toHaveURL((url) => /^\/fields\/?$/.test(url.pathname));
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('group'), searchParams.get('name')]).toEqual(['name', 'Client Id']);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const query of ['client', 'nowhere']) {
    test(`axe finds nothing while the menu shows “${query}”, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('home');
      await menuOf(page, '.menu').box.fill(query);
      await expectAccessible(page);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu has all links and no box', async ({ page }) => {
    await page.goto('home');
    const { box, links } = menuOf(page, '.menu');
    await expect(links).toHaveText(names);
    await expect(box).toBeHidden();
  });
});

test('the box is there once it answers, and nothing moves when it comes', async ({ page }) => {
  const { box, links } = menuOf(page, '.menu');
  const release = await holdScripts(page);
  const answering = page.goto('home', { waitUntil: 'commit' });
  await expect(links).toHaveText(names);
  await expect(box).toBeHidden();
  const before = await links.first().boundingBox();
  release();
  await answering;
  await expect(box).toBeVisible();
  expect(await links.first().boundingBox()).toEqual(before);
});
