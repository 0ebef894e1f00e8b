import {
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
import type { Chart } from '../../export/record/makeChart';
import { DrawingOf, idOf } from '../../export/record/draw/Entry';
import { About, partsOf, sheetLines, Whole } from '../../export/record/draw/Parts';
import { Rows } from '../../export/record/draw/Sections';
import { useListener } from '../browser';
import { FilterLine } from '../FilterBox';
import { Button } from '../ui';
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
  // What is said of other pages on printed sheets is said before.
  useListener(
    () => window,
    ['beforeprint'],
    () => {
      const { style } = document.documentElement;
      Object.entries(sheetLines(chart)).forEach((line) => style.setProperty(...line));
    },
  );

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

  const parts = new Map([...partsOf(chart), [ALL, <Whole level="h3" />]]);
  const isWhole = part === ALL && !wanted;
  const open = (at: number) => send({ open: at });
  return (
    <DrawingOf value={{ chart, isWhole, opened, open, target }}>
      <div className="read-chart" onClick={follow}>
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{chart.name}</bdi>
        </h2>
        <About chart={chart} />
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
          <Rows key={wanted} entries={found} isMixed />
        ) : (
          <div key={part}>{parts.get(part)}</div>
        )}
      </div>
    </DrawingOf>
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
    return [...texts.keys()].filter((at) => words.every((word) => texts[at]?.includes(word)));
  }, [texts, wanted]);
}
