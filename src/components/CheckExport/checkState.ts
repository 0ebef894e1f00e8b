import { counted } from '../../dictionary/model/counted';
import type { CheckReport } from '../../export/model/report';
import type { FromWorker, Progress, StartError } from './messages';

export type CheckState = Readonly<{
  phase: 'idle' | 'running' | 'paused' | 'finished' | 'canceled';
  /** What is checked, in words; never part of a report. */
  name: string;
  report?: CheckReport;
  /** The draft of the file in which an agency describes the fields that it defined itself. */
  draft?: string;
  progress?: Progress;
  recognized?: string;
  error?: StartError;
  /** Whether the checker has come, so that no network is needed any more. */
  isLoaded: boolean;
  /** How the saving of what was checked goes, in a sentence, and whether it goes on. */
  saving?: Readonly<{ text: string; isUnderWay: boolean }>;
  /** Whether all that may be needed later has come, too. */
  isPrepared?: boolean;
  /** What is known of an agency's own fields, or what is wrong with the file that describes them. */
  described?: Described;
  /** What a screen reader says, and how far the check was then. */
  announced: Readonly<{ text: string; share: number; seconds: number }>;
}>;

/** What became of a file that describes an agency's own fields; the one before it stays where it is wrong. */
export type Described = Readonly<{ message?: string; zip?: Blob; errors?: readonly string[] }>;

export type CheckEvent =
  FromWorker | Readonly<{ is: 'started'; name: string }> | Readonly<{ is: 'paused' | 'resumed' }>;

export const IDLE: CheckState = {
  phase: 'idle',
  name: '',
  isLoaded: false,
  announced: { text: '', share: 0, seconds: 0 },
};

/** A check is announced anew once it has come so much further, but not more often than this. */
const ANNOUNCED_SHARE = 0.1;
const ANNOUNCED_SECONDS = 5;

export function nextState(state: CheckState, event: CheckEvent): CheckState {
  const { announced } = state;
  const say = (text: string) => ({ ...announced, text });
  switch (event.is) {
    case 'loaded':
      return { ...state, isLoaded: true };
    case 'started':
      return {
        ...anew(state),
        phase: 'running',
        name: event.name,
        announced: { ...IDLE.announced, text: `Checking ${event.name}.` },
      };
    case 'recognized':
      return { ...state, recognized: event.file };
    case 'under way': {
      const { progress, report } = event;
      return { ...state, progress, report, announced: announcedOf(announced, progress) };
    }
    case 'paused':
      return { ...state, phase: 'paused', announced: say('Paused.') };
    case 'resumed':
      return { ...state, phase: 'running', announced: say('Going on.') };
    case 'finished':
    case 'canceled': {
      const { is, report, draft } = event;
      const text = `${is === 'finished' ? '' : 'Canceled. '}${report.verdict.text} ${report.summary}`;
      return { ...state, phase: is, report, draft, announced: say(text) };
    }
    case 'saving': {
      const text = `Saving: ${Math.floor(event.share * 100)} percent.`;
      return { ...state, saving: { text, isUnderWay: true } };
    }
    case 'saved':
    case 'not saved': {
      const text = event.is === 'saved' ? `Saved. ${event.message}` : `Not saved. ${event.reason}.`;
      return { ...state, saving: { text, isUnderWay: false }, announced: say(text) };
    }
    case 'prepared':
      return { ...state, isPrepared: true };
    case 'described': {
      const { message, zip } = event;
      return { ...state, described: { message, zip }, announced: say(message) };
    }
    case 'not described':
      return { ...state, described: { ...state.described, errors: event.errors } };
    case 'failed':
      return { ...anew(state), error: event.error };
    case 'dismissed':
      return anew(state);
  }
}

/** The beginning, with what stays from check to check. */
const anew = ({ isLoaded, isPrepared, described }: CheckState): CheckState => ({
  ...IDLE,
  isLoaded,
  isPrepared,
  described: described && { ...described, errors: undefined },
});

function announcedOf(
  announced: CheckState['announced'],
  progress: Progress,
): CheckState['announced'] {
  const share = shareDone(progress);
  const { seconds } = progress;
  if (share - announced.share < ANNOUNCED_SHARE || seconds - announced.seconds < ANNOUNCED_SECONDS)
    return announced;
  const left = timeLeft(progress);
  const text = `${Math.floor(share * 100)} percent checked${left && `, ${left}`}.`;
  return { text, share, seconds };
}

/** How much of a check is done, from 0 to 1. */
export function shareDone({ bytes, size }: Pick<Progress, 'bytes' | 'size'>): number {
  return size === 0 ? 1 : Math.min(1, bytes / size);
}

export function timeLeft(progress: Progress): string {
  const share = shareDone(progress);
  if (share < 0.01 || progress.seconds < 1) return '';
  return inWords((progress.seconds * (1 - share)) / share);
}

function inWords(seconds: number): string {
  if (seconds < 5) return 'a few seconds left';
  if (seconds < 55) return `about ${Math.ceil(seconds / 10) * 10} seconds left`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `about ${counted(minutes, 'minute')} left`;
  const hours = counted(Math.floor(minutes / 60), 'hour');
  return `about ${hours} ${minutes % 60 === 0 ? '' : `${counted(minutes % 60, 'minute')} `}left`;
}
