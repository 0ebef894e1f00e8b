import { useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { counted } from '../../dictionary/model/counted';
import type { Id } from '../../export/check/counting/links';
import type { Listed } from '../../export/record/listClients';
import { nameOf, plain } from '../../export/record/spell';
import { download, useListener } from '../browser';
import { Heading, Intake, Panel, Underway } from '../CheckExport/Intake';
import { START_ERRORS, type Chosen } from '../CheckExport/messages';
import { useWorker } from '../CheckExport/useWorker';
import { useNarrowed } from '../FilterBox';
import { Button } from '../ui';
import ChartView from './ChartView';
import type { FromWorker, State, ToWorker } from './worker';

const MOST_LISTED = 200;
const SAMPLES = [{ label: 'Read the sample', name: 'sample-export.zip' }];

/** How far in a reader is: the browser's Back leads one out. Its history knows the step, and nothing of anybody. */
type Step = { step?: 'list' | 'record' | undefined };

/** Reads one client's record out of an export, in the reader's own browser. */
export default function ReadRecord(): ReactNode {
  const [state, setState] = useState<State & Step>({});
  const { share, file, clients, chart, opened = new Map(), notice, error } = state;
  const take = (news: State & Step) => setState((before) => ({ ...before, ...news }));
  const phase = phaseOf(state);
  const { send } = useWorker<ToWorker, FromWorker>(
    () => new Worker(new URL('./worker.ts', import.meta.url)),
    ({ made, ...news }) => {
      if (made) download(made.name, made.blob);
      take(news);
    },
    (error) => setState({ error: START_ERRORS[error] }),
  );
  useListener(['popstate'], ({ state: entry }) => {
    // A link within this page leads out of nothing.
    if (!entry && window.location.hash) return;
    if (phase === 'reading') send(['stop']);
    take({ share: undefined, step: (entry as Step | null)?.step });
  });
  const go = (step: Step, begun: State, message: ToWorker) => {
    window.history.pushState(step, '');
    setState({ share: 0, ...step, ...begun });
    send(message);
  };
  const start = (chosen: Chosen) => go({ step: 'list' }, { file: chosen.name }, ['list', chosen]);
  const read = (client: Id) => go({ step: 'record' }, { clients }, ['read', client]);
  return (
    <Panel
      stage={phase}
      error={error}
      onDrop={phase === 'idle' ? start : undefined}
      onFail={() => setState({ error: START_ERRORS.unreadable })}
    >
      <link rel="stylesheet" href={useBaseUrl('/read.css')} precedence="portal" />
      {phase === 'idle' && (
        <Intake onStart={start} samples={SAMPLES}>
          Nothing is uploaded, and nothing is kept when you close the page.
        </Intake>
      )}
      {phase === 'reading' && (
        <Underway title="Reading" label="Read so far" share={share} onCancel={goBack}>
          <bdi>{file}</bdi>
        </Underway>
      )}
      {phase === 'listed' && (
        <>
          <Heading>Whose record?</Heading>
          <Clients clients={clients!} onRead={read} />
          <Button onClick={goBack}>Choose another export</Button>
        </>
      )}
      {phase === 'read' && (
        <ChartView chart={chart!} opened={opened} send={send} onLeave={goBack} />
      )}
      <p role="status">{notice}</p>
    </Panel>
  );
}

function phaseOf({ step, share, chart, clients }: State & Step) {
  if (!step) return 'idle';
  if (share !== undefined) return 'reading';
  // Who is alone in an export was read at once.
  if (chart && (step === 'record' || clients?.length === 1)) return 'read';
  return clients ? 'listed' : 'idle';
}

const goBack = () => window.history.back();

type ClientsProps = { clients: readonly Listed[]; onRead: (client: Id) => void };

function Clients({ clients, onRead }: ClientsProps): ReactNode {
  const textOf = ({ id, names }: Listed) => `${nameOf(id, names)} ${id}`;
  const { shown, line } = useNarrowed(clients, textOf, 'client', 'Name or client id');
  return (
    <>
      {line}
      <ul className="portal-plain-list">
        {shown.slice(0, MOST_LISTED).map(({ id, names, born, records }) => (
          <li key={id}>
            <button
              type="button"
              className="portal-plain-button check-show"
              onClick={() => onRead(id)}
            >
              <bdi>{nameOf(id, names)}</bdi>
            </button>{' '}
            <span className="portal-fine">
              <bdi>{plain(String(id))}</bdi>
              {born && ` · born ${born}`} · {counted(records, 'record')}
            </span>
          </li>
        ))}
        {shown.length > MOST_LISTED && <li>The first {MOST_LISTED} of these are listed.</li>}
      </ul>
    </>
  );
}
