import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { OVERRIDES, OVERRIDES_OFF } from '../../src/plugin/overrides';
import { generate } from '../../src/generator/generate';
import { launchChromium } from '../testing/chromium';
import { PROJECT_FOLDER } from '../testing/sites';
import { breakdown, serveGzip } from './pages';
import { report } from './report';

/** Builds the site with all that it overrides of Docusaurus, then without each in turn, and prints a first visit. */
export async function benchFrame(): Promise<void> {
  await generate(PROJECT_FOLDER);
  const browser = await launchChromium();
  for (const off of ['', ...OVERRIDES]) {
    const folder = build(off);
    const { origin, downloads, close } = await serveGzip(folder);
    const page = await browser.newPage();
    await page.goto(`${origin}/entities/payer`, { waitUntil: 'networkidle' });
    report(
      off ? `first visit of Payer without ${off}` : 'first visit of Payer',
      breakdown(downloads),
    );
    await page.close();
    close();
  }
  await browser.close();
}

function build(off: string): string {
  const folder = path.join(PROJECT_FOLDER, '.sites/frame');
  const docusaurus = path.join(PROJECT_FOLDER, 'node_modules/.bin/docusaurus');
  const { status, stderr } = spawnSync(docusaurus, ['build', '--out-dir', folder], {
    cwd: PROJECT_FOLDER,
    encoding: 'utf8',
    // What the bundler kept of another build has other overrides.
    env: { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', [OVERRIDES_OFF]: off },
  });
  if (status !== 0) throw new Error(`docusaurus build without "${off}" failed:\n${stderr}`);
  return folder;
}
