import { memo, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import Link from '@docusaurus/Link';
import { PAGES, queryOf, SENSITIVITY_CLASSES } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import { compareLabels } from '../../dictionary/model/labels';
import type { KindWords } from '../../dictionary/model/written';
import type { CheckReport, FileReport, Finding } from '../../export/model/report';
import {
  amountOf,
  byKind,
  CLASSES_ARE,
  formatCount,
  formatMore,
  GROUPS,
  groupsOf,
  namedFiles,
  type Group,
  type KindFound,
} from '../../export/check/findings/formats';
import { FilterLine } from '../FilterBox';
import { hasAllWords } from '../FilterBox/hasAllWords';
import { useListener } from '../browser';
import { Button } from '../ui';

export default memo(function Results({ report }: { report: CheckReport }) {
  const [query, setQuery] = useState('');
  const top = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupFindings(report, query), [report, query]);
  const shown = groups.flatMap(({ kinds }) => kinds).length;
  const all = useMemo(() => groupFindings(report, '').flatMap(({ kinds }) => kinds), [report]);
  return (
    <>
      {report.records > 0 && all.length > 0 && (
        <div ref={top} tabIndex={-1} className="check-filter">
          <FilterLine
            aria-label="Filter"
            placeholder="Finding, file or field"
            query={query}
            onType={setQuery}
          >
            {query && `${shown} of ${counted(all.length, 'kind')} of finding`}
          </FilterLine>
        </div>
      )}
      {groups.map((found) => (
        <GroupSection
          key={found.group}
          found={found}
          kinds={report.kinds}
          isFiltered={query !== ''}
        />
      ))}
      {query && shown === 0 && <p>Nothing that was found has these words.</p>}
      {report.sensitivity.classes.length > 0 && <Classes {...report} />}
      <Files
        files={report.perFile}
        onShow={(file) => {
          setQuery(file);
          top.current?.focus();
          top.current?.scrollIntoView();
        }}
      />
    </>
  );
});

type GroupFound = Readonly<{ group: Group; kinds: readonly KindFound[] }>;

type Found = Pick<CheckReport, 'kinds' | 'findings' | 'spelling' | 'notes'>;

/**
 * Groups what was found by what to do first, then by kind.
 *
 * @param query words that must all occur in a kind's title, the file or the field; also of what a finding explains
 */
export function groupFindings(report: Found, query: string): GroupFound[] {
  const hasWords = hasAllWords(query);
  const isWanted = (finding: Finding) => hasWords(textOf(finding, report.kinds));
  return groupsOf(report)
    .map(([group, findings]) => ({ group, kinds: byKind(findings.filter(isWanted), report.kinds) }))
    .filter(({ kinds }) => kinds.length > 0);
}

const textOf = (finding: Finding, kinds: KindWords): string =>
  [
    kinds[finding.kind].title,
    ...(finding.files ?? [finding.file]),
    finding.field,
    ...(finding.consequences ?? []).map((one) => textOf(one, kinds)),
  ].join(' ');

/** So many problems explain themselves from the start; of more, each is a line to open. */
const MOST_OPEN = 3;

const titleOf = ({ title }: KindFound) => title;
const filesOf = ({ findings }: KindFound) => namedFiles(findings);

type GroupProps = { found: GroupFound; kinds: KindWords; isFiltered: boolean };

/** Problems are shown at once; of all else a line, until a reader opens it or looks for it. */
function GroupSection({ found, kinds: words, isFiltered }: GroupProps) {
  const { group, kinds } = found;
  const { title, means } = GROUPS[group];
  const isFirst = group === 'problems';
  const startsOpen = kinds.length <= (isFirst ? MOST_OPEN : 1);
  const listed = (
    <>
      <p className="check-facts portal-fine">{means}</p>
      {kinds.map((found) => (
        <KindFindings
          key={found.kind}
          found={found}
          kinds={words}
          startsOpen={startsOpen}
          most={isFirst && startsOpen ? 3 : 50}
        />
      ))}
    </>
  );
  if (isFirst) {
    return (
      <section className="check-problems">
        <h3>{title}</h3>
        {listed}
      </section>
    );
  }
  const summary = kinds.map(group === 'custom' ? filesOf : titleOf).join(' · ');
  return (
    <Folded title={title} summary={summary} isOpen={isFiltered}>
      {listed}
    </Folded>
  );
}

type KindProps = { found: KindFound; kinds: KindWords; startsOpen: boolean; most: number };

function KindFindings({ found, kinds, startsOpen, most }: KindProps) {
  const { title, means, todo, findings } = found;
  const [isWhole, setIsWhole] = useState(false);
  useListener(
    () => window,
    ['beforeprint'],
    () => flushSync(() => setIsWhole(true)),
  );
  const shown = isWhole ? findings : findings.slice(0, most);
  const explained = byKind(
    findings.flatMap(({ consequences = [] }) => consequences),
    kinds,
  );
  const files = namedFiles(findings);
  return (
    <details className="check-kind" open={startsOpen}>
      <summary>
        <strong>{title}</strong> <span className="portal-fine portal-date">{amountOf(found)}</span>
        {files && <span className="portal-fine"> · {files}</span>}
      </summary>
      <p>
        {means} <strong>What to do:</strong> {todo}
      </p>
      {findings.some(saysMore) && (
        <ul className="check-places portal-plain-list portal-fine">
          {shown.map((finding) => (
            <Place key={`${finding.file} ${finding.field}`} finding={finding} kinds={kinds} />
          ))}
        </ul>
      )}
      {shown.length < findings.length && (
        <Button onClick={() => setIsWhole(true)}>
          Show all {counted(findings.length, 'place')}
        </Button>
      )}
      {explained.length > 0 && (
        <details className="portal-fine">
          <summary>This explains {counted(explained.length, 'more finding')}</summary>
          <ul>
            {explained.map((one) => (
              <li key={one.kind}>
                {one.title} <span className="portal-fine portal-date">{amountOf(one)}</span>
                {namedFiles(one.findings) && ` · ${namedFiles(one.findings)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </details>
  );
}

function saysMore(finding: Finding): boolean {
  const { page, count, of, lines } = finding;
  return (
    page !== undefined || of > 1 || count > 1 || lines.length > 0 || formatMore(finding) !== ''
  );
}

function Place({ finding, kinds }: { finding: Finding; kinds: KindWords }) {
  const { file, field, page } = finding;
  const more = formatMore(finding);
  const name = field ?? (file || 'The whole export');
  return (
    <li className="portal-columns">
      <div>
        {page ? <Link to={page}>{name}</Link> : name}
        {field && file && (
          <div>
            <code>{file}</code>
          </div>
        )}
      </div>
      <div>
        {formatCount(finding, kinds)}
        {more && <div className="portal-soft">{more}</div>}
      </div>
    </li>
  );
}

type FoldedProps = { title: string; summary: string; isOpen?: boolean; children: ReactNode };

function Folded({ title, summary, isOpen, children }: FoldedProps) {
  return (
    <details className="check-group" open={isOpen}>
      <summary>
        <h3>{title}</h3> <span className="check-kinds portal-fine">{summary}</span>
      </summary>
      {children}
    </details>
  );
}

function Classes({ sensitivity: { note, classes } }: CheckReport) {
  return (
    <Folded title="Sensitivity" summary={counted(classes.length, 'class', 'classes')}>
      <p className="check-facts portal-fine">
        {CLASSES_ARE} <Link to={SENSITIVITY_CLASSES}>{note}</Link>
      </p>
      <ul>
        {classes.map(({ class: sensitivity, words, records }) => (
          <li key={sensitivity}>
            {counted(records, 'record')}:{' '}
            <Link to={PAGES.fields + queryOf({ sensitivity })}>{words}</Link>
          </li>
        ))}
      </ul>
    </Folded>
  );
}

type FilesProps = { files: readonly FileReport[]; onShow: (file: string) => void };

function Files({ files, onShow }: FilesProps) {
  if (files.length === 0) return null;
  return (
    <section>
      <h3>Files</h3>
      <ul className="check-files portal-plain-list portal-columns portal-finer">
        {byUrgency(files).map((file) => (
          <li key={file.file}>
            {file.page ? <Link to={file.page}>{file.file}</Link> : file.file}
            <div className="portal-soft">
              {recordsOf(file)}
              {file.matters + file.spelling > 0 && (
                <>
                  {' · '}
                  <button
                    type="button"
                    className="portal-plain-button check-show"
                    aria-label={`Show what was found in ${file.file}`}
                    onClick={() => onShow(file.file)}
                  >
                    {[
                      file.matters > 0 && counted(file.matters, 'finding'),
                      file.spelling > 0 && counted(file.spelling, 'formatting difference'),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </button>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function recordsOf({ state, records }: FileReport): string {
  if (state === 'unread') return 'could not be read';
  return state === 'waiting' ? 'not read yet' : counted(records, 'record');
}

const byUrgency = (files: readonly FileReport[]) =>
  [...files].sort(
    (a, b) => b.matters - a.matters || b.spelling - a.spelling || compareLabels(a.file, b.file),
  );
