import { counted } from '../../dictionary/model/counted';
import type { Progress } from './messages';

/** A check is announced anew once it has come so much further, but not more often than this. */
const ANNOUNCED_SHARE = 0.1;
const ANNOUNCED_SECONDS = 5;

/** Gives the function that says how far a check is, or nothing where that was said shortly before. */
export function announcer(): (progress: Progress) => string | undefined {
  let last = { share: 0, seconds: 0 };
  return (progress) => {
    const { seconds } = progress;
    const share = shareDone(progress);
    if (share - last.share < ANNOUNCED_SHARE || seconds - last.seconds < ANNOUNCED_SECONDS) return;
    last = { share, seconds };
    const left = timeLeft(progress);
    return `${Math.floor(share * 100)} percent checked${left && `, ${left}`}.`;
  };
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
