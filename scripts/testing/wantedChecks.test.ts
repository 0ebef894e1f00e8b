import { expect, it } from 'vitest';
import { wantedChecks } from './wantedChecks';

const NAMES = ['data', 'unit', 'build', 'browser'];
const read = (...args: string[]) => wantedChecks(args, NAMES);

it('runs all checks where none is named', () => {
  expect(read()).toEqual({ wanted: NAMES, isEverything: false });
});

it('runs those that are named, one by one or in a list, in the order of all', () => {
  expect(read('--only', 'browser')).toEqual({ wanted: ['browser'], isEverything: false });
  expect(read('--only', 'browser,build')).toEqual({
    wanted: ['build', 'browser'],
    isEverything: false,
  });
  expect(read('--only=browser', '--only', 'data')).toEqual({
    wanted: ['data', 'browser'],
    isEverything: false,
  });
});

it('tries every address where it is asked to', () => {
  expect(read('--all')).toEqual({ wanted: NAMES, isEverything: true });
  expect(read('--all', '--only', 'browser')).toEqual({ wanted: ['browser'], isEverything: true });
});

it.each([
  [
    ['--only', 'brwser'],
    /^"brwser" is no check; did you mean "browser"\?; the checks are data, unit/,
  ],
  [['--only', 'e2e'], /^"e2e" is no check; the checks are data, unit, build, browser$/],
  [['--only'], /^--only wants the name of a check: data, unit, build, browser$/],
  [['--onyl', 'data'], /^"--onyl" is no option; did you mean "--only"/],
  [['data'], /^"data" is no option; use --only, --all$/],
])('refuses %j', (args, error) => {
  expect(read(...args)).toEqual({ error: expect.stringMatching(error) as string });
});
