import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { counted } from '../../dictionary/model/counted';
import { CLASSES } from '../../dictionary/model/sensitivity';
import type { Chart } from '../../export/record/makeChart';
import { DrawingOf, idOf } from '../../export/record/draw/Entry';
import { About, PartLinks, partsOf, sheetLines, Whole } from '../../export/record/draw/Parts';
import { useListener } from '../browser';
import { Button } from '../ui';
import Finder from './Finder';
import type { ToWorker } from './worker';

type Props = {
  chart: Chart;
  /** The addresses of the attached files that were opened. */
  opened: ReadonlyMap<number, string>;
  send: (message: ToWorker) => void;
  onLeave: () => void;
};

/** A chart on the page: one part at a time, searched, opened in place, printed and saved. */
export default function ChartView({ chart, opened, send, onLeave }: Props): ReactNode {
  /** The part that is shown, and the record in it that was gone to. */
  const [{ part, target, nth }, setView] = useState<View>({ part: 'Summary', nth: 0 });
  const partHeading = useRef<HTMLHeadingElement>(null);
  const parts = new Map([...partsOf(chart), [ALL, <Whole level="h3" />]]);
  const titles = [...parts.keys()];
  const [isPrinted, setPrinted] = useState(false);
  useListener(['beforeprint'], () => {
    // Later it would not be on paper.
    flushSync(() => setPrinted(true));
    // What is said of other pages on printed sheets is said before.
    const { style } = document.documentElement;
    Object.entries(sheetLines(chart)).forEach((line) => style.setProperty(...line));
  });
  useListener(['afterprint'], () => setPrinted(false));

  /** Goes to a part, or to a record in its section, instead of where the address would lead. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const [, kind, place] = /^#([pr])(\d+)$/.exec((link && link.getAttribute('href')) || '') ?? [];
    if (!kind) return;
    event.preventDefault();
    const at = Number(place);
    const section = chart.sections.find(({ groups }) =>
      groups.some(({ entries }) => entries.includes(at)),
    );
    const view =
      kind === 'p' ? { part: titles[at]! } : { part: section?.title ?? part, target: at };
    setView({ ...view, nth: nth + 1 });
  };
  useEffect(() => {
    const entry = document.getElementById(idOf(target ?? -1));
    // Where there is little room, what was chosen would be out of sight.
    if (nth > 0 && !entry) partHeading.current?.scrollIntoView({ block: 'center' });
    if (!(entry instanceof HTMLDetailsElement)) return;
    entry.open = true;
    entry.querySelector('summary')?.focus({ preventScroll: true });
    entry.scrollIntoView();
  }, [target, nth]);

  const isWhole = part === ALL;
  const open = (at: number) => send(['openAttached', at]);
  return (
    <DrawingOf value={{ chart, isWhole, isPrinted, opened, open, target }}>
      <div className="read-chart" onClick={follow}>
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
            <Button onClick={onLeave}>Read another</Button>
          </div>
          <Classes chart={chart} send={send} />
          <PartLinks titles={titles} current={part} />
        </div>
        <Finder key={nth}>
          <h3 ref={partHeading}>{part}</h3>
          {parts.get(part)}
        </Finder>
      </div>
    </DrawingOf>
  );
}

type View = { part: string; target?: number; nth: number };

const ALL = 'All of it';

function question({ name, counts, sections }: Chart): string {
  const parts = sections.map(({ title }) => title).join(', ');
  return `Anyone who has the file can read it, without a password. It contains ${counted(counts.own, 'record')} of ${name}: ${parts}. Attached pictures are in it, other attached files are not. Save it?`;
}

function Classes({ chart, send }: Pick<Props, 'chart' | 'send'>): ReactNode {
  const hide = (form: HTMLFormElement) => {
    const checked = new FormData(form);
    send(['hide', CLASSES.filter((name) => checked.has(name))]);
  };
  return (
    <details className="portal-block">
      <summary>Hide what is sensitive</summary>
      <p className="portal-fine">
        What you hide is left out here, on paper and in the saved file. Free text and the agency’s
        own fields can contain anything: hide these, too, to be sure.
      </p>
      <form className="portal-columns" onChange={({ currentTarget }) => hide(currentTarget)}>
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
