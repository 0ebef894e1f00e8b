import { expect, it } from 'vitest';
import { IDLE, nextState, timeLeft, type CheckEvent, type CheckState } from './checkState';

const report = {
  verdict: { state: 'problems', text: '1 problem.' },
  summary: 'All 2 files, 3 records: 1 problem.',
} as NonNullable<CheckState['report']>;
const at = (percent: number, seconds: number): CheckEvent => ({
  is: 'under way',
  report,
  progress: { bytes: percent, size: 100, file: 'ContentPayer.json', seconds },
});

/** What is announced, each once, while this happens. */
function heard(...events: CheckEvent[]): string[] {
  let state = IDLE;
  const texts = events.map((event) => (state = nextState(state, event)).announced.text);
  return texts.filter((text, place) => text !== texts[place - 1]);
}

it('announces beginning and end, and on the way each tenth, but not within five seconds', () => {
  const steps = Array.from({ length: 99 }, (_, percent) => at(percent + 1, percent * 0.4));
  const events = [{ is: 'started', name: 'the sample' }, ...steps, { is: 'finished', report }];
  expect(heard(...(events as CheckEvent[]))).toEqual([
    'Checking the sample.',
    '14 percent checked, about 40 seconds left.',
    '27 percent checked, about 30 seconds left.',
    '40 percent checked, about 30 seconds left.',
    '53 percent checked, about 20 seconds left.',
    '66 percent checked, about 20 seconds left.',
    '79 percent checked, about 10 seconds left.',
    '92 percent checked, a few seconds left.',
    '1 problem. All 2 files, 3 records: 1 problem.',
  ]);
});

it('keeps what was found when it is canceled, and forgets it with the next', () => {
  const started = nextState(IDLE, { is: 'started', name: 'a.zip' });
  const canceled = nextState(nextState(started, at(10, 1)), { is: 'canceled', report });
  expect(canceled).toMatchObject({ phase: 'canceled', name: 'a.zip', report });
  expect(canceled.announced.text).toMatch(/^Canceled\. 1 problem\. All 2 files/);
  const again = nextState(canceled, { is: 'started', name: 'b.zip' });
  expect(again).toMatchObject({ phase: 'running', name: 'b.zip' });
  expect(again.report).toBeUndefined();
});

it('what comes while it is paused does not go on', () => {
  const started = nextState(IDLE, { is: 'started', name: 'a.zip' });
  const paused = nextState(nextState(started, { is: 'paused' }), at(10, 1));
  expect(paused.phase).toBe('paused');
  expect(nextState(paused, { is: 'resumed' }).phase).toBe('running');
});

it('stays loaded whatever becomes of a check', () => {
  const loaded = nextState(IDLE, { is: 'loaded' });
  for (const event of [
    { is: 'started', name: '' },
    { is: 'failed', error: 'no-sample' },
    { is: 'dismissed' },
  ] as const) {
    expect(nextState(loaded, event).isLoaded).toBe(true);
  }
});

const left = (share: number, seconds: number) =>
  timeLeft({ bytes: share * 1000, size: 1000, file: '', seconds });

it.each([
  [0.5, 2, 'a few seconds left'],
  [0.5, 12, 'about 20 seconds left'],
  [0.1, 10, 'about 2 minutes left'],
  [0.5, 60, 'about 1 minute left'],
  [0.01, 60, 'about 1 hour 39 minutes left'],
  [0.5, 7200, 'about 2 hours left'],
])('with %d done in %d seconds there are %s', (share, seconds, text) => {
  expect(left(share, seconds)).toBe(text);
});

it('says nothing before it can know', () => {
  expect(left(0.5, 0.4)).toBe('');
  expect(left(0.005, 10)).toBe('');
});
