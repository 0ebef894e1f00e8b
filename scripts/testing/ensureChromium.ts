import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromiumPath, isShellThere } from './chromium';

const TO_GET_SHELL = [
  'npx playwright install --with-deps --only-shell chromium',
  'npx playwright install --only-shell chromium',
  'apt-get update -qq && apt-get install -y -qq chromium-headless-shell',
];

const TO_GET_BROWSER = ['apt-get update -qq && apt-get install -y -qq chromium'];

/**
 * Makes sure that there is a Chromium to test with: a headless shell that is there already, else Playwright's,
 * else the system's package; where none can be had, a whole browser.
 *
 * @throws Error that says what to install, if there is none of these
 */
export async function ensureChromium(): Promise<void> {
  await tryUntil(isShellThere, TO_GET_SHELL);
  const isAnyThere = () => isShellThere() || chromiumPath() !== undefined;
  await tryUntil(isAnyThere, TO_GET_BROWSER);
  if (!isAnyThere()) throw new Error('No Chromium: install Chromium or Google Chrome and retry.');
}

async function tryUntil(isThere: () => boolean, commands: readonly string[]): Promise<void> {
  for (const command of commands) {
    if (isThere()) return;
    console.log(`No headless shell of Chromium found; trying: ${command}`);
    await once(spawn(command, { shell: true, stdio: 'inherit', timeout: 240_000 }), 'close');
  }
}
