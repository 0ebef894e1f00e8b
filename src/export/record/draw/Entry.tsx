import { createContext, useContext, useState, type ReactNode } from 'react';
import type { Chart, Entry } from '../makeChart';

/** What a record is drawn from, and how. */
export type Drawing = Readonly<{
  chart: Chart;
  /** Whether all is drawn, and stands open: in a file, and where all is printed. */
  isWhole: boolean;
  /** The addresses of attached files that are at hand, by record, and what a page does to open another. */
  opened: ReadonlyMap<number, string>;
  open?: (at: number) => void;
  /** The record that was gone to: its row is drawn, however far down it is. */
  target?: number | undefined;
}>;

const Drawn = createContext<Drawing | undefined>(undefined);
export const DrawingOf = Drawn.Provider;
export const useDrawing = () => useContext(Drawn)!;

type Of = { at: number; isMixed?: boolean | undefined };

export const idOf = (at: number) => `r${at}`;

type FoldProps = { id?: string; className?: string; isOpen?: boolean; summary: ReactNode };

/** What opens in place, and is drawn only then. */
export function Fold({
  isOpen = false,
  summary,
  children,
  ...props
}: FoldProps & { children: ReactNode }) {
  const [isDrawn, draw] = useState(isOpen);
  const { isWhole } = useDrawing();
  return (
    <details
      {...props}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && draw(true)}
    >
      <summary>{summary}</summary>
      {(isDrawn || isWhole) && children}
    </details>
  );
}

/** A record: its date, headline and author, and below these all that it says. */
export function EntryView({ at, isOpen, isMixed }: Of & { isOpen: boolean }): ReactNode {
  const { chart } = useDrawing();
  const { when = 'No date', title, by, ended, kind } = chart.entries[at]!;
  const summary = (
    <>
      <span className="read-when read-soft">{when}</span>{' '}
      {isMixed && <span className="read-soft">{chart.kinds[kind]?.name}: </span>}
      <b>
        <bdi>{title}</bdi>
      </b>
      {by && by !== title && <span className="read-soft"> · {by}</span>}
      {ended && <small className="read-ended"> · {ended}</small>}
    </>
  );
  return (
    <Fold className="read-entry" id={idOf(at)} isOpen={isOpen} summary={summary}>
      <Body at={at} />
    </Fold>
  );
}

export function EntryLink({ at, isMixed }: Of): ReactNode {
  const { chart } = useDrawing();
  const { title, when, kind } = chart.entries[at]!;
  return (
    <a href={`#${idOf(at)}`}>
      {isMixed && `${chart.kinds[kind]?.name}: `}
      <bdi>{title}</bdi>
      {when && ` · ${when}`}
    </a>
  );
}

export function Place({ at }: Of): ReactNode {
  const { file, line } = useDrawing().chart.entries[at]!;
  return (
    <>
      <bdi>{file}</bdi>, line {line}
    </>
  );
}

function Body({ at }: Of): ReactNode {
  const { values, from, json, attached } = useDrawing().chart.entries[at]!;
  const drawn = ({ label, text, isText, to, sure }: Entry['values'][number], nth: number) => (
    <div key={nth} className={isText ? 'read-text' : undefined}>
      <dt>{label}</dt>
      <dd>
        {to !== undefined && <EntryLink at={to} />}
        {to !== undefined && ' '}
        {to === undefined ? (
          text
        ) : (
          <small>({sure === 'stated' ? text : `${text}, inferred`})</small>
        )}
      </dd>
    </div>
  );
  const place = (
    <>
      <Place at={at} />
      <span className="read-tools">: as exported</span>
    </>
  );
  return (
    <div className="read-body">
      <dl>
        {values.filter(({ isText }) => isText).map(drawn)}
        {from.length > 0 && (
          <div className="read-text">
            <dt>Records about this one</dt>
            {from.map(({ at: other, isSure, through }, nth) => (
              <dd key={nth}>
                <EntryLink at={other} isMixed />
                {through !== undefined && (
                  <small>
                    {' '}
                    by <EntryLink at={through} isMixed />
                  </small>
                )}
                {!isSure && <small> (inferred)</small>}
              </dd>
            ))}
          </div>
        )}
        {values.filter(({ isText }) => !isText).map(drawn)}
      </dl>
      {attached && <Attached at={at} name={attached.name} />}
      <Fold className="read-exported" summary={place}>
        <pre tabIndex={0} role="group" aria-label="The record as exported">
          {json}
        </pre>
      </Fold>
    </div>
  );
}

function Attached({ at, name }: { at: number; name: string }): ReactNode {
  const { opened, open } = useDrawing();
  const address = opened.get(at);
  // Only a picture is in its address.
  if (address?.startsWith('data:'))
    return <img className="read-picture" src={address} alt={name} />;
  if (address) return <PdfLinks address={address} name={name} />;
  if (open) {
    return (
      <button type="button" className="portal-button read-tools" onClick={() => open(at)}>
        Open <bdi>{name}</bdi>
      </button>
    );
  }
  return (
    <p className="read-soft">
      The attached file <bdi>{name}</bdi> is not in this page. It is in the export.
    </p>
  );
}

/** The browser shows a PDF in a tab of its own, if it can: a link waits for no permission to open one. */
function PdfLinks({ address, name }: { address: string; name: string }): ReactNode {
  return (
    <p className="read-tools">
      {navigator.pdfViewerEnabled && (
        <a ref={focusIfLost} href={address} target="_blank" rel="noopener">
          Open <bdi>{name}</bdi> in a new tab
        </a>
      )}{' '}
      <a ref={focusIfLost} href={address} download={name}>
        Download <bdi>{name}</bdi>
      </a>
    </p>
  );
}

/** The button that was pressed is gone. */
function focusIfLost(link: HTMLElement | null): void {
  if (document.activeElement === document.body) link?.focus();
}
