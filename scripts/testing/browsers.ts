import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { chromium, firefox, webkit, type Browser } from '@playwright/test';

/** Keeps the browser from calling home, which some networks refuse and no test needs. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** It draws pages as the whole browser does, for a third of the processor's time. Playwright's is in its own folder. */
const SHELLS = [
  chromium.executablePath().replace(/([/\\]chromium)(-\d+)[/\\].*/, '$1_headless_shell$2'),
  '/usr/bin/chromium-headless-shell',
];

const WHOLE = [
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const PLAYWRIGHT = 'npx playwright install';
const APT = 'apt-get update -qq && apt-get install -y -qq';

const isThere = (path: string) => fs.existsSync(path);

/** Path of the Chromium to test with; nothing where there is none, or Playwright's shell, which it finds by itself. */
export function chromiumPath(): string | undefined {
  const [own = '', ...others] = [...SHELLS, ...WHOLE];
  return isThere(own) ? undefined : others.find(isThere);
}

/** @param more arguments in addition to the usual ones */
export function launchChromium(more: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGUMENTS, ...more],
  });
}

/**
 * Installs Chromium where there is none: Playwright's headless shell, else the system's, else a whole browser.
 *
 * @throws Error that says what to install if none can be had
 */
export async function ensureChromium(): Promise<void> {
  const shell = '--only-shell chromium';
  const ways = [`${PLAYWRIGHT} --with-deps ${shell}`, `${PLAYWRIGHT} ${shell}`];
  ways.push(`${APT} chromium-headless-shell`);
  for (const way of ways) if (!SHELLS.some(isThere)) await install(way);
  const isAnyThere = () => [...SHELLS, ...WHOLE].some(isThere);
  if (!isAnyThere()) await install(`${APT} chromium`);
  if (!isAnyThere()) throw new Error('No Chromium: install Chromium or Google Chrome and retry.');
}

/** Tries to install the other browsers where they are missing; the tests that run in them say where that failed. */
export async function tryOtherBrowsers(): Promise<void> {
  const missing = [firefox, webkit].filter((browser) => !isThere(browser.executablePath()));
  if (missing.length === 0) return;
  await install(`${PLAYWRIGHT} ${missing.map((browser) => browser.name()).join(' ')}`);
}

async function install(command: string): Promise<void> {
  console.log(`Missing a browser; trying: ${command}`);
  await once(spawn(command, { shell: true, stdio: 'ignore', timeout: 240_000 }), 'close');
}
