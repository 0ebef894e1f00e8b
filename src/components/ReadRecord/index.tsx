import { useState, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
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
import ChartView from './ChartView';
import type { FromWorker, State, ToWorker } from './worker';

const MOST_LISTED = 200;

/** Reads one client's record out of an export, in the reader's own browser. The address says how far in one is. */
export default function ReadRecord(): ReactNode {
  const [state, setState] = useState<State>({});
  const { share, file, clients, chart, opened, error } = state;
  const history = useHistory();
  const phase = phaseOf(state, useLocation().hash);
  const { send } = useWorker<ToWorker, FromWorker>(
    () => new Worker(new URL('./worker.ts', import.meta.url)),
    ({ made, ...news }) => {
      if (made) download(made.name, made.blob);
      setState((before) => ({ ...before, ...news }));
    },
    (error) => setState({ error: START_ERRORS[error] }),
  );
  const begin = (step: string, known: State, message: ToWorker) => {
    history.push(step);
    setState({ ...known, share: 0 });
    send(message);
  };
  const start = (chosen: Chosen) => begin('#clients', { file: chosen.name }, ['list', chosen]);
  const read = (client: Id) => begin('#record', { clients }, ['read', client]);
  const stop = () => send(['stop']);
  useListener(['popstate'], () => {
    // Back leads out of what is being read; a link to a heading of the page does not.
    if (phase === 'reading' && /^(#clients)?$/.test(window.location.hash)) stop();
  });
  return (
    <Panel
      stage={phase}
      error={error}
      onDrop={phase === 'idle' ? start : undefined}
      onFail={() => setState({ error: START_ERRORS.unreadable })}
    >
      <link rel="stylesheet" href={useBaseUrl('/read.css')} precedence="portal" />
      {phase === 'idle' && (
        <Intake onStart={start} samples={[{ label: 'Read the sample', name: 'sample-export.zip' }]}>
          Nothing is uploaded, and nothing is kept when you close the page.
        </Intake>
      )}
      {phase === 'reading' && (
        <Underway title="Reading" label="Read so far" share={share} onCancel={stop}>
          <bdi>{file}</bdi>
        </Underway>
      )}
      {phase === 'listed' && <Clients clients={clients!} onRead={read} />}
      {phase === 'read' && <ChartView chart={chart!} opened={opened} send={send} />}
    </Panel>
  );
}

function phaseOf({ share, chart, clients }: State, hash: string) {
  if (share !== undefined) return 'reading';
  // Who is alone in an export was read at once. A link to another heading of the page leads out of nothing.
  if (chart && hash && (hash !== '#clients' || clients?.length === 1)) return 'read';
  return clients && hash ? 'listed' : 'idle';
}

type ClientsProps = { clients: readonly Listed[]; onRead: (client: Id) => void };

function Clients({ clients, onRead }: ClientsProps): ReactNode {
  const textOf = ({ id, names }: Listed) => `${nameOf(id, names)} ${id}`;
  const { shown, line } = useNarrowed(clients, textOf, 'client', 'Name or client id');
  return (
    <>
      <Heading>Whose record?</Heading>
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
      <a href="#">Choose another export</a>
    </>
  );
}
