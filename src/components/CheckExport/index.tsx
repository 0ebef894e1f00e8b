import { useEffect, useRef, type ReactNode } from 'react';
import { spellSize } from '../../dictionary/contract/lists';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Button } from '../ui';
import { shareDone, timeLeft } from './progress';
import { CustomFields, Intake, useWindowDrop } from './Intake';
import { START_ERRORS, type CheckState, type Order } from './messages';
import Results from './Results';
import { useCheck } from './useCheck';
import { ReportButtons, SaveButtons, VerdictPanel } from './Verdict';

/** Checks an export where it lies: in the reader's own browser, by a worker that is loaded for it. */
export default function CheckExport(): ReactNode {
  const { state, prepare, start, describe, order, fail, save, reset } = useCheck();
  const { phase, error, report, announced } = state;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isUnderWay = phase === 'running' || phase === 'paused';
  const isDragged = useWindowDrop(isUnderWay ? undefined : start, () => fail('unreadable'));

  const isIdle = phase === undefined;
  const stage = isUnderWay ? 'running' : phase;
  const lastStage = useRef(stage);
  useEffect(() => {
    if (lastStage.current === stage) return;
    lastStage.current = stage;
    // What had the focus is gone; where it is only hidden, the browser takes the focus from it a little later.
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.closest('[hidden]') !== null;
    if (isLost) (heading.current ?? panel.current)?.focus({ preventScroll: true });
  }, [stage]);

  const custom = <CustomFields {...state} onDescribe={describe} />;
  return (
    <section ref={panel} tabIndex={-1} className="check-panel">
      <link rel="stylesheet" href={useBaseUrl('/check.css')} precedence="portal" />
      {error && (
        <p role="alert" className="check-error">
          {START_ERRORS[error]}
        </p>
      )}
      {/* It stays there unseen, with what was pasted. */}
      <div hidden={!isIdle}>
        <Intake
          isDragged={isDragged}
          isLoaded={state.isPrepared}
          onLoad={prepare}
          onStart={start}
        />
      </div>
      {isIdle && custom}
      {!isIdle && (
        <>
          {report && !isUnderWay ? (
            <>
              <VerdictPanel report={report} heading={heading} />
              <ReportButtons report={report} onReset={reset} />
              {phase === 'finished' && report.records > 0 && (
                <SaveButtons saving={state.saving} onSave={save} />
              )}
            </>
          ) : (
            <>
              <h2 ref={heading} tabIndex={-1} className="check-heading">
                {phase === 'paused' ? 'Paused:' : 'Checking'} {state.name}
              </h2>
              <Progress state={state} onOrder={order} />
            </>
          )}
          {state.recognized && (
            <p>
              Identified by its fields as records of <code>{state.recognized}</code>.
            </p>
          )}
          {report && !isUnderWay && custom}
          {report && <Results report={report} isUnderWay={isUnderWay} />}
        </>
      )}
      <p role="status" className="portal-unseen">
        {announced}
      </p>
    </section>
  );
}

type ProgressProps = { state: CheckState; onOrder: (order: Order) => void };

function Progress({ state, onOrder }: ProgressProps): ReactNode {
  const { progress, phase } = state;
  const isPaused = phase === 'paused';
  const share = progress ? shareDone(progress) : 0;
  const left = progress && !isPaused ? timeLeft(progress) : '';
  return (
    <div>
      <progress aria-label="Checked so far" max={1} value={share} className="check-whole" />
      <p className="check-facts portal-fine">
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
      <div className="portal-controls">
        <Button onClick={() => onOrder(isPaused ? 'resume' : 'pause')}>
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Button onClick={() => onOrder('cancel')}>Cancel</Button>
      </div>
    </div>
  );
}
