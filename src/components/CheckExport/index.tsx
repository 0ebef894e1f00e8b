import { useEffect, useRef } from 'react';
import { spellSize } from '../../dictionary/contract/lists';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { CustomFields, Intake, Underway, useWindowDrop } from './Intake';
import { shareDone, START_ERRORS, type CheckState } from './messages';
import Results from './Results';
import { useCheck } from './useCheck';
import { ReportButtons, SaveButtons, VerdictPanel } from './Verdict';

/** Checks an export where it lies: in the reader's own browser, by a worker that is loaded for it. */
export default function CheckExport() {
  const { state, start, describe, cancel, fail, save, reset } = useCheck();
  const { name, progress, error, report, announced } = state;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const stage = report ? 'ended' : name === undefined ? 'idle' : 'running';
  const isDragged = useWindowDrop(stage === 'running' ? undefined : start, () =>
    fail('unreadable'),
  );
  const lastStage = useRef(stage);
  useEffect(() => {
    if (lastStage.current === stage) return;
    lastStage.current = stage;
    // What had the focus is gone.
    const isLost = document.activeElement === document.body;
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
      {stage === 'idle' && (
        <>
          <Intake isDragged={isDragged} onStart={start} />
          {custom}
        </>
      )}
      {stage === 'running' && (
        <>
          <h2 ref={heading} tabIndex={-1} className="check-heading">
            Checking {name}
          </h2>
          <Underway
            label="Checked so far"
            share={progress && shareDone(progress)}
            onCancel={cancel}
          >
            {progress && progressText(progress)}
          </Underway>
        </>
      )}
      {report && (
        <>
          <VerdictPanel report={report} heading={heading} />
          <ReportButtons report={report} onReset={reset} />
          {report.isFinished && report.records > 0 && (
            <SaveButtons saving={state.saving} onSave={save} />
          )}
          {custom}
          <Results report={report} />
        </>
      )}
      <p role="status" className="portal-unseen">
        {announced}
      </p>
    </section>
  );
}

function progressText(progress: NonNullable<CheckState['progress']>): string {
  const { bytes, size, file } = progress;
  return `${spellSize(bytes)} of ${spellSize(size)} · ${file}`;
}
