import { useEffect, useRef, type ReactNode } from 'react';
import { DOWNLOADS } from '../../dictionary/model/addresses';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import Intake from './Intake';
import Progress from './Progress';
import { REFUSALS } from './refusals';
import Results from './Results';
import { useCheck } from './useCheck';
import { useWindowDrop } from './useWindowDrop';

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
          <h2 ref={heading} tabIndex={-1} className="check-heading">
            {HEADINGS[phase]} <span className="check-given">{state.name}</span>
          </h2>
          {state.recognized && (
            <p>
              By its fields it was taken for records of <code>{state.recognized}</code>.
            </p>
          )}
          {isUnderWay ? (
            <Progress state={state} onOrder={order} />
          ) : (
            report && <p className="check-summary">{report.summary}</p>
          )}
          {report && <Results report={report} isUnderWay={isUnderWay} onPutAway={putAway} />}
        </>
      )}
      <p role="status" className="portal-unseen">
        {told.text}
      </p>
    </section>
  );
}

const HEADINGS = {
  running: 'Checking',
  paused: 'Paused:',
  finished: 'Checked',
  canceled: 'Canceled:',
} as const;
