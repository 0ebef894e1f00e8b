import { spawnSync } from 'node:child_process';
import { chromiumPath } from './chromium';

const WAYS = [
  'npx playwright install --with-deps chromium',
  'npx playwright install chromium',
  'apt-get update -qq && apt-get install -y -qq chromium',
];

/**
 * Sees to it that there is a Chromium to test with: one that is there already, else Playwright's,
 * else the system's package.
 *
 * @throws Error that says what to install, if none can be had
 */
export function ensureChromium(): void {
  for (const way of WAYS) {
    if (chromiumPath()) return;
    console.log(`No Chromium found; trying: ${way}`);
    spawnSync(way, { shell: true, stdio: 'inherit', timeout: 240_000 });
  }
  if (!chromiumPath()) throw new Error('No Chromium: install Chromium or Google Chrome and retry.');
}
