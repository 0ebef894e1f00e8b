import type { ReactNode } from 'react';
import { spellSize } from '../../contract/downloadList';
import { shareDone, timeLeft, type CheckState } from './checkState';
import type { Order } from './messages';

type Props = { state: CheckState; onOrder: (order: Order) => void };

/** How far a check is, and what stops it. */
export default function Progress({ state, onOrder }: Props): ReactNode {
  const { progress, phase } = state;
  const isPaused = phase === 'paused';
  const share = progress ? shareDone(progress) : 0;
  const left = progress && !isPaused ? timeLeft(progress) : '';
  return (
    <div>
      <progress aria-label="Checked so far" max={1} value={share} className="check-whole" />
      <p className="check-facts">
        {progress
          ? [
              `${Math.floor(share * 100)} %`,
              `${spellSize(progress.bytes)} of ${spellSize(progress.size)}`,
              left,
              progress.file,
            ]
              .filter(Boolean)
              .join(' · ')
          : 'Opening …'}
      </p>
      <div className="check-buttons">
        <button
          type="button"
          className="portal-button"
          onClick={() => onOrder(isPaused ? 'resume' : 'pause')}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </button>
        <button type="button" className="portal-button" onClick={() => onOrder('cancel')}>
          Cancel
        </button>
      </div>
    </div>
  );
}
