import { memo, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { counted } from '../../dictionary/model/counted';
import { spellSize } from '../../dictionary/model/downloadList';
import type { Level } from '../../exportCheck/model/kinds';
import type { CheckReport } from '../../exportCheck/model/report';
import FilterBox from '../FilterBox';
import FileBars from './FileBars';
import { groupFindings } from './groupFindings';
import KindFindings from './KindFindings';
import ReportButtons from './ReportButtons';

type Props = {
  report: CheckReport;
  isUnderWay: boolean;
  onPutAway: () => void;
};

const LEVELS = {
  matters: ['Look at these first', 'Each of them can mean that data is wrong or missing.'],
  spelling: [
    'Only spelled otherwise',
    'The data is the same, but a program must read this spelling, too.',
  ],
  note: ['Good to know', 'No faults; it tells what this export has of its own.'],
} as const satisfies Record<Level, readonly [title: string, means: string]>;

/** What was found, by what to do first, and how each file was read. */
export default memo(function Results({ report, isUnderWay, onPutAway }: Props): ReactNode {
  const id = useId();
  const [query, setQuery] = useState('');
  const top = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupFindings(report, query), [report, query]);
  const shown = groups.flatMap(({ kinds }) => kinds).length;
  const all = useMemo(() => groupFindings(report, '').flatMap(({ kinds }) => kinds), [report]);
  const { attachments, bytes } = report;
  return (
    <>
      {!isUnderWay && (
        <p className="check-facts">
          {[
            `${spellSize(bytes)} of records read`,
            attachments > 0 && `${counted(attachments, 'attached file')}, by name and size only`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {!isUnderWay && <ReportButtons report={report} onPutAway={onPutAway} />}
      {all.length > 0 && (
        <div ref={top} tabIndex={-1} className="check-filter" data-needs-script>
          <label htmlFor={id}>Filter</label>
          <FilterBox
            id={id}
            className="portal-box"
            placeholder="Finding, file or field"
            query={query}
            onType={setQuery}
            onClear={() => setQuery('')}
          />
          <span role="status" className="check-facts">
            {query && `${shown} of ${counted(all.length, 'kind')} of finding`}
          </span>
        </div>
      )}
      {groups.map(({ level, kinds }) => {
        const [title, means] = LEVELS[level];
        return (
          <section key={level} className={`check-${level}`}>
            <h3>{title}</h3>
            <p className="check-facts">{means}</p>
            {kinds.map((group) => (
              <KindFindings key={group.kind} group={group} isUnderWay={isUnderWay} />
            ))}
          </section>
        );
      })}
      {query && shown === 0 && <p>Nothing that was found has these words.</p>}
      <FileBars
        files={report.perFile}
        isUnderWay={isUnderWay}
        onShow={(file) => {
          setQuery(file);
          top.current?.focus();
          top.current?.scrollIntoView();
        }}
      />
    </>
  );
});
