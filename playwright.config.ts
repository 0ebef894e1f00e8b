import { defineConfig } from '@playwright/test';
import { chromiumPath, CHROMIUM_ARGUMENTS } from './scripts/testing/chromium';
import { OTHER_BROWSERS, OTHER_BROWSERS_VARIABLE } from './scripts/testing/otherBrowsers';
import { SITES } from './scripts/testing/sites';

const installed = (process.env[OTHER_BROWSERS_VARIABLE] ?? '').split(',');

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  workers: 2,
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
      use: { launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS } },
    },
    ...OTHER_BROWSERS.filter((name) => installed.includes(name)).map((browserName) => ({
      name: browserName,
      testMatch: 'smoke.spec.ts',
      use: { browserName },
    })),
  ],
  webServer: Object.values(SITES).map(({ command, cwd, url, env }) => ({
    command,
    cwd,
    url: `${url}home`,
    env: { ...(process.env as Record<string, string>), ...env },
    reuseExistingServer: false,
    timeout: 120_000,
  })),
});
