import { mergeConfig } from 'vitest/config';
import base from './vitest.config.mjs';

/** For the mutation run: without the tests that load the whole dictionary, seconds for each change of the code. */
export default mergeConfig(base, { test: { exclude: ['**/search.test.ts'] } });
