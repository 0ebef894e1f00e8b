import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that put other modules in the place of some, each file for itself. */
const ALONE = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => path.posix.join('src', file.replaceAll('\\', '/')))
  .filter((file) => fs.readFileSync(file, 'utf8').includes('vi.mock('));

const stub = (name: string) => fileURLToPath(new URL(`./src/testing/${name}`, import.meta.url));

/** Loading the same modules for each file took as long as the tests themselves. */
const together = (groupOrder: number) => ({
  exclude: ALONE,
  isolate: false,
  sequence: { groupOrder },
});

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    // What Docusaurus provides at build time, as far as a component by itself needs it.
    alias: Object.entries({
      '^@theme(-original)?/.*|^@docusaurus/(Head|plugin-content-docs/client|theme-common/internal)$':
        'theme.tsx',
      '@docusaurus/Link': 'Link.tsx',
      '@docusaurus/router': 'router.tsx',
      '@docusaurus/useIsBrowser': 'useIsBrowser.ts',
      '@docusaurus/theme-common': 'themeCommon.ts',
      '@docusaurus/useBaseUrl': 'useBaseUrl.ts',
      '@docusaurus/useDocusaurusContext': 'useDocusaurusContext.ts',
      '@docusaurus/useRouteContext': 'useRouteContext.ts',
      '@docusaurus/useBrokenLinks': 'useBrokenLinks.ts',
      '@generated/site-storage': 'siteStorage.ts',
    }).map(([name, file]) => ({ find: new RegExp(name), replacement: stub(file) })),
  },
  test: {
    globalSetup: 'src/testing/temporaryFolder.ts',
    setupFiles: 'src/testing/cleanUp.ts',
    exclude: [...configDefaults.exclude, '.sites/**', 'build*/**', 'test-results/**'],
    // One after the other, since a worker that changes its environment loads all modules anew: that took a third of the time.
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE, environment: 'happy-dom' } },
      {
        extends: true,
        test: { name: 'node', include: ['**/*.test.ts'], ...together(1) },
      },
      {
        extends: true,
        test: {
          name: 'drawn',
          include: ['**/*.test.tsx'],
          environment: 'happy-dom',
          ...together(2),
        },
      },
    ],
    // Generous: a busy machine must not fail a test.
    testTimeout: 120_000,
    // Vitest would leave one of two cores idle.
    maxWorkers: '100%',
    hookTimeout: 120_000,
    // A page's own style sheet is not there.
    environmentOptions: {
      happyDOM: {
        settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
      },
    },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
