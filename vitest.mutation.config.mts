import base from './vitest.config.mjs';

/** For the mutation run: without the tests that load the whole dictionary, seconds for each change of the code. */
export default {
  ...base,
  test: {
    ...base.test,
    projects: undefined,
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...(base.test?.exclude ?? []), '**/search.test.ts'],
  },
};
