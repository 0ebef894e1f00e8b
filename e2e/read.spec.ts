import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectAccessibleInBothThemes } from './axe';
import { largeZip } from './largeZip';
import { expect, test } from './test';

test('the sample is read by keyboard, offline and without a request, searched, and saved as one file', async ({
  page,
  context,
  browser,
}, info) => {
  await page.goto('read');
  await page.getByRole('button', { name: 'Read the sample' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Whose record?' })).toBeFocused();
  await context.setOffline(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('avery');
  await main.getByRole('button', { name: 'Avery Sample' }).press('Enter');
  await expect(main.getByRole('heading', { name: 'Avery Sample' })).toBeFocused();
  await expect(main).toContainText('sertraline 50 mg tablet');
  if (process.env.TEST_ALL) await expectAccessibleInBothThemes(page);

  await main
    .getByRole('link', { name: /^Individual Therapy/ })
    .first()
    .press('Enter');
  const visit = main.locator('.read-entry[open]');
  await expect(visit.locator('> summary')).toBeFocused();
  await expect(visit).toContainText('Follow-up psychotherapy');
  await expect(visit.getByRole('link', { name: /^Claims: / })).toBeVisible();
  await visit.getByText('ContentVisitService.json, line 30').press('Enter');
  await expect(visit.locator('pre')).toContainText('"Client Visit Id":61238');
  await expectAccessibleInBothThemes(page);

  await main.getByRole('link', { name: 'Messages and documents' }).press('Enter');
  const card = main.locator('.read-entry', { hasText: 'insurance-card.png' }).first();
  await card.locator('> summary').press('Enter');
  await card.getByRole('button', { name: 'Open insurance-card.png' }).press('Enter');
  await expect(card.getByRole('img', { name: 'insurance-card.png' })).toHaveJSProperty(
    'naturalWidth',
    1,
  );
  const letter = main.locator('.read-entry', { hasText: 'sample.txt' }).first();
  await letter.locator('> summary').press('Enter');
  const opening = page.waitForEvent('download');
  await letter.getByRole('button', { name: 'Open sample.txt' }).press('Enter');
  expect((await opening).suggestedFilename()).toBe('sample.txt');

  await main.locator('summary', { hasText: 'Hide what is sensitive' }).press('Enter');
  const names = main.getByRole('checkbox', { name: /^Direct identifier/ });
  await names.press('Space');
  await expect(main.getByRole('heading', { name: 'Client 10482' })).toBeVisible();
  await expect(main.getByText(/^Hidden: Direct identifier\. \d+ values of/)).toBeVisible();
  if (process.env.TEST_ALL) await expectAccessible(page);
  await names.press('Space');
  await expect(main.getByRole('heading', { name: 'Avery Sample' })).toBeVisible();

  await page.goBack();
  await expect(visit).toContainText('Follow-up psychotherapy');
  await main.getByRole('link', { name: 'Read another' }).press('Enter');
  await expect(main.getByRole('heading', { name: 'Whose record?' })).toBeFocused();
  const clients = await main.getByRole('listitem').getByRole('button').allTextContents();
  expect(clients).toHaveLength(8);
  expect(clients).toEqual([...clients].sort());
  await main.getByRole('link', { name: 'Choose another export' }).press('Enter');
  await expect(main.getByRole('button', { name: 'Read the sample' })).toBeVisible();
  await page.goBack();
  await main.getByRole('button', { name: 'Avery Sample' }).press('Enter');
  await expect(main.getByRole('heading', { name: 'Avery Sample' })).toBeFocused();

  await main.getByRole('searchbox').fill('breathing exercise');
  await main.getByRole('searchbox').press('Enter');
  await expect(main.getByRole('status').filter({ hasText: /^\d+ records?$/ })).toBeVisible();
  await expect(main.locator('.read-entry').first()).toBeVisible();

  // A link within the page leads out of nothing; and on paper is all of a list.
  await page.evaluate(() => (window.location.hash = 'keep'));
  await main.getByRole('searchbox').fill('');
  await main.getByRole('link', { name: 'Timeline' }).press('Enter');
  await expect(main.locator('.read-entry')).toHaveCount(100);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(main.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(main.locator('.read-entry')).toHaveCount(100);

  await main.getByRole('link', { name: 'What is in this record' }).press('Enter');
  await expect(main).toContainText('917 records of this client');
  const question = page.waitForEvent('dialog');
  const saving = page.waitForEvent('download');
  const press = main.getByRole('button', { name: 'Save as one file' }).press('Enter');
  const dialog = await question;
  expect(dialog.message()).toContain('917 records of Avery Sample');
  await dialog.accept();
  await press;
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('record-10482.html');
  expect(asked.filter((url) => /^http(?!.*logo)/.test(url))).toEqual([]);

  const file = info.outputPath('record.html');
  await saved.saveAs(file);
  expect(await readFile(file, 'utf8')).not.toContain('<script');
  const without = await browser.newPage({ javaScriptEnabled: false });
  await without.goto(pathToFileURL(file).href);
  await expect(without.getByRole('heading', { name: 'Avery Sample' })).toBeVisible();
  await without.getByRole('link', { name: 'Money' }).press('Enter');
  await expect(
    without.getByRole('group', { name: 'Amounts of Claims' }).getByText('$4,510.00'),
  ).toBeVisible();
  await without.close();
});

test('a zip of one client is read at once, and a PDF in it gets an address of its own', async ({
  page,
}) => {
  await page.goto('read');
  const guid = '0f1c2a34-5b6d-4e7f-8a90-1b2c3d4e5f60';
  const records = [guid, guid.replace('0', '1')].map((Attachment, at) =>
    JSON.stringify({ 'Client Id': 1, 'Original Name': ['letter.pdf', 'lost.pdf'][at], Attachment }),
  );
  const zip = zipSync({
    'ContentClientAttachments.json': strToU8(records.join('\n')),
    [guid]: strToU8('%PDF-1.7'),
  });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a zip or files' }).click();
  const file = { name: 'one.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) };
  await (await chooser).setFiles(file);
  await page.getByRole('link', { name: 'Messages and documents' }).click();
  await page.locator('.read-entry > summary', { hasText: 'lost.pdf' }).press('Enter');
  await page.getByRole('button', { name: 'Open lost.pdf' }).press('Enter');
  await expect(page.getByText('The export has no such file that can be read.')).toBeVisible();
  await page.locator('.read-entry > summary', { hasText: 'letter.pdf' }).press('Enter');
  await page.getByRole('button', { name: 'Open letter.pdf' }).press('Enter');
  const link = page.getByRole('status').getByRole('link', { name: 'letter.pdf in a new tab' });
  await expect(link).toHaveAttribute('href', /^blob:/);
  const showsPdf = await page.evaluate(() => navigator.pdfViewerEnabled);
  expect(await link.getAttribute('download')).toBe(showsPdf ? null : 'letter.pdf');
  if (showsPdf) return;
  const saving = page.waitForEvent('download');
  await link.press('Enter');
  expect((await saving).suggestedFilename()).toBe('letter.pdf');
});

test('what is canceled, by Back or by its button, is not begun again by Forward', async ({
  page,
}) => {
  await page.goto('read');
  const file = { name: 'large.zip', mimeType: 'application/zip', buffer: largeZip() };
  const begin = async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a zip or files' }).press('Enter');
    await (await chooser).setFiles(file);
    await expect(page.getByRole('heading', { name: 'Reading' })).toBeFocused();
  };
  const sample = page.getByRole('button', { name: 'Read the sample' });
  await begin();
  await expect(page.getByRole('main')).toContainText('% · ContentPayer.json');
  await page.goBack();
  await expect(sample).toBeVisible();
  await page.goForward();
  await expect(sample).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await begin();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(sample).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
});
