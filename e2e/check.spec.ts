import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectAccessible, expectAccessibleInBothThemes } from './axe';
import { largeZip } from './largeZip';
import { expect, test } from './test';

const PLANTED = 'Zzyzx';

/** A small export with a fault that holds a planted value, and a key that is a person. */
const EXPORT = Buffer.from(
  zipSync({
    'ContentGeoArea.json': strToU8('{"Geo Area / Office Id":5}\n'),
    'ContentPayer.json': strToU8(
      `{"Payer Id":"${PLANTED}","Insurance Name":"${PLANTED}","${PLANTED} 900-00-0123":1}\n`,
    ),
    [`${PLANTED} letter.docx`]: strToU8(PLANTED),
  }),
);
const ALBUM = Buffer.from(zipSync({ 'Holiday/IMG_2031.jpg': new Uint8Array(3000) }));

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const ended = (page: Page, verdict = /^(\d+ (problems?|of \d+ files)|All \d+ files|Not checked)/) =>
  expect(page.getByRole('heading', { name: verdict })).toBeVisible();
const finding = (page: Page, title: string) =>
  page.getByRole('main').locator('.check-kind').filter({ hasText: title });

/** Opens all that is folded. */
const openAll = (page: Page) =>
  page
    .getByRole('main')
    .locator('.check-panel details')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));

/** Chooses a file as a reader does, by the button. */
async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose a zip or files').press('Enter');
  await (await chooser).setFiles({ name, mimeType: 'application/zip', buffer });
}

test('a zip is checked offline, without a request, each finding is explained, and no report or page holds a value', async ({
  page,
  context,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('check');
  await button(page, 'Try it with the sample').click();
  await ended(page);
  await button(page, 'Check something else').click();
  expect(asked.filter((url) => url.startsWith('http') && !url.startsWith(baseURL!))).toEqual([]);
  const loaded = asked.length;
  await context.setOffline(true);
  await choose(page, 'export.zip', EXPORT);
  await ended(page);
  await expect(page.getByText(/^2 of 106 files, 2 records:/)).toBeVisible();
  const wrong = finding(page, 'Value of another type');
  await expect(wrong).toContainText('ContentPayer.json');
  await expect(wrong.getByText('What to do')).toBeHidden();
  await wrong.locator('summary').press('Enter');
  await expect(wrong).toContainText('What to do');
  await expect(wrong).toContainText('1 record, in line 1');
  await expect(wrong.getByRole('link', { name: 'Payer Id' })).toHaveAttribute(
    'href',
    '/entities/payer#payer-id',
  );
  for (const [label, start] of [
    ['JSON report', /^\{/],
    ['Text report', /^\d+ of 106 files .*\n/],
  ] as const) {
    const download = page.waitForEvent('download');
    await button(page, label).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toMatch(start);
    expect(text).toContain('ContentPayer.json');
    expect(text).toContain('export.zip');
    expect(text).not.toContain(PLANTED);
    expect(text).not.toContain('900-00');
  }
  expect(asked.slice(loaded).filter((url) => !url.startsWith('blob:'))).toEqual([]);

  await test.step('what is printed says what was checked, and has every finding', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('dd').first()).toHaveText('export.zip');
    await expect(page.getByText(`${EXPORT.length} bytes`)).toBeVisible();
    await expect(finding(page, 'Missing file').locator('li')).toHaveCount(104);
    await expect(button(page, 'Text report')).toBeHidden();
  });
  await openAll(page);
  await expect(page.getByRole('main')).toContainText(/field #[0-9a-f]{5}/);
  await expect(page.getByRole('main')).not.toContainText(PLANTED);
});

test('a foreign zip is not checked; a folder is, dropped with more files than a browser lists at once', async ({
  page,
  context,
}, info) => {
  const folder = info.outputPath('export');
  await mkdir(path.join(folder, 'records'), { recursive: true });
  await writeFile(path.join(folder, 'records/ContentGeoArea.json'), '{"Geo Area / Office Id":5}\n');
  for (let at = 0; at < 220; at++) {
    await writeFile(path.join(folder, `letter ${at}.txt`), 'unread');
  }
  await page.goto('check');
  await choose(page, 'album.zip', ALBUM);
  const verdict = 'Not checked: album.zip contains no file of an export.';
  await expect(page.getByRole('heading', { name: verdict, exact: true })).toBeFocused();
  await expect(page.getByText('What to do:')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('are there');

  const devtools = await context.newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', { type, x: 500, y: 300, data });
  }
  await expect(page.locator('dd').first()).toHaveText('export');
  await expect(page.getByText(/^1 of 106 files, 1 record:/)).toBeVisible();
});

test('a check is canceled by keys, and what was found until then stays', async ({ page }) => {
  await page.goto('check');
  await choose(page, 'large.zip', largeZip());
  await expect(page.getByRole('heading', { name: /^Checking/ })).toBeFocused();
  await expect(page.getByRole('progressbar', { name: 'Checked so far' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/% · [\d.]+ [KM]?B of [\d.]+ MB/);
  await button(page, 'Cancel').press('Enter');
  await ended(page, /^Not finished/);
  await expect(page.getByRole('heading', { name: /^Not finished/ })).toBeFocused();
  await expect(page.getByText('so far.').first()).toBeVisible();
  await button(page, 'Check something else').press('Enter');
  await expect(button(page, 'Choose a zip or files')).toBeVisible();
});

for (const [width, start, tag] of [
  [320, 'Try it with a broken sample', []],
  [320, '', ['@all']],
  [1280, 'Try it with a broken sample', ['@all']],
  [1280, '', ['@all']],
] as const) {
  const state = start ? 'done' : 'idle';
  test(`axe finds nothing while ${state}, ${width} px`, { tag: [...tag] }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('check');
    if (start) {
      await button(page, start).click();
      await ended(page);
      await openAll(page);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(overflow).toBeLessThanOrEqual(width);
    await expectAccessibleInBothThemes(page, `check ${start}`);
  });
}

test('what cannot be loaded is told, and axe finds nothing then or while a check is under way', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('check');
  const alert = page.getByRole('alert');
  await context.setOffline(true);
  await choose(page, 'export.zip', EXPORT);
  await expect(alert).toContainText('The program of this page could not be loaded');
  await context.setOffline(false);
  await page.route('**/sample-export.zip', (route) => route.fulfill({ status: 404 }));
  await button(page, 'Try it with the sample').press('Enter');
  await expect(alert).toContainText('The sample export could not be loaded');
  if (process.env.TEST_ALL) await expectAccessible(page, 'check, refused');
  await page.route('**/sample-export.zip', () => undefined);
  await button(page, 'Try it with a broken sample').press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Checked so far' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'check, under way');
});
