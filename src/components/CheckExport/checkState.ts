import type { CheckReport } from '../../exportCheck/model/report';
import type { FromWorker, Progress, Refusal } from './messages';
import { shareDone, timeLeft } from './timeLeft';

/** What a reader sees of a check. */
export type CheckState = Readonly<{
  phase: 'idle' | 'running' | 'paused' | 'finished' | 'canceled';
  /** What is checked, in words; never part of a report. */
  name: string;
  report?: CheckReport;
  progress?: Progress;
  /** The export file that the records are from, recognized by their fields. */
  recognized?: string;
  /** Why nothing is checked. */
  refusal?: Refusal;
  /** Whether the checker has come, so that no network is needed any more. */
  isLoaded: boolean;
  /** What who does not see the page is told, and how far the check was then. */
  told: Readonly<{ text: string; share: number; seconds: number }>;
}>;

export type CheckEvent =
  FromWorker | Readonly<{ is: 'started'; name: string }> | Readonly<{ is: 'paused' | 'resumed' }>;

export const IDLE: CheckState = {
  phase: 'idle',
  name: '',
  isLoaded: false,
  told: { text: '', share: 0, seconds: 0 },
};

/** A check is told anew once it has come so much further, but not more often than this. */
const TOLD_SHARE = 0.1;
const TOLD_SECONDS = 5;

/** What becomes of the state by what happens. */
export function nextState(state: CheckState, event: CheckEvent): CheckState {
  const { told } = state;
  const say = (text: string) => ({ ...told, text });
  switch (event.is) {
    case 'loaded':
      return { ...state, isLoaded: true };
    case 'started':
      return {
        ...IDLE,
        isLoaded: state.isLoaded,
        phase: 'running',
        name: event.name,
        told: { ...IDLE.told, text: `Checking ${event.name}.` },
      };
    case 'recognized':
      return { ...state, recognized: event.file };
    case 'under way': {
      const { progress, report } = event;
      return { ...state, progress, report, told: toldOf(told, progress) };
    }
    case 'paused':
      return { ...state, phase: 'paused', told: say('Paused.') };
    case 'resumed':
      return { ...state, phase: 'running', told: say('Going on.') };
    case 'finished':
    case 'canceled': {
      const { is, report } = event;
      const text = `${is === 'finished' ? '' : 'Canceled. '}${report.verdict.text} ${report.summary}`;
      return { ...state, phase: is, report, told: say(text) };
    }
    case 'refused':
      return { ...IDLE, isLoaded: state.isLoaded, refusal: event.refusal };
    case 'put away':
      return { ...IDLE, isLoaded: state.isLoaded };
  }
}

function toldOf(told: CheckState['told'], progress: Progress): CheckState['told'] {
  const share = shareDone(progress);
  const { seconds } = progress;
  if (share - told.share < TOLD_SHARE || seconds - told.seconds < TOLD_SECONDS) return told;
  const left = timeLeft(progress);
  const text = `${Math.floor(share * 100)} percent checked${left && `, ${left}`}.`;
  return { text, share, seconds };
}
