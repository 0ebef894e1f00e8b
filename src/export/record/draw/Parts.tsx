import type { ReactNode, RefObject } from 'react';
import { counted } from '../../../dictionary/model/counted';
import { groupBy } from '../../../dictionary/model/groupBy';
import type { Chart, Section } from '../makeChart';
import type { Trouble } from '../readFiles';
import { spellAmount, spellDay } from '../spell';
import { EntryLink, EntryView, Place } from './Entry';

/** Draws records one below the other; a page draws only the first, and more when they are wanted. */
export type RowsView = (props: {
  chart: Chart;
  entries: readonly number[];
  isOpen: boolean;
  isMixed?: boolean;
}) => ReactNode;

export const AllRows: RowsView = ({ entries, ...props }) =>
  entries.map((at) => <EntryView key={at} at={at} {...props} />);

type HeadingProps = {
  chart: Chart;
  level: 'h1' | 'h2';
  heading?: RefObject<HTMLHeadingElement | null>;
};

export function Heading({ chart, level: Level, heading }: HeadingProps): ReactNode {
  const { name, id, asOf, warnings, classes, hidden, export: given } = chart;
  const without = classes.filter(({ isHidden }) => isHidden).map(({ words }) => words);
  return (
    <>
      <Level ref={heading} tabIndex={heading && -1}>
        <bdi>{name}</bdi>
      </Level>
      <p className="read-soft">
        Record of {id ? 'client ' : 'one client'}
        <bdi>{id}</bdi>, from the export <bdi>{given.name}</bdi>
        {asOf && `, whose latest entry is of ${spellDay(asOf)}: what is current is so on that day`}.
        Read on {spellDay(given.readOn)} with dictionary {chart.version}.
        {given.sha256 && ` SHA-256 of the export: ${given.sha256}`}
      </p>
      {without.length > 0 && (
        <p className="read-troubles">
          Hidden: {without.join('; ')}. {counted(hidden.values, 'value')} of{' '}
          {counted(hidden.records, 'record')} are left out, also of what is shown as exported.
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="read-troubles">
          {warning}
        </p>
      ))}
    </>
  );
}

export function Summary({ chart }: { chart: Chart }): ReactNode {
  return (
    <dl className="read-summary">
      {chart.summary.map(({ title, entries, more, notes }) => (
        <div key={title}>
          <dt>{title}</dt>
          {notes.map((note) => (
            <dd key={note}>{note}</dd>
          ))}
          {entries.map((at) => (
            <dd key={at}>
              <EntryLink chart={chart} at={at} />{' '}
              <small>
                <Place entry={chart.entries[at]!} />
              </small>
            </dd>
          ))}
          {more > 0 && <dd>and {more} more, in their section</dd>}
        </div>
      ))}
    </dl>
  );
}

type SectionProps = { chart: Chart; section: Section; Rows: RowsView; isWhole: boolean };

export function SectionView({ chart, section, Rows, isWhole }: SectionProps): ReactNode {
  return (
    <>
      <Troubles troubles={section.troubles} />
      {section.groups.map(({ kind, entries }) => {
        const { name, about, fields, amounts } = chart.kinds[kind]!;
        const rows = entries.map((at) => chart.entries[at]!.amounts);
        const sums = amounts.map((_, nth) => rows.reduce((sum, row) => sum + (row[nth] ?? 0), 0));
        return (
          <section key={kind} className="read-group">
            <h3>
              {name} <small>{counted(entries.length, 'record')}</small>
            </h3>
            <p className="read-soft">{about}</p>
            <details className="read-fields">
              <summary className="read-soft">What the fields mean</summary>
              <dl>
                {fields.map(({ label, about }, nth) => (
                  <div key={nth}>
                    <dt>{label}</dt>
                    <dd>{about}</dd>
                  </div>
                ))}
              </dl>
            </details>
            {amounts.length > 0 && (
              <details open={isWhole}>
                <summary>Amounts, added up</summary>
                <Table
                  label={`Amounts of ${name}`}
                  head={['Record', ...amounts]}
                  rows={rows.map((row, nth) => [
                    <EntryLink key={nth} chart={chart} at={entries[nth]!} />,
                    ...row.map((amount) => (amount === undefined ? '' : spellAmount(amount))),
                  ])}
                  foot={['Sum', ...sums.map(spellAmount)]}
                />
              </details>
            )}
            <Rows chart={chart} entries={entries} isOpen={isWhole || section.isOpen} />
          </section>
        );
      })}
    </>
  );
}

/** All of a chart, each part below its title. */
export function Whole({ chart, level: Level }: { chart: Chart; level: 'h2' | 'h3' }): ReactNode {
  return wholeParts(chart).map(([title, part], nth) => (
    <section key={nth} aria-labelledby={partId(nth)}>
      <Level id={partId(nth)}>{title}</Level>
      {part}
    </section>
  ));
}

export const partId = (nth: number) => `p${nth}`;

export function wholeParts(chart: Chart): readonly (readonly [string, ReactNode])[] {
  const timeline = chart.timeline.map((at) => (
    <li key={at}>
      <EntryLink chart={chart} at={at} isMixed />
    </li>
  ));
  return [
    ['Summary', <Summary chart={chart} />],
    ['Timeline', <ul className="read-timeline">{timeline}</ul>],
    ...chart.sections.map(
      (section) =>
        [
          section.title,
          <SectionView chart={chart} section={section} Rows={AllRows} isWhole />,
        ] as const,
    ),
    ['What is in this record', <Counts chart={chart} />],
  ];
}

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
      {troubles.map(({ file, text, count = 0, lines = [] }, nth) => (
        <li key={nth}>
          <bdi>{file}</bdi>
          {`${file && ': '}${text}`}
          {count > 0 && ` (${counted(count, 'line')}, first ${lines.join(', ')})`}
        </li>
      ))}
    </ul>
  );
}

/** Proves that nothing is left out: all records of the export, and which are shown. */
export function Counts({ chart }: { chart: Chart }): ReactNode {
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
          {text}: {counted(all.length, 'file')}
          {all[0].file
            ? `: ${all.map(({ file }) => file).join(', ')}`
            : ', not named here: the names may be those of other clients'}
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
