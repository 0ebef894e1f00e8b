import { useEffect, useRef, type ReactNode } from 'react';
import { DOWNLOADS } from '../../dictionary/model/addresses';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import Intake from './Intake';
import Progress from './Progress';
import { REFUSALS } from './refusals';
import ReportButtons from './ReportButtons';
import Results from './Results';
import { useCheck } from './useCheck';
import { useWindowDrop } from './useWindowDrop';
import VerdictPanel from './VerdictPanel';

/** Checks an export where it lies: in the reader's own browser, by a worker that is loaded for it. */
export default function CheckExport(): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const { state, load, start, order, refuse, putAway } = useCheck();
  const { phase, refusal, report, told } = state;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isUnderWay = phase === 'running' || phase === 'paused';
  const isDragged = useWindowDrop(isUnderWay ? undefined : start, () => refuse('unreadable'));

  const isIdle = phase === 'idle';
  const lastPhase = useRef(phase);
  useEffect(() => {
    const wasIdle = lastPhase.current === 'idle';
    const isSame = lastPhase.current === phase || (isUnderWay && !wasIdle);
    lastPhase.current = phase;
    // What had the focus is gone; where it is only hidden, the browser takes the focus from it a little later.
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.closest('[hidden]') !== null;
    if (!isSame && isLost) (heading.current ?? panel.current)?.focus({ preventScroll: true });
  }, [phase, isUnderWay]);

  return (
    <section ref={panel} tabIndex={-1} className="check-panel">
      <link rel="stylesheet" href={withBaseUrl('/check.css')} precedence="portal" />
      <noscript>
        <p>
          Checking needs JavaScript. The command{' '}
          <a href={withBaseUrl(DOWNLOADS.exportCheck)} download>
            ehi-check.mjs
          </a>{' '}
          does the same without a browser: <code>node ehi-check.mjs export.zip</code>
        </p>
      </noscript>
      {refusal && (
        <p role="alert" className="check-refusal">
          {REFUSALS[refusal]}
        </p>
      )}
      {/* It stays there unseen, with what was pasted. */}
      <div hidden={!isIdle}>
        <Intake isDragged={isDragged} isLoaded={state.isLoaded} onLoad={load} onStart={start} />
      </div>
      {!isIdle && (
        <>
          {report && !isUnderWay ? (
            <>
              <VerdictPanel report={report} heading={heading} />
              <ReportButtons report={report} onPutAway={putAway} />
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
          {report && <Results report={report} isUnderWay={isUnderWay} />}
        </>
      )}
      <p role="status" className="portal-unseen">
        {told.text}
      </p>
    </section>
  );
}
