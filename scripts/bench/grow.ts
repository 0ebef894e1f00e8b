import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { copySite } from '../testing/copySite';
import { launchChromium } from '../testing/chromium';
import { generate } from '../../src/generator/generate';
import { PROJECT_FOLDER } from '../testing/sites';
import { syntheticEntities } from './generator';
import { breakdown, serveGzip } from './pages';
import { processOf } from './processes';
import { kilobytes, report } from './report';

const SIZES = [1_000, 7_500];
const SITE = path.join(PROJECT_FOLDER, '.sites/grown');

/** Builds sites of very many entities, and prints what the build costs and what a reader downloads. */
export async function benchGrow(): Promise<void> {
  for (const entities of SIZES) {
    copySite(SITE, syntheticEntities(entities));
    const { seconds, megabytes } = await build();
    const total = fs.readdirSync(path.join(SITE, 'data/entities')).length;
    const html = fs.readFileSync(path.join(SITE, 'build/entities/entity-0/index.html')).length;
    report(
      `build, ${total.toLocaleString('en-US')} entities`,
      `${seconds.toFixed(0)} s, ${(megabytes / 1024).toFixed(1)} GB at most, ` +
        `${kilobytes(html)} of HTML a page; first visit ${await firstVisit()}`,
    );
  }
  fs.rmSync(SITE, { recursive: true });
}

/** Builds the site, and watches how much memory the build and all that it starts hold. */
async function build(): Promise<{ seconds: number; megabytes: number }> {
  const start = performance.now();
  await generate(SITE);
  const docusaurus = path.join(PROJECT_FOLDER, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, ['--max-old-space-size=9000', docusaurus, 'build'], {
    cwd: SITE,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let most = 0;
  const watch = setInterval(() => {
    // Docusaurus works in threads of one process.
    most = Math.max(most, processOf(child.pid ?? 0)?.memory ?? 0);
  }, 500);
  const status = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  clearInterval(watch);
  if (status !== 0) throw new Error(`docusaurus build in ${SITE} ended with ${status}`);
  return { seconds: (performance.now() - start) / 1000, megabytes: most };
}

async function firstVisit(): Promise<string> {
  const { origin, downloads, close } = await serveGzip(path.join(SITE, 'build'));
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(`${origin}/entities/entity-0`, { waitUntil: 'networkidle' });
  await browser.close();
  close();
  return breakdown(downloads);
}
