import { useState, type ReactNode } from 'react';
import { counted } from '../../../dictionary/model/counted';
import { groupBy } from '../../../dictionary/model/groupBy';
import type { Chart, Section } from '../makeChart';
import { spellAmount, spellDay } from '../spell';
import { EntryLink, EntryView, Fold, placeOf, type Said, Terms, useDrawing } from './Entry';

/** So many records of one entity are in the summary, and so many on a page before more are wanted. */
const [MOST_SUMMED_UP, FIRST_ROWS] = [8, 100];

/** The parts of a chart by their titles. */
export const partsOf = ({ sections }: Chart): readonly (readonly [string, ReactNode])[] => [
  ['Summary', <Summary />],
  ['Timeline', <Timeline />],
  ...sections.map((section) => [section.title, <SectionView section={section} />] as const),
  ['What is in this record', <Counts />],
];

const partId = (nth: number) => `p${nth}`;

/** All of a chart, each part below its title. */
export function Whole({ level: Level }: { level: 'h2' | 'h3' }): ReactNode {
  return partsOf(useDrawing().chart).map(([title, part], nth) => (
    <section key={nth} aria-labelledby={partId(nth)}>
      <Level id={partId(nth)}>{title}</Level>
      {part}
    </section>
  ));
}

/** Leads to the parts of a chart. */
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

/** What is said of a record below its client's name. */
export function About({ chart }: { chart: Chart }): ReactNode {
  const { id, asOf, warnings, export: given } = chart;
  return (
    <>
      <p className="portal-fine">
        Record of {id ? 'client ' : 'one client'}
        <bdi>{id}</bdi>, from the export <bdi>{given.name}</bdi>
        {asOf && `, whose latest entry is of ${spellDay(asOf)}: what is current is so on that day`}.
        Read on {spellDay(given.readOn)} with dictionary {chart.version}.
        {given.sha256 && ` SHA-256 of the export: ${given.sha256}`}
      </p>
      <Troubles said={warnings} />
    </>
  );
}

function Summary(): ReactNode {
  const { chart } = useDrawing();
  const rows = chart.summary.map(({ title, entries, notes }) => {
    const more = entries.length - MOST_SUMMED_UP;
    const shown = entries.slice(0, MOST_SUMMED_UP);
    const said: readonly Said[] = [
      ...notes.map((text) => ({ text })),
      ...shown.map((to) => ({ to, note: placeOf(chart.entries[to]!) })),
      ...(more > 0 ? [{ text: `and ${more} more, in their section` }] : []),
    ];
    return [title, said] as const;
  });
  return <Terms className="read-summary" rows={rows} />;
}

function Timeline(): ReactNode {
  const { chart, isWhole } = useDrawing();
  if (!isWhole) return <Rows entries={chart.timeline} isMixed />;
  const days = groupBy(chart.timeline, (at) => chart.entries[at]!.day);
  const rows = [...days].map(([day, all]) => {
    return [day ? spellDay(day) : 'Other dates', all.map((to) => ({ to }))] as const;
  });
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

function SectionView({ section: { groups, isOpen, troubles } }: { section: Section }): ReactNode {
  const { chart, isWhole } = useDrawing();
  return (
    <>
      <Troubles said={troubles.map(({ said }) => said)} />
      {groups.map(({ kind, entries }) => {
        const { name, about, fields, amounts } = chart.kinds[kind]!;
        const sums = entries.map((at) => {
          const { amounts: row } = chart.entries[at]!;
          return { name: <EntryLink at={at} />, numbers: amounts.map((column) => row[column]) };
        });
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
                <Sums
                  label={`Amounts of ${name}`}
                  head={['Record', ...amounts]}
                  rows={sums}
                  spell={spellAmount}
                />
              </Fold>
            )}
            <Rows entries={entries} isOpen={isOpen} />
          </section>
        );
      })}
    </>
  );
}

/** Proves that nothing is left out: all records of the export, and which are shown. */
function Counts(): ReactNode {
  const { counts, sections, kinds, lost, notes } = useDrawing().chart;
  const { all, own, listed, unowned, unownedIn } = counts;
  const rows = sections
    .flatMap(({ groups }) => groups)
    .map(({ kind, entries }) => ({ name: kinds[kind]?.file, numbers: [entries.length] }));
  return (
    <>
      <p>
        The export contains {counted(all, 'record')}. {counted(own, 'record')} of this client: all
        {lost.length > 0 && ' that could be read'} are here, each once, with the file and the line.{' '}
        {counted(all - own, 'record')} are not of this client; {unowned} of these name no client,
        and {listed} are here because the client’s records name them.
        {unownedIn.length > 0 &&
          ` Files of clients in which some records name none: ${unownedIn.join(', ')}.`}
      </p>
      <p>
        An export cannot show what was never exported. What could not be read, of any client:
        {lost.length === 0 && ' nothing.'}
      </p>
      <Troubles said={lost.map(({ said }) => said)} />
      {[...groupBy(notes, ({ text }) => text)].map(([text, all]) => (
        <p key={text}>{`${text}: ${all.map(({ where }) => where).join(', ')}`}</p>
      ))}
      <Sums label="Records by file" head={['File', 'Records here']} rows={rows} spell={String} />
    </>
  );
}

type SumRow = Readonly<{ name: ReactNode; numbers: readonly (number | undefined)[] }>;
type SumsProps = { label: string; head: string[]; rows: SumRow[]; spell: (sum: number) => string };

/** Columns of numbers, which add up. */
function Sums({ label, head, rows, spell }: SumsProps): ReactNode {
  const sums = head
    .slice(1)
    .map((_, at) => rows.reduce((all, row) => all + (row.numbers[at] ?? 0), 0));
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
          {[...rows, { name: 'Sum', numbers: sums }].map(({ name, numbers }, nth) => (
            <tr key={nth}>
              <td>{name}</td>
              {numbers.map((number, at) => (
                <td key={at}>{number !== undefined && spell(number)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Troubles({ said }: { said: readonly string[] }): ReactNode {
  return said.map((trouble) => (
    <p key={trouble} className="read-troubles">
      {trouble}
    </p>
  ));
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
