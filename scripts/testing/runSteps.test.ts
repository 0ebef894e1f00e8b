import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { runSteps, type Step } from './runSteps';

let told: string[];

beforeEach(() => {
  told = [];
});

function step(name: string, ms: number, needs: readonly Step[] = [], isPassed = true): Step {
  const start = async () => {
    told.push(`${name} begins`);
    await pause(ms);
    told.push(`${name} ends`);
    return isPassed;
  };
  return { name, needs, start };
}

it('begins as many steps as run at once, and the next where one ends', async () => {
  const steps = [step('long', 90), step('short', 30), step('next', 10)];
  expect(await runSteps(steps, 2)).toEqual([]);
  expect(told.join(', ')).toBe(
    'long begins, short begins, short ends, next begins, next ends, long ends',
  );
});

it('lets a later step go first while one waits for what it needs', async () => {
  const build = step('build', 50);
  await runSteps([build, step('browser', 5, [build]), step('lint', 5)], 2);
  expect(told.join(', ')).toBe(
    'build begins, lint begins, lint ends, build ends, browser begins, browser ends',
  );
});

it('does not begin what needs a step that failed, and what needs that', async () => {
  const data = step('data', 5, [], false);
  const build = step('build', 5, [data]);
  const steps = [data, build, step('browser', 5, [build]), step('lint', 5)];
  expect(await runSteps(steps, 2)).toEqual(['build', 'browser']);
  expect(told).toEqual(['data begins', 'lint begins', 'data ends', 'lint ends']);
});

it('does not wait for what is not asked for', async () => {
  const build = step('build', 5, [], false);
  expect(await runSteps([step('browser', 5, [build])], 2)).toEqual([]);
  expect(told).toEqual(['browser begins', 'browser ends']);
});
