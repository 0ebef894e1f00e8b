import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const stub = (name: string) => fileURLToPath(new URL(`./src/testing/${name}`, import.meta.url));

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    // What Docusaurus provides at build time, as far as a component by itself needs it.
    alias: {
      '@docusaurus/Link': stub('Link.tsx'),
      '@docusaurus/router': stub('router.tsx'),
      '@docusaurus/useIsBrowser': stub('useIsBrowser.ts'),
      '@docusaurus/theme-common': stub('themeCommon.ts'),
      '@docusaurus/useBaseUrl': stub('useBaseUrl.ts'),
      '@docusaurus/useDocusaurusContext': stub('useDocusaurusContext.ts'),
      '@docusaurus/useBrokenLinks': stub('useBrokenLinks.ts'),
      '@theme/CodeBlock': stub('CodeBlock.tsx'),
    },
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
