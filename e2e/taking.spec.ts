import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { csvLines } from '../src/code/csv';
import { expectAccessibleInBothThemes } from './axe';
import { expect, test } from './test';

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
/** Waits for the verdict, and unfolds what can be done after it. */
async function ended(page: Page) {
  await expect(
    page.getByRole('heading', { name: /^(\d+ (problems?|of \d+ files)|All \d+ files)/ }),
  ).toBeVisible();
  // Without a click, which would take the focus.
  await page
    .locator('.check-more')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
}

/** Gives a file by a button that asks for one, with the keyboard. */
async function give(page: Page, label: string, name: string, content: string | Uint8Array) {
  const chooser = page.waitForEvent('filechooser');
  await button(page, label).press('Enter');
  const buffer = Buffer.from(content);
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** What a button hands to the reader. */
async function taken(page: Page, label: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await button(page, label).press('Enter');
  return readFile(await (await download).path());
}

const partsOf = (zip: Uint8Array) => {
  const parts = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]);
  return Object.fromEntries(parts) as Record<string, string>;
};
const rowsOf = (csv = '') => csvLines(csv).slice(1);

/** The sample export, with the records of each file. */
async function readSample(page: Page) {
  const response = await page.request.get('downloads/sample-export.zip');
  const bytes = await response.body();
  const files = Object.entries(partsOf(bytes)).filter(([name]) => /^Content\w+\.json$/.test(name));
  return {
    bytes,
    records: files.map(([name, text]) => [name, text.trimEnd().split('\n')] as const),
  };
}

test('what does not fit is kept, and said', async ({ page }) => {
  const lines = [
    '{"Payer Id":1,"Insurance Name":"A"}',
    '{"Payer Id":2,',
    '{"Payer Id":"three","Insurance Name":"C"}',
    '{"Payer Id":4,"Insurance Name":"D","Shade":"blue"}',
  ];
  const zip = zipSync({ 'ContentPayer.json': strToU8(`${lines.join('\n')}\n`) });
  await page.goto('check');
  await give(page, 'Choose a zip or files', 'export.zip', zip);
  await ended(page);
  const csv = partsOf(await taken(page, 'Save as CSV'));
  await expect(page.locator('.check-facts').filter({ hasText: /^Saved/ })).toHaveText(
    'Saved. 4 records of 1 file read: 3 rows, 1 rejected record. Rejected records are in _rejected, with the reason. ' +
      '1 record with fields that the dictionary does not have; they are in _extra. ' +
      '1 value not of the data type of the field; listed in _misfit. Read one client’s record in plain words.',
  );
  expect(rowsOf(csv['ContentPayer.csv'])).toHaveLength(3);
  expect(csv['ContentPayer.csv']).toContain('"{""Shade"":""blue""}"');
  expect(rowsOf(csv['_rejected.csv'])).toEqual([
    ['ContentPayer.json', '2', '{"Payer Id":2,', 'not-json'],
  ]);
  expect(csv['_misfit.csv']).toContain('Payer Id,three');
  const sql = partsOf(await taken(page, 'Save as SQL'));
  expect(sql['sqlite.sql']).toContain('CREATE VIEW "units-left"');
  expect(sql['ContentPayer.csv']).toContain('\n,C,');
  const sheets = partsOf(await taken(page, 'Save as a workbook'));
  expect(sheets['xl/workbook.xml']).toContain('name="_rejected"');
});

test('an agency describes its fields: check, draft, give back, take its dictionary and a row for each record, all offline', async ({
  page,
  context,
}) => {
  const { bytes, records } = await readSample(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('check');
  // Loads what checks.
  await give(page, 'Choose a zip or files', 'ContentPayer.json', '{"Payer Id":1}\n');
  await ended(page);
  await button(page, 'Check something else').press('Enter');
  await context.setOffline(true);
  await give(page, 'Choose a zip or files', 'export.zip', bytes);
  await ended(page);

  const draft = (await taken(page, 'Draft custom.yaml')).toString();
  expect(draft).toContain('ContentClientProfile_Custom:\n');
  const describe = (text: string, field: string, description: string) => {
    const at = text.indexOf('description: ""', text.indexOf(`  ${JSON.stringify(field)}:\n`));
    expect(at, field).toBeGreaterThan(0);
    return text.slice(0, at) + text.slice(at).replace('""', JSON.stringify(description));
  };
  const filled = describe(
    describe(draft, 'First Name', 'Name on the birth certificate.'),
    'Mood (1-10)',
    'Mood that the client reports.',
  );

  await give(page, 'Use your custom.yaml', 'custom.yaml', filled.replace('dataType:', 'type:'));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/custom\.yaml:\d+:3: ".*" of ".*" has "type"; use dataType/);
  await ended(page);
  await expectAccessibleInBothThemes(page, 'check, custom.yaml refused');

  await give(page, 'Use your custom.yaml', 'custom.yaml', filled);
  await expect(
    page.getByText(/^custom\.yaml: \d+ fields of \d+ files, 2 with a description\./).first(),
  ).toBeVisible();
  await expect(alert).toBeHidden();
  await ended(page);
  await expect(
    page.getByRole('heading', { name: /^(\d+ (problems?|of \d+ files)|All \d+ files)/ }),
  ).toBeFocused();
  // What is described is checked like a documented field, and no longer listed as custom.
  await expect(button(page, 'Draft custom.yaml')).toBeHidden();
  if (process.env.TEST_ALL) await expectAccessibleInBothThemes(page, 'check, custom.yaml taken');

  const made = partsOf(await taken(page, 'Download your dictionary'));
  for (const name of ['custom-fields.csv', 'custom-fields.md', 'custom-postgresql.sql']) {
    expect(made[name], name).toContain('Name on the birth certificate.');
    expect(made[name], name).toContain('Mood that the client reports.');
  }
  const csv = partsOf(await taken(page, 'Save as CSV'));
  const [columns = []] = csvLines(csv['ContentClientProfile_Custom.csv'] ?? '');
  expect(columns).toContain('First Name');
  const count = records.reduce((all, [, lines]) => all + lines.length, 0).toLocaleString('en-US');
  const saved = page.locator('.check-facts').filter({ hasText: /^Saved/ });
  await expect(saved).toContainText(`: ${count} rows, 0 rejected records.`);
  for (const [name, lines] of records) {
    expect(rowsOf(csv[name.replace('.json', '.csv')]), name).toHaveLength(lines.length);
  }
});
