import { spawnSync } from 'node:child_process';
import { PROJECT_FOLDER } from './sites';

/** The browsers of Playwright that the smoke tests are also tried in. */
export const OTHER_BROWSERS = ['firefox', 'webkit'] as const;

export type OtherBrowser = (typeof OTHER_BROWSERS)[number];

/** Where `npm test` tells Playwright which of them start on this machine. */
export const OTHER_BROWSERS_VARIABLE = 'OTHER_BROWSERS';

/**
 * Finds which of the other browsers start on this machine. Those that are missing are asked for once, which takes a
 * moment where they cannot be had.
 */
export function findOtherBrowsers(): OtherBrowser[] {
  const missing = OTHER_BROWSERS.filter((name) => !starts(name));
  if (missing.length > 0) {
    const way = `npx playwright install ${missing.join(' ')}`;
    console.log(`\n${missing.join(' and ')} not found; trying: ${way}`);
    spawnSync(way, { cwd: PROJECT_FOLDER, shell: true, stdio: 'ignore', timeout: 240_000 });
  }
  return OTHER_BROWSERS.filter((name) => !missing.includes(name) || starts(name));
}

/** Whether a browser is there with all that it needs of the system. */
function starts(name: OtherBrowser): boolean {
  const start = `require('@playwright/test').${name}.launch().then((browser) => browser.close())`;
  const options = { cwd: PROJECT_FOLDER, stdio: 'ignore', timeout: 60_000 } as const;
  return spawnSync(process.execPath, ['-e', start], options).status === 0;
}
