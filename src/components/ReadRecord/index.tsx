import { useEffect, useRef, useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { DOWNLOADS } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import { download, useListener } from '../browser';
import { DropArea, Underway, useWindowDrop } from '../CheckExport/Intake';
import { START_ERRORS, type Chosen } from '../CheckExport/messages';
import { useWorker } from '../CheckExport/useWorker';
import { useNarrowed } from '../FilterBox';
import { Button } from '../ui';
import ChartView from './ChartView';
import type { FromWorker, State, ToWorker } from './worker';

const MOST_LISTED = 200;

/** How far in a reader is: the browser's Back leads one out. Its history knows the step, and nothing of anybody. */
type Step = 'list' | 'record';

/** Reads one client's record out of an export, in the reader's own browser. */
export default function ReadRecord(): ReactNode {
  const [state, setState] = useState<State>({});
  const { share, file, clients, chart, opened = new Map(), notice, error } = state;
  const take = (news: State) => setState((before) => ({ ...before, ...news }));
  const [step, setStep] = useState<Step>();
  const phase = step ? phaseOf(step, state) : 'idle';
  const heading = useRef<HTMLHeadingElement>(null);
  const lastPhase = useRef(phase);
  useEffect(() => {
    if (phase !== lastPhase.current) heading.current?.focus({ preventScroll: true });
    lastPhase.current = phase;
  }, [phase]);

  const { send } = useWorker<ToWorker, FromWorker>(
    () => new Worker(new URL('./worker.ts', import.meta.url)),
    ({ made, ...news }) => {
      if (made) download(made.name, made.blob);
      take(news);
    },
    (error) => setState({ error: START_ERRORS[error] }),
  );
  useListener(
    () => window,
    ['popstate'],
    ({ state: entry }) => {
      if (phase === 'reading') send(['stop']);
      take({ share: undefined });
      setStep((entry as { step?: Step } | null)?.step);
    },
  );
  const go = (next: Step, message: ToWorker) => {
    window.history.pushState({ step: next }, '');
    setStep(next);
    send(message);
  };
  const start = (chosen: Chosen) => {
    setState({ share: 0, file: chosen.name });
    go('list', ['list', chosen]);
  };
  const read = (place: number) => {
    take({ chart: undefined, share: 0, file: '' });
    go('record', ['read', place]);
  };
  const isDragged = useWindowDrop(phase === 'idle' ? start : undefined, () =>
    setState({ error: START_ERRORS.unreadable }),
  );
  const sampleAddress = useBaseUrl(DOWNLOADS.sampleExport);
  const sample = { given: { sampleAddress, isBroken: false }, name: 'sample-export.zip' };
  const title = (text: string) => (
    <h2 ref={heading} tabIndex={-1} className="check-heading">
      {text}
    </h2>
  );
  return (
    <section className="check-panel">
      <link rel="stylesheet" href={useBaseUrl('/check.css')} precedence="portal" />
      <link rel="stylesheet" href={useBaseUrl('/read.css')} precedence="portal" />
      {error && (
        <p role="alert" className="check-error">
          {error}
        </p>
      )}
      {phase === 'idle' && (
        <div data-needs-script>
          <DropArea isDragged={isDragged} onStart={start} />
          <p className="check-stays">
            <strong>Nothing leaves this computer.</strong> Your browser reads the export on this
            page. Nothing is uploaded, and nothing is kept when you close the page.
          </p>
          <div className="portal-controls">
            <span>No export at hand?</span>
            <Button onClick={() => start(sample)}>Read the sample</Button>
          </div>
        </div>
      )}
      {phase === 'reading' && (
        <>
          {title('Reading')}
          <Underway label="Read so far" share={share} onCancel={goBack}>
            <bdi>{file}</bdi>
          </Underway>
        </>
      )}
      {phase === 'listed' && (
        <>
          {title('Whose record?')}
          <Clients clients={clients!} onRead={read} />
          <Button onClick={goBack}>Choose another export</Button>
        </>
      )}
      {phase === 'read' && (
        <ChartView chart={chart!} opened={opened} heading={heading} send={send} onLeave={goBack} />
      )}
      <p role="status">{notice}</p>
    </section>
  );
}

function phaseOf(step: Step, { share, chart, clients }: State) {
  if (share !== undefined) return 'reading';
  // Who is alone in an export was read at once.
  if (chart && (step === 'record' || clients?.length === 1)) return 'read';
  return clients ? 'listed' : 'idle';
}

const goBack = () => window.history.back();

type ClientsProps = { clients: NonNullable<State['clients']>; onRead: (place: number) => void };

function Clients({ clients, onRead }: ClientsProps): ReactNode {
  const { shown, line } = useNarrowed(clients, textOf, 'client', 'Name or client id');
  return (
    <>
      {line}
      <ul className="portal-plain-list">
        {shown.slice(0, MOST_LISTED).map(({ place, id, name, born, records }) => (
          <li key={place}>
            <button
              type="button"
              className="portal-plain-button check-show"
              onClick={() => onRead(place)}
            >
              <bdi>{name}</bdi>
            </button>{' '}
            <span className="portal-fine">
              <bdi>{id}</bdi>
              {born && ` · born ${born}`} · {counted(records, 'record')}
            </span>
          </li>
        ))}
        {shown.length > MOST_LISTED && <li>The first {MOST_LISTED} of these are listed.</li>}
      </ul>
    </>
  );
}

const textOf = ({ name, id }: ClientsProps['clients'][number]) => `${name} ${id}`;
