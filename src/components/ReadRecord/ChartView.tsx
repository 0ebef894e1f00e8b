import {
  createContext,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { counted } from '../../dictionary/model/counted';
import { CLASSES, type ClassName } from '../../dictionary/model/sensitivity';
import type { Chart, Section } from '../../export/record/makeChart';
import { AttachedFiles, idOf } from '../../export/record/draw/Entry';
import {
  AllRows,
  Counts,
  Heading,
  type RowsView,
  SectionView,
  sheetLines,
  Summary,
  Whole,
} from '../../export/record/draw/Parts';
import { useListener } from '../browser';
import { FilterLine } from '../FilterBox';
import { Button, Select } from '../ui';
import type { ToWorker } from './worker';

type Props = {
  chart: Chart;
  /** The addresses of the attached files that were opened. */
  opened: ReadonlyMap<number, string>;
  heading: RefObject<HTMLHeadingElement | null>;
  send: (message: ToWorker) => void;
  onLeave: () => void;
};

/** A chart on the page: one part at a time, searched, opened in place, printed and saved. */
export default function ChartView({ chart, opened, heading, send, onLeave }: Props): ReactNode {
  const [part, setPart] = useState('Summary');
  const [query, setQuery] = useState('');
  const [target, setTarget] = useState<number>();
  const partHeading = useRef<HTMLHeadingElement>(null);
  const wanted = useDeferredValue(query.trim().toLowerCase());
  const found = useFound(chart, wanted);
  usePrintedSheet(chart);

  const show = (next: string, at?: number) => {
    setQuery('');
    setTarget(at);
    setPart(next);
  };
  const choose = (title: string) => {
    show(title);
    // Where there is little room, what was chosen would be out of sight.
    partHeading.current?.scrollIntoView({ block: 'center' });
  };
  const opener = (at: number, name: string) => (
    <Button className="read-tools" onClick={() => send({ open: at })}>
      Open <bdi>{name}</bdi>
    </Button>
  );
  const printAll = () => {
    flushSync(() => show(ALL));
    window.print();
  };
  /** Goes to a record in its section, instead of where the address would lead. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#r"]');
    if (!link) return;
    event.preventDefault();
    const at = Number(link.getAttribute('href')?.slice(2));
    const section = chart.sections.find(({ groups }) =>
      groups.some(({ entries }) => entries.includes(at)),
    );
    show(section?.title ?? part, at);
  };
  useEffect(() => {
    const entry = target === undefined ? null : document.getElementById(idOf(target));
    if (!(entry instanceof HTMLDetailsElement)) return;
    entry.open = true;
    entry.querySelector('summary')?.focus({ preventScroll: true });
    entry.scrollIntoView();
  }, [target, part]);

  const parts: ReadonlyMap<string, () => ReactNode> = new Map([
    ['Summary', () => <Summary chart={chart} />],
    ['Timeline', () => <Timeline chart={chart} />],
    ...chart.sections.map(
      (section) => [section.title, () => <OneSection chart={chart} section={section} />] as const,
    ),
    ['What is in this record', () => <Counts chart={chart} />],
    [ALL, () => <Whole chart={chart} level="h3" />],
  ]);
  return (
    <AttachedFiles value={{ opened, opener }}>
      <Target value={target}>
        <div className="read-chart" onClick={follow}>
          <Heading chart={chart} level="h2" heading={heading} />
          <div className="read-tools">
            <div className="portal-controls">
              <Button onClick={() => window.confirm(question(chart)) && send({ save: true })}>
                Save as one file
              </Button>
              <Button onClick={() => window.print()}>Print what is open</Button>
              <Button onClick={printAll}>Print all</Button>
              <Button onClick={onLeave}>Read another</Button>
            </div>
            <Classes chart={chart} onHide={(hide) => send({ hide })} />
            <nav aria-label="Parts of the record">
              <ul>
                {[...parts.keys()].map((title) => (
                  <li key={title}>
                    <button
                      type="button"
                      className="portal-plain-button check-show"
                      aria-current={title === part && !wanted ? 'true' : undefined}
                      onClick={() => choose(title)}
                    >
                      {title}
                    </button>
                  </li>
                ))}
              </ul>
            </nav>
            <FilterLine
              query={query}
              onType={setQuery}
              placeholder="Find in the record"
              aria-label="Find in the record"
            >
              {wanted && counted(found.length, 'record')}
            </FilterLine>
          </div>
          <h3 ref={partHeading}>{wanted ? 'Found' : part}</h3>
          {wanted ? (
            <NearRows key={wanted} chart={chart} entries={found} isOpen={false} isMixed />
          ) : (
            <div key={part}>{parts.get(part)?.()}</div>
          )}
        </div>
      </Target>
    </AttachedFiles>
  );
}

const ALL = 'All of it';

function question({ name, counts, sections }: Chart): string {
  const parts = sections.map(({ title }) => title).join(', ');
  return `Anyone who has the file can read it, without a password. It contains ${counted(counts.own, 'record')} of ${name}: ${parts}. Attached pictures are in it, other attached files are not. Save it?`;
}

type ClassesProps = { chart: Chart; onHide: (hidden: readonly ClassName[]) => void };

function Classes({ chart, onHide }: ClassesProps): ReactNode {
  const hide = (form: HTMLFormElement) => {
    const checked = new FormData(form);
    onHide(CLASSES.filter((name) => checked.has(name)));
  };
  return (
    <details className="read-classes">
      <summary>Hide what is sensitive</summary>
      <p className="read-soft">
        What you hide is left out here, on paper and in the saved file. Free text and the agency’s
        own fields can contain anything: hide these, too, to be sure.
      </p>
      <form onChange={({ currentTarget }) => hide(currentTarget)}>
        {chart.classes.map(({ name, words, values, isHidden }) => (
          <label key={name}>
            <input type="checkbox" name={name} defaultChecked={isHidden} /> {words}{' '}
            <small>{counted(values, 'value')}</small>
          </label>
        ))}
      </form>
    </details>
  );
}

/** The record that was gone to: its row is drawn, however far down it is. */
const Target = createContext<number | undefined>(undefined);

const ROWS = 300;

/** Draws the first rows, and more when they are wanted. */
function NearRows({ entries, ...props }: Parameters<RowsView>[0]): ReactNode {
  const target = useContext(Target);
  const [count, setCount] = useState(ROWS);
  const shown = Math.max(count, target === undefined ? 0 : entries.indexOf(target) + 1);
  const left = entries.length - shown;
  return (
    <>
      <AllRows entries={entries.slice(0, shown)} {...props} />
      {left > 0 && (
        <Button onClick={() => setCount(shown + ROWS)}>Show more: {counted(left, 'record')}</Button>
      )}
    </>
  );
}

function Timeline({ chart }: { chart: Chart }): ReactNode {
  const { entries, timeline, sections } = chart;
  const [title, setTitle] = useState('');
  const [year, setYear] = useState('');
  const years = [...new Set(timeline.flatMap((at) => entries[at]!.day?.slice(0, 4) ?? []))];
  const groups = sections.find((section) => section.title === title)?.groups;
  const shown = timeline.filter((at) => {
    const { kind, day = '' } = entries[at]!;
    return day.startsWith(year) && (!groups || groups.some((group) => group.kind === kind));
  });
  return (
    <>
      <div className="portal-controls read-tools">
        <label>
          Part{' '}
          <Select
            none="All"
            options={sections.map((each) => [each.title, each.title])}
            onPick={setTitle}
          />
        </label>
        <label>
          Year <Select none="All" options={years.map((each) => [each, each])} onPick={setYear} />
        </label>
        <span role="status">{counted(shown.length, 'dated record')}</span>
      </div>
      <NearRows key={title + year} chart={chart} entries={shown} isOpen={false} isMixed />
    </>
  );
}

/** A section; of some, readers see what was current on a day. */
function OneSection({ chart, section }: { chart: Chart; section: Section }): ReactNode {
  const [on, setOn] = useState('');
  const isCurrent = (at: number) => {
    const { day = '', ended, endDay } = chart.entries[at]!;
    return day <= on && (endDay === undefined ? ended === undefined : endDay > on);
  };
  const groups = section.groups
    .map(({ kind, entries }) => ({ kind, entries: on ? entries.filter(isCurrent) : entries }))
    .filter(({ kind, entries }) => entries.length > 0 && (!on || chart.kinds[kind]?.hasEnd));
  return (
    <>
      {section.isByDay && section.groups.some(({ kind }) => chart.kinds[kind]?.hasEnd) && (
        <label className="read-tools">
          Only what had begun and not ended on{' '}
          <input
            type="date"
            className="portal-box"
            onChange={({ target }) => setOn(target.value)}
          />
        </label>
      )}
      <SectionView chart={chart} section={{ ...section, groups }} Rows={NearRows} isWhole={false} />
    </>
  );
}

function useFound(chart: Chart, wanted: string): readonly number[] {
  const isWanted = wanted !== '';
  const texts = useMemo(() => {
    if (!isWanted) return [];
    return chart.entries.map(({ title, when = '', by = '', values, kind }) => {
      const said = values.flatMap(({ label, text }) => [label, text]);
      return [chart.kinds[kind]?.name, title, when, by, ...said].join('\n').toLowerCase();
    });
  }, [chart, isWanted]);
  return useMemo(() => {
    const words = wanted.split(/\s+/);
    const hasAll = (at: number) => words.every((word) => texts[at]?.includes(word));
    return [...texts.keys()].filter(hasAll);
  }, [texts, wanted]);
}

/** Says on each printed sheet whose record it is, and of which export. */
function usePrintedSheet(chart: Chart): void {
  // What is told of other pages is told before.
  useListener(
    () => window,
    ['beforeprint'],
    () => {
      const { style } = document.documentElement;
      Object.entries(sheetLines(chart)).forEach((line) => style.setProperty(...line));
    },
  );
}
