import { useState } from 'react';
import { flushSync } from 'react-dom';
import Link from '@docusaurus/Link';
import { counted } from '../../dictionary/model/counted';
import type { KindWords } from '../../dictionary/model/written';
import type { Finding } from '../../export/model/report';
import {
  amountOf,
  byKind,
  formatCount,
  formatMore,
  namedFiles,
  type KindFound,
} from '../../export/check/findings/formats';
import { useListener } from '../browser';
import { Button } from '../ui';

type Props = { found: KindFound; kinds: KindWords; startsOpen: boolean; most: number };

export default function KindFindings({ found, kinds, startsOpen, most }: Props) {
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
        <span className="check-title">{title}</span>{' '}
        <span className="portal-fine portal-date">{amountOf(found)}</span>
        {files && <span className="check-in"> · {files}</span>}
      </summary>
      <p>
        {means} <strong>What to do:</strong> {todo}
      </p>
      {findings.some(saysMore) && (
        <ul className="check-places portal-plain-list">
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
        <details className="check-explained">
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
    <li>
      <div>
        {page ? <Link to={page}>{name}</Link> : name}
        {field && file && <div className="check-file portal-finer">{file}</div>}
      </div>
      <div>
        {formatCount(finding, kinds)}
        {more && <div className="portal-soft">{more}</div>}
      </div>
    </li>
  );
}
