import { useState, type ReactNode } from 'react';
import { counted } from '../../../dictionary/model/counted';
import { groupBy } from '../../../dictionary/model/groupBy';
import type { Chart, Section } from '../makeChart';
import type { Trouble } from '../listClients';
import { spellAmount, spellDay } from '../spell';
import { EntryLink, EntryView, Fold, Place, useDrawing } from './Entry';

const FIRST_ROWS = 100;

type RowsProps = { entries: readonly number[]; isOpen?: boolean; isMixed?: boolean };

/** Records one below the other: on a page the first of them, and as many again whenever more are wanted. */
export function Rows({ entries, isOpen = false, isMixed }: RowsProps): ReactNode {
  const { isWhole, target } = useDrawing();
  const [count, setCount] = useState(FIRST_ROWS);
  const wanted = Math.max(count, target === undefined ? 0 : entries.indexOf(target) + 1);
  const shown = isWhole ? entries : entries.slice(0, wanted);
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

/** What is said of a record below its client's name. */
export function About({ chart }: { chart: Chart }): ReactNode {
  const { id, asOf, warnings, export: given } = chart;
  return (
    <>
      <p className="read-soft">
        Record of {id ? 'client ' : 'one client'}
        <bdi>{id}</bdi>, from the export <bdi>{given.name}</bdi>
        {asOf && `, whose latest entry is of ${spellDay(asOf)}: what is current is so on that day`}.
        Read on {spellDay(given.readOn)} with dictionary {chart.version}.
        {given.sha256 && ` SHA-256 of the export: ${given.sha256}`}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="read-troubles">
          {warning}
        </p>
      ))}
    </>
  );
}

function Summary(): ReactNode {
  return (
    <dl className="read-summary">
      {useDrawing().chart.summary.map(({ title, entries, more, notes }) => (
        <div key={title}>
          <dt>{title}</dt>
          {notes.map((note) => (
            <dd key={note}>{note}</dd>
          ))}
          {entries.map((at) => (
            <dd key={at}>
              <EntryLink at={at} />{' '}
              <small>
                <Place at={at} />
              </small>
            </dd>
          ))}
          {more > 0 && <dd>and {more} more, in their section</dd>}
        </div>
      ))}
    </dl>
  );
}

function Timeline(): ReactNode {
  const { chart, isWhole } = useDrawing();
  const { entries, timeline, sections } = chart;
  const [title, setTitle] = useState('');
  const [year, setYear] = useState('');
  if (isWhole) {
    return (
      <ul className="read-timeline">
        {timeline.map((at) => (
          <li key={at}>
            <EntryLink at={at} isMixed />
          </li>
        ))}
      </ul>
    );
  }
  const titles = sections.map((section) => section.title);
  const years = [...new Set(timeline.flatMap((at) => entries[at]!.day?.slice(0, 4) ?? []))];
  const groups = sections.find((section) => section.title === title)?.groups;
  const shown = timeline.filter((at) => {
    const { kind, day = '' } = entries[at]!;
    return day.startsWith(year) && (!groups || groups.some((group) => group.kind === kind));
  });
  return (
    <>
      <div className="portal-controls read-tools">
        <Choice label="Part" options={titles} onChoose={setTitle} />
        <Choice label="Year" options={years} onChoose={setYear} />
        <span role="status">{counted(shown.length, 'dated record')}</span>
      </div>
      <Rows key={title + year} entries={shown} isMixed />
    </>
  );
}

type ChoiceProps = {
  label: string;
  options: readonly string[];
  onChoose: (option: string) => void;
};

function Choice({ label, options, onChoose }: ChoiceProps): ReactNode {
  return (
    <label className="portal-labeled">
      {label}
      <select className="portal-box" onChange={({ target }) => onChoose(target.value)}>
        <option value="">All</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

/** A section; of some, readers see on a page what was current on a day. */
function SectionView({ section }: { section: Section }): ReactNode {
  const { chart, isWhole } = useDrawing();
  const [on, setOn] = useState('');
  const isCurrent = (at: number) => {
    const { day = '', ended, endDay } = chart.entries[at]!;
    return day <= on && (endDay === undefined ? ended === undefined : endDay > on);
  };
  const ending = section.groups.filter(({ kind }) => chart.kinds[kind]?.hasEnd);
  const current = ending.map(({ kind, entries }) => ({ kind, entries: entries.filter(isCurrent) }));
  return (
    <>
      <Troubles troubles={section.troubles} />
      {section.isByDay && ending.length > 0 && !isWhole && (
        <label className="read-tools">
          Only what had begun and not ended on{' '}
          <input
            type="date"
            className="portal-box"
            onChange={({ target }) => setOn(target.value)}
          />
        </label>
      )}
      {(on ? current : section.groups).map((group) => (
        <Group key={group.kind} {...group} isOpen={section.isOpen} />
      ))}
    </>
  );
}

type GroupProps = Section['groups'][number] & { isOpen: boolean };

function Group({ kind, entries, isOpen }: GroupProps): ReactNode {
  const { chart, isWhole } = useDrawing();
  const { name, about, fields, amounts } = chart.kinds[kind]!;
  const rows = entries.map((at) => chart.entries[at]!.amounts);
  const sums = amounts.map((_, nth) => rows.reduce((sum, row) => sum + (row[nth] ?? 0), 0));
  return (
    <section className="read-group">
      <h3>
        {name} <small>{counted(entries.length, 'record')}</small>
      </h3>
      <p className="read-soft">{about}</p>
      <Fold className="read-fields" summary="What the fields mean">
        <dl>
          {fields.map(({ label, about }, nth) => (
            <div key={nth}>
              <dt>{label}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      {amounts.length > 0 && (
        <Fold isOpen={isWhole} summary="Amounts, added up">
          <Table
            label={`Amounts of ${name}`}
            head={['Record', ...amounts]}
            rows={rows.map((row, nth) => [
              <EntryLink key={nth} at={entries[nth]!} />,
              ...row.map((amount) => (amount === undefined ? '' : spellAmount(amount))),
            ])}
            foot={['Sum', ...sums.map(spellAmount)]}
          />
        </Fold>
      )}
      <Rows entries={entries} isOpen={isOpen} />
    </section>
  );
}

/** The parts of a chart by their titles. */
export const partsOf = ({ sections }: Chart): readonly (readonly [string, ReactNode])[] => [
  ['Summary', <Summary />],
  ['Timeline', <Timeline />],
  ...sections.map((section) => [section.title, <SectionView section={section} />] as const),
  ['What is in this record', <Counts />],
];

/** All of a chart, each part below its title. */
export function Whole({ level: Level }: { level: 'h2' | 'h3' }): ReactNode {
  return partsOf(useDrawing().chart).map(([title, part], nth) => (
    <section key={nth} aria-labelledby={partId(nth)}>
      <Level id={partId(nth)}>{title}</Level>
      {part}
    </section>
  ));
}

export const partId = (nth: number) => `p${nth}`;

type TableProps = {
  label: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  foot: readonly ReactNode[];
};

function Table({ label, head, rows, foot }: TableProps): ReactNode {
  const cells = (row: readonly ReactNode[]) => row.map((cell, nth) => <td key={nth}>{cell}</td>);
  return (
    <div className="read-wide" tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, foot].map((row, nth) => (
            <tr key={nth}>{cells(row)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Troubles({ troubles }: { troubles: readonly Trouble[] }): ReactNode {
  if (troubles.length === 0) return null;
  return (
    <ul className="read-troubles">
      {troubles.map(({ files, text, count, unit, lines }, nth) => (
        <li key={nth}>
          <bdi>{files.join(', ')}</bdi>
          {`${files.length > 0 ? ': ' : ''}${text}`}
          {count > 1 && ` (${counted(count, unit)})`}
          {lines.length > 0 && `, line ${lines.join(', ')}`}
        </li>
      ))}
    </ul>
  );
}

/** Proves that nothing is left out: all records of the export, and which are shown. */
function Counts(): ReactNode {
  const { chart } = useDrawing();
  const { all, own, listed, unowned, unownedIn } = chart.counts;
  const groups = chart.sections.flatMap((section) => section.groups);
  const lost = chart.troubles.filter(({ isNote }) => !isNote);
  const notes = groupBy(
    chart.troubles.filter(({ isNote }) => isNote),
    ({ text }) => text,
  );
  return (
    <>
      <p>
        The export contains {counted(all, 'record')}. {counted(own, 'record')} of this client: all
        are here, each once, with the file and the line. {counted(all - own, 'record')} are not of
        this client; {unowned} of these name no client, and {listed} are here because the client’s
        records name them.
        {unownedIn.length > 0 &&
          ` Files of clients in which some records name none: ${unownedIn.join(', ')}.`}
      </p>
      <p>
        An export cannot show what was never exported. What could not be read, of any client:
        {lost.length === 0 && ' nothing.'}
      </p>
      <Troubles troubles={lost} />
      {[...notes].map(([text, all]) => (
        <p key={text}>
          {text}:{' '}
          {all
            .flatMap(({ files, count }) => (files[0] ? files : counted(count, 'file')))
            .join(', ')}
        </p>
      ))}
      <Table
        label="Records by file"
        head={['File', 'Records here']}
        rows={groups.map(({ kind, entries }) => [chart.kinds[kind]?.file, entries.length])}
        foot={['Sum', groups.reduce((sum, { entries }) => sum + entries.length, 0)]}
      />
    </>
  );
}

/** What stands on every sheet of paper, as style sheets take it. */
export function sheetLines({ name, id, hidden, export: given }: Chart): Record<string, string> {
  const sum = given.sha256 ? `SHA-256 ${given.sha256} · ` : '';
  const whose = id && !name.endsWith(` ${id}`) ? `, client ${id}` : '';
  const left = hidden.values > 0 ? ' · some values are hidden' : '';
  return {
    '--portal-sheet-site': JSON.stringify(`${name}${whose} · ${given.name}${left}`),
    '--portal-sheet-address': JSON.stringify(`${sum}read on ${spellDay(given.readOn)}`),
  };
}
