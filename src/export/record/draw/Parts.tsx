import { useState, type ReactNode } from 'react';
import { counted } from '../../../dictionary/model/counted';
import type { Chart } from '../makeChart';
import { spellAmount, spellDay } from '../spell';
import { EntryLink, EntryView, Fold, placeOf, type Row, Terms, useDrawing } from './Entry';

/** So many records of a list are on a page before more are wanted. */
const FIRST_ROWS = 100;

export const partsOf = ({ sections }: Chart): readonly (readonly [string, ReactNode])[] => [
  ['Summary', <Summary />],
  ['Timeline', <Timeline />],
  ...sections.map((section) => [section.title, <SectionView {...section} />] as const),
  ['What is in this record', <Counts />],
];

export const partId = (nth: number) => `p${nth}`;

export function Whole({ level: Level }: { level: 'h2' | 'h3' }): ReactNode {
  return partsOf(useDrawing().chart).map(([title, part], nth) => (
    <section key={nth} aria-labelledby={partId(nth)}>
      <Level id={partId(nth)}>{title}</Level>
      {part}
    </section>
  ));
}

export function PartLinks({ titles, current }: { titles: readonly string[]; current?: string }) {
  return (
    <nav className="portal-block" aria-label="Parts of the record">
      <ul className="portal-plain-list portal-line">
        {titles.map((title, nth) => (
          <li key={nth}>
            <a href={`#${partId(nth)}`} aria-current={title === current || undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function About({ chart }: { chart: Chart }): ReactNode {
  const { id, asOf, warnings, export: given } = chart;
  return (
    <>
      <p className="portal-fine">
        Record of {id ? 'client ' : 'one client'}
        <bdi>{id}</bdi>, from the export <bdi>{given.name}</bdi>
        {asOf && `. ‘Current’ means as of ${spellDay(asOf)}, the date of the latest entry`}. Read on{' '}
        {spellDay(given.readOn)} with dictionary {chart.version}.
        {given.sha256 && ` SHA-256 of the export: ${given.sha256}`}
      </p>
      <Troubles said={warnings} />
    </>
  );
}

function Summary(): ReactNode {
  const { chart } = useDrawing();
  const rows = chart.summary.map(({ title, entries, notes }): Row => {
    const said = entries.map((to) => ({ to, note: placeOf(chart.entries[to]!) }));
    return [title, [...notes.map((text) => ({ text })), ...said]];
  });
  return <Terms className="read-summary" rows={rows} />;
}

function Timeline(): ReactNode {
  const { chart, isWhole } = useDrawing();
  if (!isWhole) return <Rows entries={chart.timeline} isMixed />;
  const rows: Row[] = [['The newest first', chart.timeline.map((to) => ({ to }))]];
  return <Terms className="read-summary" rows={rows} isMixed />;
}

type RowsProps = { entries: readonly number[]; isOpen?: boolean; isMixed?: boolean };

/** Records one below the other: on a page the first of them, and as many again whenever more are wanted. */
export function Rows({ entries, isOpen = false, isMixed }: RowsProps): ReactNode {
  const { isWhole, isPrinted, target } = useDrawing();
  const [count, setCount] = useState(FIRST_ROWS);
  const wanted = Math.max(count, target === undefined ? 0 : entries.indexOf(target) + 1);
  const shown = isWhole || isPrinted ? entries : entries.slice(0, wanted);
  const left = entries.length - shown.length;
  return (
    <>
      {shown.map((at) => (
        <EntryView key={at} at={at} isOpen={isWhole || isOpen} isMixed={isMixed} />
      ))}
      {left > 0 && (
        <button type="button" className="portal-button" onClick={() => setCount(2 * wanted)}>
          Show more: {counted(left, 'record')}
        </button>
      )}
    </>
  );
}

function SectionView({ groups, isOpen, troubles }: Chart['sections'][number]): ReactNode {
  const { chart, isWhole } = useDrawing();
  return (
    <>
      <Troubles said={troubles} />
      {groups.map(({ kind, entries }) => {
        const { name, about, fields, amounts } = chart.kinds[kind]!;
        return (
          <section key={kind} className="portal-block">
            <h3>
              {name} <small>{counted(entries.length, 'record')}</small>
            </h3>
            <p className="portal-fine">{about}</p>
            <Fold className="read-tools portal-fine" summary="What the fields mean">
              <Terms rows={fields.map(({ label, about }) => [label, [{ text: about }]])} />
            </Fold>
            {amounts.length > 0 && (
              <Fold open={isWhole} summary="Amounts, added up">
                <Amounts of={name} columns={amounts} entries={entries} />
              </Fold>
            )}
            <Rows entries={entries} isOpen={isOpen} />
          </section>
        );
      })}
    </>
  );
}

type AmountsProps = { of: string; columns: readonly string[]; entries: readonly number[] };

function Amounts({ of, columns, entries }: AmountsProps): ReactNode {
  const { chart } = useDrawing();
  const amounts = entries.map((at) => columns.map((name) => chart.entries[at]!.amounts[name]));
  const sums = columns.map((_, nth) => amounts.reduce((sum, row) => sum + (row[nth] ?? 0), 0));
  const rows = [...amounts, sums].map((row, nth) => [
    nth < entries.length ? <EntryLink at={entries[nth]!} /> : 'Sum',
    ...row.map((amount) => amount !== undefined && spellAmount(amount)),
  ]);
  return (
    <div className="read-wide" tabIndex={0} role="group" aria-label={`Amounts of ${of}`}>
      <table>
        <thead>
          <tr>
            {['Record', ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, nth) => (
            <tr key={nth}>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Proves that nothing is left out: all records of the export, and which are shown. */
function Counts(): ReactNode {
  const { counts, sections, kinds, troubles } = useDrawing().chart;
  const { all, own, listed, unowned } = counts;
  const rows = sections
    .flatMap(({ groups }) => groups)
    .map(({ kind, entries }): Row => {
      return [kinds[kind]!.file, [{ text: counted(entries.length, 'record') }]];
    });
  return (
    <>
      <p>
        The export contains {counted(all, 'record')}. {counted(own, 'record')} of this client: all
        that could be read, each once, with the file and the line. {counted(all - own, 'record')}{' '}
        are not of this client; {unowned} of these name no client, and {listed} are here because the
        client’s records name them.
      </p>
      <p>
        An export cannot show what was never exported. What the check finds in its files:
        {troubles.length === 0 && ' nothing.'}
      </p>
      <Troubles said={troubles} />
      <Terms rows={rows} className="portal-columns" />
    </>
  );
}

function Troubles({ said }: { said: readonly string[] }): ReactNode {
  return said.length > 0 && <p className="read-troubles">{said.join('\n')}</p>;
}

/** What stands on every sheet of paper, as style sheets take it. */
export function sheetLines({ name, id, export: given }: Chart): Record<string, string> {
  const sum = given.sha256 ? `SHA-256 ${given.sha256} · ` : '';
  const whose = id && !name.endsWith(` ${id}`) ? `, client ${id}` : '';
  return {
    '--portal-sheet-site': JSON.stringify(`${name}${whose} · ${given.name}`),
    '--portal-sheet-address': JSON.stringify(`${sum}read on ${spellDay(given.readOn)}`),
  };
}
