import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from '@docusaurus/router';
import { counted } from '../../dictionary/model/counted';
import { CLASSES } from '../../dictionary/model/sensitivity';
import type { Chart } from '../../export/record/makeChart';
import { DrawingOf, useDrawing } from '../../export/record/draw/Entry';
import {
  About,
  partId,
  PartLinks,
  partsOf,
  Rows,
  sheetLines,
  Whole,
} from '../../export/record/draw/Parts';
import { useListener, useOpenedTarget } from '../browser';
import { hasAllWords } from '../FilterBox/hasAllWords';
import { Button, Picker } from '../ui';
import type { ToWorker } from './worker';

type Props = {
  chart: Chart;
  opened: ReadonlyMap<number, string> | undefined;
  send: (message: ToWorker) => void;
};

/** A chart on the page: of the part or record that the address leads to, searched, opened in place, printed and saved. */
export default function ChartView({ chart, opened, send }: Props): ReactNode {
  const { hash } = useLocation();
  const [isPrinted, setPrinted] = useState(false);
  useOpenedTarget();
  useListener(['beforeprint'], () => {
    // Later it would not be on paper.
    flushSync(() => setPrinted(true));
    // What is said of other pages on printed sheets is said before.
    const { style } = document.documentElement;
    Object.entries(sheetLines(chart)).forEach((line) => style.setProperty(...line));
  });
  useListener(['afterprint'], () => setPrinted(false));

  const parts = [...partsOf(chart), [ALL, <Whole level="h3" />] as const];
  const titles = parts.map(([title]) => title);
  const [, kind, place] = /^#([pr])(\d+)$/.exec(hash) ?? [];
  const target = kind === 'r' ? Number(place) : -1;
  const section = chart.sections.find(({ groups }) =>
    groups.some(({ entries }) => entries.includes(target)),
  );
  const nth = section ? titles.indexOf(section.title) : kind === 'p' ? Number(place) : 0;
  const [title, part] = parts[nth] ?? parts[0]!;
  const open = (at: number) => send(['openAttached', at]);
  return (
    <DrawingOf value={{ chart, isWhole: title === ALL, isPrinted, opened, open, target }}>
      <div className="read-chart">
        <h2 tabIndex={-1}>
          <bdi>{chart.name}</bdi>
        </h2>
        <About chart={chart} />
        <div className="read-tools">
          <div className="portal-controls">
            <Button onClick={() => window.confirm(question(chart)) && send(['save'])}>
              Save as one file
            </Button>
            <Button onClick={() => window.print()}>Print what is open</Button>
            <a href="#clients">Read another</a>
          </div>
          <Classes chart={chart} send={send} />
          <PartLinks titles={titles} current={title} />
        </div>
        <Finder key={hash}>
          <h3 id={partId(nth)} className="portal-target">
            {title}
          </h3>
          {part}
        </Finder>
      </div>
    </DrawingOf>
  );
}

const ALL = 'All of it';

function question({ name, counts, sections }: Chart): string {
  const parts = sections.map(({ title }) => title).join(', ');
  return `Anyone who has the file can read it, without a password. It contains ${counted(counts.own, 'record')} of ${name}: ${parts}. Attached files are not in it. Save it?`;
}

function Classes({ chart, send }: Pick<Props, 'chart' | 'send'>): ReactNode {
  const hide = (checked: FormData) => send(['hide', CLASSES.filter((name) => checked.has(name))]);
  return (
    <details className="portal-block">
      <summary>Hide what is sensitive</summary>
      <p className="portal-fine">
        What you hide is left out here, on paper and in the saved file. Free text and the agency’s
        own fields can contain anything: hide these, too, to be sure.
      </p>
      <form
        className="portal-columns"
        onChange={({ currentTarget }) => hide(new FormData(currentTarget))}
      >
        {chart.classes.map(({ name, words, isHidden }) => (
          <label key={name}>
            <input type="checkbox" name={name} defaultChecked={isHidden} /> {words}
          </label>
        ))}
      </form>
    </details>
  );
}

type Sought = Readonly<Record<string, string>>;

/** Finds records by their words, part and year, and by a day on which they were current; shows its children until then. */
function Finder({ children }: { children: ReactNode }): ReactNode {
  const { chart } = useDrawing();
  const [typed, setSought] = useState<Sought>({});
  const sought = useDeferredValue(typed);
  const isSought = Object.values(sought).some(Boolean);
  const found = useMemo(() => isSought && find(chart, sought), [chart, sought, isSought]);
  const parts = chart.sections.map(({ title }) => title);
  const years = new Set(chart.byTime.flatMap((at) => chart.entries[at]!.day?.slice(0, 4) ?? []));
  const seek = (form: HTMLFormElement) =>
    setSought(Object.fromEntries(new FormData(form)) as Sought);
  const picked = (label: string, name: string, of: readonly string[]) => (
    <Picker label={label} name={name} none="All" options={of.map((each) => [each, each])} />
  );
  return (
    <>
      <form
        className="portal-controls read-tools"
        onChange={({ currentTarget }) => seek(currentTarget)}
        onSubmit={(event) => event.preventDefault()}
      >
        <label className="portal-labeled">
          Find in the record
          <input type="search" name="words" className="portal-box" autoComplete="off" />
        </label>
        {picked('Part', 'part', parts)}
        {picked('Year', 'year', [...years])}
        <label className="portal-labeled">
          In effect on
          <input type="date" name="on" className="portal-box" />
        </label>
      </form>
      {/* On paper nothing else says what was sought. */}
      <p>
        {found && `${Object.values(sought).filter(Boolean).join(', ')}: `}
        <span role="status">{found && counted(found.length, 'record')}</span>
      </p>
      {found ? <Rows key={JSON.stringify(sought)} entries={found} isMixed /> : children}
    </>
  );
}

/** The records that are sought, the newest first. */
function find({ sections, byTime, entries, kinds }: Chart, sought: Sought): readonly number[] {
  const { words = '', part, year = '', on = '' } = sought;
  const fits = hasAllWords(words);
  const groups = sections.find(({ title }) => title === part)?.groups;
  return byTime.filter((at) => {
    const { kind, day = '', ends, title, when, by, values } = entries[at]!;
    const { name, hasEnd } = kinds[kind]!;
    // A flag does not say when it was set: a date of an end does.
    const days = ends.flatMap(({ day }) => day ?? []);
    const isOpen = days.length > 0 ? days.every((end) => end >= on) : ends.length === 0;
    if (on && !(hasEnd && day <= on && isOpen)) return false;
    if (groups && !groups.some((group) => group.kind === kind)) return false;
    const said = values.flatMap(({ label, text }) => [label, text]);
    return day.startsWith(year) && fits([name, title, when, by, ...said].join('\n'));
  });
}
