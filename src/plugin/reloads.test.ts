import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inFewReloads } from './reloads';

/** Reloads that go on only when the test says so. */
function reloads() {
  const gates: Record<string, (() => void)[]> = { wait: [], read: [] };
  const through = (name: string) =>
    new Promise<void>((resolve) => gates[name]!.push(() => resolve()));
  let reads = 0;
  const reload = inFewReloads(
    () => through('wait'),
    async () => {
      const number = ++reads;
      await through('read');
      if (number === 2) throw new Error('the second fails');
      return number;
    },
  );
  const answers: string[] = [];
  const ask = (who: string) =>
    void reload().then(
      (number) => answers.push(`${who}: ${number}`),
      (error: Error) => answers.push(`${who}: ${error.message}`),
    );
  const open = async (name: 'wait' | 'read') => {
    gates[name]!.shift()!();
    await pause();
  };
  return { ask, open, answers, reads: () => reads };
}

it('reads once for all that is asked for before it reads', async () => {
  const { ask, open, answers } = reloads();
  ['a', 'b', 'c'].forEach(ask);
  await pause();
  await open('wait');
  await open('read');
  expect(answers).toEqual(['a: 1']);
});

it('reads once more for what is asked for while it reads, and not before it has ended', async () => {
  const { ask, open, answers, reads } = reloads();
  ask('a');
  await pause();
  await open('wait');
  ask('b');
  ask('c');
  await pause();
  expect(reads()).toBe(1);
  await open('read');
  await open('wait');
  expect(reads()).toBe(2);
  await open('read');
  expect(answers).toEqual(['a: 1', 'b: the second fails']);
});

it('goes on after a fault', async () => {
  const { ask, open, answers } = reloads();
  for (const who of ['a', 'b', 'c']) {
    ask(who);
    await pause();
    await open('wait');
    await open('read');
  }
  expect(answers).toEqual(['a: 1', 'b: the second fails', 'c: 3']);
});
