import { createContext, useContext, useState, type ComponentProps, type ReactNode } from 'react';
import type { Chart, Entry } from '../makeChart';

/** What a record is drawn from, and how. */
type Drawing = Readonly<{
  chart: Chart;
  /** Whether all is drawn, and stands open: in a file, and where all is printed. */
  isWhole: boolean;
  /** The addresses of attached files that are at hand, by record, and what a page does to open another. */
  opened?: ReadonlyMap<number, string>;
  open?: (at: number) => void;
  /** Whether all records of a list are drawn: on paper nobody can ask for more. */
  isPrinted?: boolean;
  /** The record that was gone to: its row is drawn, however far down it is. */
  target?: number;
}>;

export const DrawingOf = createContext<Drawing | undefined>(undefined);
export const useDrawing = () => useContext(DrawingOf)!;

type Of = { at: number; isMixed?: boolean | undefined };

const idOf = (at: number) => `r${at}`;
export const placeOf = ({ file, line }: Entry) => `${file}, line ${line}`;

type FoldProps = ComponentProps<'details'> & { summary: ReactNode };

/** What opens in place, and is drawn only then. */
export function Fold({ summary, id, children, ...props }: FoldProps): ReactNode {
  const [isDrawn, draw] = useState(props.open);
  const { isWhole } = useDrawing();
  return (
    <details {...props} onToggle={() => draw(true)}>
      <summary id={id} className={id && 'portal-target'}>
        {summary}
      </summary>
      {(isDrawn || isWhole) && children}
    </details>
  );
}

export function EntryView({ at, isOpen, isMixed }: Of & { isOpen: boolean }): ReactNode {
  const { chart } = useDrawing();
  const { when = 'No date', title, by, ends, kind } = chart.entries[at]!;
  const summary = (
    <>
      <span className="portal-fine">{when}</span>{' '}
      {isMixed && <span className="portal-fine">{chart.kinds[kind]?.name}: </span>}
      <b>
        <bdi>{title}</bdi>
      </b>
      {by && by !== title && <span className="portal-fine"> · {by}</span>}
      {ends.length > 0 && (
        <small className="read-troubles"> · {ends.map(({ said }) => said).join(', ')}</small>
      )}
    </>
  );
  return (
    <Fold className="read-entry" id={idOf(at)} open={isOpen} summary={summary}>
      <Body at={at} />
    </Fold>
  );
}

export function EntryLink({ at, isMixed }: Of): ReactNode {
  const { chart } = useDrawing();
  const { title, when, kind, ends } = chart.entries[at]!;
  return (
    <a href={`#${idOf(at)}`}>
      {isMixed && `${chart.kinds[kind]?.name}: `}
      <bdi>{title}</bdi>
      {when && ` · ${when}`}
      {ends.map(({ said }) => ` · ${said}`)}
    </a>
  );
}

type Said = Readonly<{ text?: string; to?: number | undefined; note?: string | undefined }>;

export type Row = readonly [label: string, said: readonly Said[]];
type TermsProps = { rows: readonly Row[]; isMixed?: boolean; className?: string };

export function Terms({ rows, isMixed, className }: TermsProps): ReactNode {
  return (
    <dl className={className}>
      {rows.map(([label, said], at) => (
        <div key={at}>
          <dt>{label}</dt>
          {said.map(({ text, to, note }, nth) => (
            <dd key={nth}>
              {to === undefined ? text : <EntryLink at={to} isMixed={isMixed} />}
              {note && <small> {note}</small>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Body({ at }: Of): ReactNode {
  const entry = useDrawing().chart.entries[at]!;
  const { values, from, json, attached } = entry;
  const rows = (isText: boolean) =>
    values.filter((value) => value.isText === isText).map((value): Row => [value.label, [value]]);
  return (
    <div className="read-body">
      <Terms rows={rows(true)} />
      {from.length > 0 && <Terms rows={[['Records about this one', from]]} isMixed />}
      <Terms rows={rows(false)} className="portal-columns" />
      {attached && <Attached at={at} name={attached.name} />}
      <Fold summary={`As exported in ${placeOf(entry)}`}>
        <pre tabIndex={0} role="group" aria-label="The record as exported">
          {json}
        </pre>
      </Fold>
    </div>
  );
}

function Attached({ at, name }: { at: number; name: string }): ReactNode {
  const { opened, open } = useDrawing();
  const address = opened?.get(at);
  const file = <bdi>{name}</bdi>;
  if (!open) return <p>The attached file {file} is not in this page. It is in the export.</p>;
  return (
    <>
      <button type="button" className="portal-button read-tools" onClick={() => open(at)}>
        Open {file}
      </button>
      <p role="status">
        {address === '' && 'The export has no such file that can be read.'}
        {/* Only a picture is in its address. */}
        {address?.startsWith('data:') && <img src={address} alt={name} />}
        {/* The browser shows a PDF in a tab of its own, if it can: a link waits for no permission to open one. */}
        {address?.startsWith('blob:') && (
          <a href={address} target="_blank" download={!navigator.pdfViewerEnabled && name}>
            {file} in a new tab
          </a>
        )}
      </p>
    </>
  );
}
