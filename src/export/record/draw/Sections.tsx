import { useState, type ReactNode } from 'react';
import { counted } from '../../../dictionary/model/counted';
import type { Trouble } from '../listClients';
import type { Section } from '../makeChart';
import { spellAmount } from '../spell';
import { EntryLink, EntryView, Fold, useDrawing } from './Entry';

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

export function Timeline(): ReactNode {
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
export function SectionView({ section }: { section: Section }): ReactNode {
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

type TableProps = {
  label: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  foot: readonly ReactNode[];
};

export function Table({ label, head, rows, foot }: TableProps): ReactNode {
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

export function Troubles({ troubles }: { troubles: readonly Trouble[] }): ReactNode {
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
