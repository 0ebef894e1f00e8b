import { createContext, useContext, useState, type ReactNode } from 'react';
import type { Chart, Entry } from '../makeChart';

type Of = { chart: Chart; at: number; isMixed?: boolean | undefined };

export const idOf = (at: number) => `r${at}`;

/** The addresses of attached files that are at hand, by record, and what a page has to open another. */
export const AttachedFiles = createContext<{
  opened: ReadonlyMap<number, string>;
  opener?: (at: number, name: string) => ReactNode;
}>({ opened: new Map() });

/** A record: its date, headline and author, and below these all that it says, drawn once it is opened. */
export function EntryView({ chart, at, isOpen, isMixed }: Of & { isOpen: boolean }): ReactNode {
  const [isDrawn, draw] = useState(isOpen);
  const { when = 'No date', title, by, ended, kind } = chart.entries[at]!;
  return (
    <details
      className="read-entry"
      id={idOf(at)}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && draw(true)}
    >
      <summary>
        <span className="read-when read-soft">{when}</span>{' '}
        {isMixed && <span className="read-soft">{chart.kinds[kind]?.name}: </span>}
        <b>
          <bdi>{title}</bdi>
        </b>
        {by && by !== title && <span className="read-soft"> · {by}</span>}
        {ended && <small className="read-ended"> · {ended}</small>}
      </summary>
      {isDrawn && <Body chart={chart} at={at} />}
    </details>
  );
}

export function EntryLink({ chart, at, isMixed }: Of): ReactNode {
  const { title, when, kind } = chart.entries[at]!;
  return (
    <a href={`#${idOf(at)}`}>
      {isMixed && `${chart.kinds[kind]?.name}: `}
      <bdi>{title}</bdi>
      {when && ` · ${when}`}
    </a>
  );
}

export function Place({ entry: { file, line } }: { entry: Entry }): ReactNode {
  return (
    <>
      <bdi>{file}</bdi>, line {line}
    </>
  );
}

function Body({ chart, at }: Of): ReactNode {
  const entry = chart.entries[at]!;
  const { values, from, json, attached } = entry;
  const drawn = (value: Entry['values'][number], nth: number) => (
    <div key={nth} className={value.isText ? 'read-text' : undefined}>
      <dt>{value.label}</dt>
      <dd>
        <ValueView chart={chart} value={value} />
      </dd>
    </div>
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
                <EntryLink chart={chart} at={other} isMixed />
                {through !== undefined && (
                  <small>
                    {' '}
                    by <EntryLink chart={chart} at={through} isMixed />
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
      <details className="read-exported">
        <summary className="read-soft">
          <Place entry={entry} />
          <span className="read-tools">: as exported</span>
        </summary>
        <pre tabIndex={0} role="group" aria-label="The record as exported">
          {json}
        </pre>
      </details>
    </div>
  );
}

function Attached({ at, name }: { at: number; name: string }): ReactNode {
  const { opened, opener } = useContext(AttachedFiles);
  const address = opened.get(at);
  // Only a picture is in its address.
  if (address?.startsWith('data:'))
    return <img className="read-picture" src={address} alt={name} />;
  if (address) return <PdfLinks address={address} name={name} />;
  return (
    opener?.(at, name) ?? (
      <p className="read-soft">
        The attached file <bdi>{name}</bdi> is not in this page. It is in the export.
      </p>
    )
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

function ValueView({ chart, value }: { chart: Chart; value: Entry['values'][number] }): ReactNode {
  const { text, to, sure } = value;
  if (to === undefined) return text;
  return (
    <>
      <EntryLink chart={chart} at={to} />{' '}
      <small>({sure === 'stated' ? text : `${text}, inferred`})</small>
    </>
  );
}
