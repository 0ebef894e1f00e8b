import base from './vitest.config.mjs';

/**
 * For the mutation run: without the tests that load the whole dictionary or damage files by the hundred, seconds
 * for each change of the code, and with each module loaded once.
 */
export default {
  ...base,
  test: {
    ...base.test,
    projects: undefined,
    isolate: false,
    include: ['**/*.test.{ts,tsx}'],
    exclude: [
      ...(base.test?.exclude ?? []),
      '**/search.test.ts',
      '**/judged.test.ts',
      '**/damagedData.test.ts',
    ],
  },
};
