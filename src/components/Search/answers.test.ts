import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeWorker, answerOf } from '../../testing/fakeWorker';
import { askerOf, createAsker, PATIENCE_MS } from './answers';

const ask = () => createAsker(() => new FakeWorker() as unknown as Worker, '/catalog.json').ask;
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (answer) => answer,
    (error: Error) => `failed: ${error.message}`,
  );
const last = () => FakeWorker.all.at(-1)!;
const answerLast = (titles: string[]) =>
  last().reply({ id: last().questions.at(-1)?.id, answer: answerOf(titles) });

beforeEach(() => {
  FakeWorker.all = [];
  FakeWorker.answer = undefined;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('of the questions that wait only the newest is asked', async () => {
  const search = ask();
  const first = outcome(search({ input: 'a' }));
  void search({ input: 'ab' });
  const newest = outcome(search({ input: 'abc' }));
  expect(last().questions.map(({ question }) => question.input)).toEqual(['a']);
  answerLast(['A']);
  expect(await first).toEqual(answerOf(['A']));
  expect(last().questions.map(({ question }) => question.input)).toEqual(['a', 'abc']);
  answerLast(['B']);
  expect(await newest).toEqual(answerOf(['B']));
  expect(FakeWorker.all).toHaveLength(1);
});

it.each([
  ['never answers', () => vi.advanceTimersByTime(PATIENCE_MS), 'does not answer'],
  ['cannot answer', () => last().reply({ failed: true }), 'could not answer'],
  ['breaks', () => last().onerror?.(), 'broke'],
  ['sends what cannot be read', () => last().onmessageerror?.(), 'cannot be read'],
])(
  'a worker that %s fails all that wait, and the next question has another',
  async (_, fail, why) => {
    const search = ask();
    const both = [outcome(search({ input: 'a' })), outcome(search({ input: 'b' }))];
    const broken = last();
    fail();
    for (const told of await Promise.all(both))
      expect(told).toMatch(new RegExp(`^failed: .*${why}`));
    expect(broken.isTerminated).toBe(true);
    const again = outcome(search({ input: 'c' }));
    expect(FakeWorker.all).toHaveLength(2);
    // What the old one still had on its way changes nothing.
    broken.reply({ failed: true });
    answerLast(['C']);
    expect(await again).toEqual(answerOf(['C']));
  },
);

it('an answer in time is waited for no longer', async () => {
  const search = ask();
  const first = outcome(search({ input: 'a' }));
  answerLast(['A']);
  await first;
  vi.advanceTimersByTime(2 * PATIENCE_MS);
  expect(last().isTerminated).toBe(false);
});

it('a browser without workers fails, and does not break', async () => {
  const { ask: search } = createAsker(() => {
    throw new ReferenceError('Worker is not defined');
  }, '/catalog.json');
  expect(await outcome(search({ input: 'a' }))).toBe('failed: Worker is not defined');
  expect(await outcome(search({ input: 'b' }))).toBe('failed: Worker is not defined');
});

it('a catalog at another address has a worker of its own, and the one before is ended', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const before = outcome(askerOf('/before.json')({ input: 'a' }));
  const next = outcome(askerOf('/before.json')({ input: 'b' }));
  expect(FakeWorker.all).toHaveLength(1);
  const after = outcome(askerOf('/after.json')({ input: 'c' }));
  expect(FakeWorker.all.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  expect(await before).toBe('failed: The worker is ended');
  expect(await next).toBe('failed: The worker is ended');
  answerLast(['C']);
  expect(await after).toEqual(answerOf(['C']));
});
