import { defineConfig } from '@playwright/test';
import { chromiumPath, CHROMIUM_ARGUMENTS } from './scripts/testing/chromium';
import { SITES } from './scripts/testing/sites';

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
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS },
  },
  webServer: Object.values(SITES).map(({ command, cwd, url, env }) => ({
    command,
    cwd,
    url: `${url}home`,
    env: { ...(process.env as Record<string, string>), ...env },
    reuseExistingServer: false,
    timeout: 120_000,
  })),
});
