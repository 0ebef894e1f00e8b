import { useEffect, useRef, useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { DOWNLOADS } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import { download, useListener } from '../browser';
import { DropArea, Underway, useWindowDrop } from '../CheckExport/Intake';
import { START_ERRORS, type Chosen } from '../CheckExport/messages';
import { useWorker } from '../CheckExport/useWorker';
import { FilterLine } from '../FilterBox';
import { FileLink } from '../links';
import { Button } from '../ui';
import ChartView from './ChartView';
import type { FromWorker, State, ToWorker } from './worker';

const MOST_LISTED = 200;

/** How far in a reader is: the browser's Back leads one out. Its history knows the step, and nothing of anybody. */
type Step = 'list' | 'record';

/** Reads one client's record out of an export, in the reader's own browser. */
export default function ReadRecord(): ReactNode {
  const [state, setState] = useState<State>({});
  const { share, file, clients, chart, opened = NOTHING, notice, error } = state;
  const [step, setStep] = useState<Step>();
  const goTo = (next: Step) => {
    window.history.pushState({ step: next }, '');
    setStep(next);
  };
  // Who is alone in an export was read at once.
  const isRead = (step === 'record' || clients?.length === 1) && step && chart;
  const isReading = step && share !== undefined;
  const phase = isRead ? 'read' : isReading ? 'reading' : step && clients ? 'listed' : 'idle';
  const heading = useRef<HTMLHeadingElement>(null);
  const lastPhase = useRef(phase);
  useEffect(() => {
    if (phase !== lastPhase.current) heading.current?.focus({ preventScroll: true });
    lastPhase.current = phase;
  }, [phase]);

  const take = (news: State) => setState((before) => ({ ...before, ...news }));
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
      if (phase === 'reading') send({ stop: true });
      take({ share: undefined });
      setStep((entry as { step?: Step } | null)?.step);
    },
  );
  const start = (chosen: Chosen) => {
    setState({ share: 0, file: chosen.name });
    goTo('list');
    send({ list: chosen });
  };
  const read = (place: number) => {
    take({ chart: undefined, share: 0, file: '' });
    goTo('record');
    send({ read: place });
  };
  const fail = () => setState({ error: START_ERRORS.unreadable });
  const isDragged = useWindowDrop(phase === 'idle' ? start : undefined, fail);
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
      <noscript>
        <p>
          Reading needs JavaScript.{' '}
          <FileLink to={DOWNLOADS.exportConvert} download>
            ehi-convert.mjs
          </FileLink>{' '}
          does the same without a browser.
        </p>
      </noscript>
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
          <Clients clients={clients ?? []} onRead={read} />
          <Button onClick={goBack}>Choose another export</Button>
        </>
      )}
      {isRead && (
        <ChartView chart={isRead} opened={opened} heading={heading} send={send} onLeave={goBack} />
      )}
      <p role="status">{notice}</p>
    </section>
  );
}

const NOTHING: ReadonlyMap<number, string> = new Map();
const goBack = () => window.history.back();

type ClientsProps = { clients: NonNullable<State['clients']>; onRead: (place: number) => void };

function Clients({ clients, onRead }: ClientsProps): ReactNode {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = [...clients.entries()].filter(([, { id, name }]) =>
    `${name} ${id}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <FilterLine
        query={query}
        onType={setQuery}
        placeholder="Name or client id"
        aria-label="Find a client by name or id"
      >
        {counted(found.length, 'client')}
        {found.length > MOST_LISTED && `, the first ${MOST_LISTED} of them here`}
      </FilterLine>
      <ul className="portal-plain-list">
        {found.slice(0, MOST_LISTED).map(([place, { id, name, born, records }]) => (
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
      </ul>
    </>
  );
}
