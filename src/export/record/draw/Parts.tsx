import type { ReactNode } from 'react';
import { counted } from '../../../dictionary/model/counted';
import { groupBy } from '../../../dictionary/model/groupBy';
import type { Chart } from '../makeChart';
import { spellDay } from '../spell';
import { EntryLink, Place, useDrawing } from './Entry';
import { SectionView, Table, Timeline, Troubles } from './Sections';

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
