import fs from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

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

/** The headless shell draws pages as the whole browser does, for a third of the processor's time. */
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

const WHOLE = [
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Whether Playwright has a headless shell of its own, which it keeps beside its whole browser. */
function isPlaywrightsShellThere(): boolean {
  const folder = chromium
    .executablePath()
    .replace(/([/\\]chromium)(-\d+)[/\\].*/, '$1_headless_shell$2');
  return fs.existsSync(folder);
}

/** Whether there is a headless shell of Chromium to test with. */
export function isShellThere(): boolean {
  return isPlaywrightsShellThere() || fs.existsSync(SYSTEM_SHELL);
}

/**
 * Path of the Chromium to test with: the system's headless shell, else a whole browser. Nothing where Playwright
 * has its shell, which it finds by itself, and where there is none.
 */
export function chromiumPath(): string | undefined {
  if (isPlaywrightsShellThere()) return undefined;
  return [SYSTEM_SHELL, ...WHOLE].find((path) => fs.existsSync(path));
}

/** Starts the Chromium to test with. @param more arguments besides the usual ones */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGUMENTS, ...more],
  });
}
