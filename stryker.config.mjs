import process from 'node:process';

/*
 * Changes one thing at a time in the code of a folder and runs the tests that lie there; a change that no test
 * notices is a missing test. It is not installed with the project, and needs TypeScript and vitest beside itself:
 *
 *   FOLDER=src/search npx --yes --prefix="$(mktemp -d)" -p @stryker-mutator/core@9.6.1 \
 *     -p @stryker-mutator/vitest-runner@9.6.1 -p typescript@5.9.3 -p vitest@4.1.12 -- stryker run
 */
const folder = process.env.FOLDER ?? 'src/dictionary/model';

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [`${folder}/**/*.{ts,tsx}`, '!src/**/*.test.{ts,tsx}'],
  vitest: { configFile: 'vitest.mutation.config.mts', dir: folder },
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `test-results/mutation/${folder.replaceAll('/', '-')}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: 'test-results/stryker',
  ignorePatterns: ['.sites', '.docusaurus', 'build*', 'static', 'e2e', 'docs/entities'],
  // Tables are read while modules load: each change of one would run every test again, an hour in all.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  warnings: { slow: false },
};
