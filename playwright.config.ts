import { defineConfig } from '@playwright/test';
import { chromiumPath, CHROMIUM_ARGUMENTS } from './scripts/testing/chromium';
import { OTHER_BROWSERS, OTHER_BROWSERS_VARIABLE } from './scripts/testing/otherBrowsers';
import { EVERYTHING_VARIABLE } from './scripts/testing/wantedChecks';
import { devServer, SITES } from './scripts/testing/sites';

const installed = (process.env[OTHER_BROWSERS_VARIABLE] ?? '').split(',');

/** No page is open for long enough to earn back what optimizing its scripts costs, a sixth of the processor. */
const OF_SHORT_LIFE = '--js-flags=--no-turbofan --min-semi-space-size=64 --max-semi-space-size=128';

const server = devServer();

export default defineConfig({
  testDir: 'e2e',
  // Playwright empties it, and other checks write their results beside.
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Such tests try what others try too, of more pages and states.
  ...(process.env[EVERYTHING_VARIABLE] ? {} : { grepInvert: /@all/ }),
  forbidOnly: !!process.env.CI,
  retries: 0,
  // One more than cores: a test waits for its page as often as it works.
  workers: 3,
  // Generous: a busy machine must not fail a test. How fast things are is for `npm run bench` to say.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: SITES.built.url,
  },
  projects: [
    {
      name: 'chromium',
      use: {
        launchOptions: {
          executablePath: chromiumPath(),
          args: [...CHROMIUM_ARGUMENTS, OF_SHORT_LIFE],
        },
      },
    },
    ...OTHER_BROWSERS.filter((name) => installed.includes(name)).map((browserName) => ({
      name: browserName,
      testMatch: 'smoke.spec.ts',
      use: { browserName },
    })),
  ],
  globalSetup: './scripts/testing/serveBuilds.ts',
  // It comes up during the first tests: Playwright waits for what has an address alone, and its own tests wait.
  webServer: { ...server, env: { ...(process.env as Record<string, string>), ...server.env } },
});
