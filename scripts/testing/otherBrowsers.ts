import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
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
export async function findOtherBrowsers(): Promise<OtherBrowser[]> {
  const found = await thoseThatStart(OTHER_BROWSERS);
  const missing = OTHER_BROWSERS.filter((name) => !found.includes(name));
  if (missing.length === 0) return found;
  const way = `npx playwright install ${missing.join(' ')}`;
  console.log(`\n${missing.join(' and ')} not found; trying: ${way}`);
  await succeeds(way, [], { shell: true, timeout: 240_000 });
  return [...found, ...(await thoseThatStart(missing))];
}

/** Those that are there with all that they need of the system. */
async function thoseThatStart(names: readonly OtherBrowser[]): Promise<OtherBrowser[]> {
  const starts = (name: OtherBrowser) =>
    `require('@playwright/test').${name}.launch().then((browser) => browser.close())`;
  const options = { timeout: 60_000 };
  const started = await Promise.all(
    names.map((name) => succeeds(process.execPath, ['-e', starts(name)], options)),
  );
  return names.filter((_, at) => started[at]);
}

async function succeeds(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<boolean> {
  const child = spawn(program, args, { ...options, cwd: PROJECT_FOLDER, stdio: 'ignore' });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
}
