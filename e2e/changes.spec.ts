import { FROZEN_NAMES } from '../src/dictionary/model/addresses';
import { releaseLabel } from '../src/dictionary/model/edition';
import { expect, test } from './test';

/** With the catalog and the checksums. */
const FILES_OF_A_RELEASE = FROZEN_NAMES.length + 2;

test('what changed reads without scripts, names the release, leads to the files of each, and stands on the pages of entities', async ({
  browser,
  baseURL,
  request,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
  await page.goto('changes');
  const { version, releases } = await (await request.get('changes.json')).json();
  await expect(page.locator('main')).toContainText(`This site shows ${releaseLabel(version)}.`);
  for (const release of releases) {
    await expect(page.getByRole('heading', { name: release.title })).toBeVisible();
    await expect(page.getByText(release.summary)).toBeVisible();
    await page.getByText(`Files of ${release.version}`).click();
  }
  const files = page.locator('main a[href*="/v/"]');
  await expect(files).toHaveCount(releases.length * FILES_OF_A_RELEASE);
  for (const file of await files.all()) {
    await expect(file).toBeVisible();
    expect.soft(await request.head((await file.getAttribute('href'))!)).toBeOK();
  }
  await page.goto('entities/visit-service#what-changed');
  await expect(page.getByText('Value added: Client Only X')).toBeVisible();
  await page.close();
});
