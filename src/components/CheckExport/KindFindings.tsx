import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { counted } from '../../dictionary/model/counted';
import { kindTexts } from '../../exportCheck/model/kinds';
import type { Finding } from '../../exportCheck/model/report';
import { tellCount, tellMore } from '../../exportCheck/write/tell';
import { amountOf, type KindGroup } from './groupFindings';
import { useBeforePrint } from './useBeforePrint';

/** So many places are shown at first. */
const SHOWN = 50;

/** One kind of finding: folded, how much of it; unfolded, what it means, what to do, and where it is. */
export default function KindFindings({
  group,
  isUnderWay,
}: {
  group: KindGroup;
  isUnderWay: boolean;
}): ReactNode {
  const { kind, findings } = group;
  const { title, means, todo } = kindTexts(kind);
  const [isOpen, setIsOpen] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  // While more is found only what is looked at is drawn; in the end all of it, for paper.
  const drawn = isOpen || !isUnderWay ? findings : [];
  useBeforePrint(() => setIsWhole(true));
  const shown = isWhole ? drawn : drawn.slice(0, SHOWN);
  return (
    <details className="check-kind" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <span className="check-title">{title}</span>{' '}
        <span className="check-amount">{amountOf(group)}</span>
      </summary>
      <p>
        {means} <strong>What to do:</strong> {todo}
      </p>
      <ul className="check-places">
        {shown.map((finding) => (
          <Place key={`${finding.file} ${finding.field}`} finding={finding} />
        ))}
      </ul>
      {shown.length < drawn.length && (
        <button type="button" className="portal-button" onClick={() => setIsWhole(true)}>
          Show all {counted(drawn.length, 'place')}
        </button>
      )}
    </details>
  );
}

function Place({ finding }: { finding: Finding }): ReactNode {
  const { file, field, page } = finding;
  const more = tellMore(finding);
  const name = field ?? (file || 'The whole export');
  return (
    <li>
      <div>
        {page ? <Link to={page}>{name}</Link> : name}
        {field && file && <div className="check-file">{file}</div>}
      </div>
      <div>
        {tellCount(finding)}
        {more && <div className="check-more">{more}</div>}
      </div>
    </li>
  );
}
