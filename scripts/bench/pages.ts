import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../testing/browsers';
import serveBuilds from '../testing/serveBuilds';
import { SITES } from '../testing/sites';
import { report } from './measure';

const FIRST_VISITS = {
  'entities/payer': 'short entity (Payer)',
  'entities/liability': 'long entity (Liability)',
  home: 'home',
  fields: 'all fields',
};

/** Loads pages of the built site in Chromium, and prints how large what it downloads is as gzip. */
export async function benchPages(): Promise<void> {
  const close = await serveBuilds();
  const options = { executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS };
  const browser = await chromium.launch(options);
  for (const [address, what] of Object.entries(FIRST_VISITS)) {
    const page = await browser.newPage();
    const downloads = await downloadsOf(page, () => page.goto(SITES.built.url + address));
    report(`first visit, ${what}`, downloads);
    if (address === 'entities/payer') {
      const next = page.locator('.menu').getByRole('link', { name: 'Allergies' });
      report('next page after Payer (Allergies)', await downloadsOf(page, () => next.click()));
    }
    await page.close();
  }
  await browser.close();
  close();
}

/** Says what a page downloads by its kind: `52.1 KB gzip (html 9.9 KB, js 30.0 KB, …)`. */
async function downloadsOf(page: Page, visit: () => Promise<unknown>): Promise<string> {
  const downloads: Promise<{ path: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const sized = async () => ({
      path: pathname,
      bytes: gzipSync(await response.body(), { level: 9 }).length,
    });
    downloads.push(sized());
  });
  await visit();
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('response');
  const all = await Promise.all(downloads);
  const sum = (isMeant: (path: string) => boolean) => {
    const bytes = all.reduce((total, each) => total + (isMeant(each.path) ? each.bytes : 0), 0);
    return `${(bytes / 1024).toFixed(1)} KB`;
  };
  const isPage = (path: string) => !/\.\w+$/.test(path);
  const kinds = ['js', 'css'].map((kind) => `${kind} ${sum((path) => path.endsWith(`.${kind}`))}`);
  return `${sum(() => true)} gzip (${[`html ${sum(isPage)}`, ...kinds].join(', ')})`;
}
