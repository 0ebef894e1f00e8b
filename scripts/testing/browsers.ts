import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';

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

const isThere = (path: string) => fs.existsSync(path);

/** Path of the Chromium to test with; nothing where there is none, or Playwright's shell, which it finds by itself. */
export function chromiumPath(): string | undefined {
  const [own = '', ...others] = [...SHELLS, ...WHOLE];
  return isThere(own) ? undefined : others.find(isThere);
}

const PLAYWRIGHT = 'npx playwright install';
const SHELL = '--only-shell chromium';
const APT = 'apt-get update -qq && apt-get install -y -qq';

/** What is tried, each only where nothing that it is for is there yet. */
const WAYS = [
  [`${PLAYWRIGHT} --with-deps ${SHELL}`, SHELLS],
  [`${PLAYWRIGHT} ${SHELL}`, SHELLS],
  [`${APT} chromium-headless-shell`, SHELLS],
  [`${APT} chromium`, [...SHELLS, ...WHOLE]],
] as const;

/**
 * Installs Chromium where there is none: Playwright's headless shell, else the system's, else a whole browser.
 *
 * @throws Error that says what to install if none can be had
 */
export async function ensureChromium(): Promise<void> {
  for (const [way, wanted] of WAYS) if (!wanted.some(isThere)) await install(way);
  if ([...SHELLS, ...WHOLE].some(isThere)) return;
  throw new Error('No Chromium: install Chromium or Google Chrome and retry.');
}

const OTHERS = { firefox, webkit };

/** The browsers beside Chromium that are here, or are not; where one does not start, its tests say so. */
export const otherBrowsers = (areHere = true) =>
  (['firefox', 'webkit'] as const).filter(
    (name) => isThere(OTHERS[name].executablePath()) === areHere,
  );

/** Tries to install those that are missing, and says which cannot be had. */
export async function tryOtherBrowsers(): Promise<void> {
  const missing = () => otherBrowsers(false).join(' ');
  if (missing()) await install(`${PLAYWRIGHT} ${missing()}`);
  if (missing()) console.log(`not tried, because they cannot be installed here: ${missing()}`);
}

async function install(command: string): Promise<void> {
  console.log(`Missing a browser; trying: ${command}`);
  await once(spawn(command, { shell: true, stdio: 'ignore', timeout: 240_000 }), 'close');
}
