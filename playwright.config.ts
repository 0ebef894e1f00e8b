import { defineConfig } from '@playwright/test';
import { chromiumPath, CHROMIUM_ARGUMENTS, otherBrowsers } from './scripts/testing/browsers';
import { SITES } from './scripts/testing/sites';

/** No page is open for long enough to earn back what optimizing its scripts costs, a sixth of the processor. */
const OF_SHORT_LIFE = '--js-flags=--no-turbofan --min-semi-space-size=64 --max-semi-space-size=128';

export default defineConfig({
  testDir: 'e2e',
  // Playwright empties it, and other checks write their results beside.
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Such tests try what others try too, of more pages and states.
  ...(process.env.TEST_ALL ? {} : { grepInvert: /@all/ }),
  forbidOnly: !!process.env.CI,
  retries: 0,
  // One more than cores ends no sooner, and takes a fourteenth more of the processor's time.
  workers: 2,
  // Generous: a busy machine must not fail a test. How fast things are is for `npm run bench` to say.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: SITES.built.url,
    // Else what changes its size or color is still on its way when it is measured.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'chromium',
      // In Chromium other tests try the same.
      ...(process.env.TEST_ALL ? {} : { testIgnore: 'smoke.spec.ts' }),
      use: {
        launchOptions: {
          executablePath: chromiumPath(),
          args: [...CHROMIUM_ARGUMENTS, OF_SHORT_LIFE],
        },
      },
    },
    ...otherBrowsers().map((browserName) => ({
      name: browserName,
      testMatch: 'smoke.spec.ts',
      use: { browserName },
    })),
  ],
  globalSetup: './scripts/testing/serveBuilds.ts',
});
