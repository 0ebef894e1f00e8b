import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { launchChromium } from '../testing/chromium';
import { copySite } from '../testing/copySite';
import { PROJECT_FOLDER } from '../testing/sites';
import { startDevServer, type DevServer } from './devServer';
import { report } from './report';

const SAVES = 5;
const EDITS = 30;
const RESTARTS = 3;
const SITE = path.join(PROJECT_FOLDER, '.sites/bench');
const at = (file: string) => path.join(SITE, file);
const PAYER = 'data/entities/payer.yaml';
const DRAWS_ON_VOCABULARY = 'data/entities/insurance-visit-type.yaml';
const VOCABULARY = 'data/vocabulary.yaml';
const GUIDE = 'docs/guides/where-is.mdx';

/**
 * Edits a copy of the site while `npm start` serves it, and prints how long the open page takes to follow, what memory
 * each edit keeps, and whether it starts again after it was killed.
 */
export async function benchEditing(): Promise<void> {
  fs.mkdirSync(path.join(PROJECT_FOLDER, 'test-results'), { recursive: true });
  copySite(SITE);
  const start = performance.now();
  let server = await startDevServer(SITE);
  report('npm start, from nothing', seconds(performance.now() - start));
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await benchSaves(page, server);
    await page.goto(`${server.url}entities/payer`);
    await benchMemory(page, server);
    await page.close();
    for (let round = 0; round < RESTARTS; round++) {
      await server.stop('SIGKILL');
      const again = performance.now();
      server = await startDevServer(SITE);
      report('npm start, after it was killed', seconds(performance.now() - again));
    }
  } finally {
    await browser.close();
    await server.stop('SIGTERM');
    fs.writeFileSync(path.join(PROJECT_FOLDER, 'test-results/editing.log'), server.printed());
    fs.rmSync(SITE, { recursive: true });
  }
}

async function benchSaves(page: Page, { url }: DevServer): Promise<void> {
  await page.goto(`${url}entities/insurance-visit-type`);
  const entities = fs.readdirSync(at('data/entities')).map((name) => `data/entities/${name}`);
  await timed(page, 'one file', [DRAWS_ON_VOCABULARY]);
  await timed(page, 'the vocabulary', [VOCABULARY]);
  await timed(page, `${entities.length + 1} files`, [...entities, VOCABULARY]);
}

/** Saves files with another text in each, and waits until the open page shows it; then the next. */
async function timed(page: Page, what: string, files: readonly string[]): Promise<void> {
  const originals = files.map((file) => fs.readFileSync(at(file), 'utf8'));
  const times: number[] = [];
  for (let round = 1; round <= SAVES; round++) {
    const word = `Round-${round}`;
    const start = performance.now();
    files.forEach((file, index) => fs.writeFileSync(at(file), told(originals[index] ?? '', word)));
    await page.locator('main').getByText(word).first().waitFor({ timeout: 120_000 });
    times.push(performance.now() - start);
    await pause(3_000);
  }
  files.forEach((file, index) => fs.writeFileSync(at(file), originals[index] ?? ''));
  await page.locator('main').getByText('Round-').first().waitFor({ state: 'detached' });
  await pause(3_000);
  report(`a save of ${what} shows after`, times.map(seconds).join(', '));
}

/** An entity, or the vocabulary, with a word at the head of its description, or of that of Client Id. */
function told(yaml: string, word: string): string {
  return yaml
    .replace(/^description: (?=\w)/m, `description: ${word} `)
    .replace(/(- fieldName: Client Id\n +description: )(?=\w)/, `$1${word} `);
}

async function benchMemory(page: Page, server: DevServer): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const yaml = fs.readFileSync(at(PAYER), 'utf8');
  await kept(page, cdp, server, 'of a YAML file', PAYER, (word) => told(yaml, word));
  const guide = fs.readFileSync(at(GUIDE), 'utf8');
  await page.goto(`${server.url}guides/where-is`);
  await kept(page, cdp, server, 'of a guide', GUIDE, (word) => `${guide}\n${word}\n`);
}

async function kept(
  page: Page,
  cdp: CDPSession,
  server: DevServer,
  what: string,
  file: string,
  edited: (word: string) => string,
): Promise<void> {
  const edit = async (round: number) => {
    const word = `Edit-${round}-end`;
    fs.writeFileSync(at(file), edited(word));
    await page.locator('main').getByText(word).first().waitFor({ timeout: 60_000 });
    await pause(500);
  };
  const held = async () => {
    await pause(4_000);
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return { page: usedSize, ...(await server.memory()) };
  };
  // What is kept once only, such as caches, is kept by then.
  for (let round = 0; round < 5; round++) await edit(round);
  const before = await held();
  for (let round = 0; round < EDITS; round++) await edit(round + 5);
  const after = await held();
  const each = (part: keyof typeof before) =>
    `${((after[part] - before[part]) / EDITS / 1024 / 1024).toFixed(2)} MB`;
  report(
    `an edit ${what} keeps`,
    `${each('heap')} of the server's heap (${each('rss')} of its memory), ${each('page')} of the page's`,
  );
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
