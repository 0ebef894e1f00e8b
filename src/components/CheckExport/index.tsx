import { spellSize } from '../../dictionary/contract/lists';
import { CustomFields, Intake, Panel, Underway } from './Intake';
import { shareDone, START_ERRORS, type PageState } from './messages';
import Results from './Results';
import { useCheck } from './useCheck';
import { ReportButtons, SaveButtons, VerdictPanel } from './Verdict';

/** Checks an export where it lies: in the reader's own browser, by a worker that is loaded for it. */
export default function CheckExport() {
  const { state, start, describe, cancel, fail, save, reset } = useCheck();
  const { name, progress, error, report, announced } = state;
  const stage = report ? 'ended' : name === undefined ? 'idle' : 'running';
  const custom = <CustomFields {...state} onDescribe={describe} />;
  return (
    <Panel
      stage={stage}
      error={error && START_ERRORS[error]}
      onDrop={stage === 'running' ? undefined : start}
      onFail={() => fail('unreadable')}
    >
      {stage === 'idle' && (
        <>
          <Intake onStart={start} samples={SAMPLES}>
            Nothing is uploaded, and no result shows a value of a record. To prove it, try the
            sample, go offline, and check your export.
          </Intake>
          {custom}
        </>
      )}
      {stage === 'running' && (
        <Underway
          title={`Checking ${name}`}
          label="Checked so far"
          share={progress && shareDone(progress)}
          onCancel={cancel}
        >
          {progress && progressText(progress)}
        </Underway>
      )}
      {report && (
        <>
          <VerdictPanel report={report} />
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
    </Panel>
  );
}

const SAMPLES = [
  { label: 'Try it with the sample', name: 'the sample export' },
  { label: 'Try it with a broken sample', name: 'the broken sample', isBroken: true },
];

function progressText(progress: NonNullable<PageState['progress']>): string {
  const { bytes, size, file } = progress;
  return `${spellSize(bytes)} of ${spellSize(size)} · ${file}`;
}
