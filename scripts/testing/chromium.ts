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

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the Chromium to test with: Playwright's own, else the system's, else nothing. */
export function chromiumPath(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM_PATHS].find((path) => path && fs.existsSync(path));
}

/** Starts the Chromium to test with. @param more arguments besides the usual ones */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGUMENTS, ...more],
  });
}
