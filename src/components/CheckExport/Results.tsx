import { memo, type ReactNode } from 'react';
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

export default memo(function Results({ report }: { report: CheckReport }) {
  return (
    <>
      {groupsOf(report).map(([group, findings]) => (
        <GroupSection key={group} group={group} findings={findings} kinds={report.kinds} />
      ))}
      {report.sensitivity.classes.length > 0 && <Classes {...report} />}
      <Files files={report.perFile} />
    </>
  );
});

/** So many kinds explain themselves from the start; of more, each is a line to open. */
const MOST_OPEN = 3;

/** So many places of a kind are shown; the others fold open. */
const MOST_PLACES = 10;

type GroupProps = { group: Group; findings: readonly Finding[]; kinds: KindWords };

/** Problems are shown at once; of all else a line, until a reader opens it. */
function GroupSection({ group, findings, kinds: words }: GroupProps) {
  const kinds = byKind(findings, words);
  const named = kinds.map((found) =>
    group === 'custom' ? namedFiles(found.findings) : found.title,
  );
  return (
    <Folded title={GROUPS[group].title} summary={named.join(' · ')} isOpen={group === 'problems'}>
      <p className="check-facts portal-fine">{GROUPS[group].means}</p>
      {kinds.map((found) => (
        <KindFindings
          key={found.kind}
          found={found}
          kinds={words}
          startsOpen={kinds.length <= MOST_OPEN}
        />
      ))}
    </Folded>
  );
}

type KindProps = { found: KindFound; kinds: KindWords; startsOpen: boolean };

function KindFindings({ found, kinds, startsOpen }: KindProps) {
  const { title, means, todo, findings } = found;
  const more = findings.slice(MOST_PLACES);
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
        <Places findings={findings.slice(0, MOST_PLACES)} kinds={kinds} />
      )}
      {more.length > 0 && (
        <details className="portal-fine">
          <summary>{counted(more.length, 'more place')}</summary>
          <Places findings={more} kinds={kinds} />
        </details>
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

function Places({ findings, kinds }: { findings: readonly Finding[]; kinds: KindWords }) {
  return (
    <ul className="check-places portal-plain-list portal-fine">
      {findings.map((finding, at) => {
        const { file, field, page } = finding;
        const more = formatMore(finding);
        const name = field ?? (file || 'The whole export');
        return (
          <li key={at} className="portal-columns">
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
      })}
    </ul>
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

function Files({ files }: { files: readonly FileReport[] }) {
  if (files.length === 0) return null;
  return (
    <section>
      <h3>Files</h3>
      <ul className="check-files portal-plain-list portal-columns portal-finer">
        {byUrgency(files).map((file) => (
          <li key={file.file}>
            {file.page ? <Link to={file.page}>{file.file}</Link> : file.file}
            <div className="portal-soft">
              {[
                recordsOf(file),
                file.matters > 0 && counted(file.matters, 'problem'),
                file.spelling > 0 && counted(file.spelling, 'formatting difference'),
              ]
                .filter(Boolean)
                .join(' · ')}
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
