import { counted } from '../../dictionary/model/counted';
import type { Progress } from './messages';

/** How much of a check is done, from 0 to 1. */
export function shareDone({ bytes, size }: Pick<Progress, 'bytes' | 'size'>): number {
  return size === 0 ? 1 : Math.min(1, bytes / size);
}

/** How long a check will still take, in words; nothing while that cannot be told. */
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
