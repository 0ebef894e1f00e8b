import { type ReactNode, type Ref } from 'react';
import type { CheckReport, Verdict } from '../../exportCheck/model/report';
import { aboutRows } from '../../exportCheck/findings/wording';

/** What the check comes to, in words, color and shape; then what was checked, and with what. */
export default function VerdictPanel({
  report,
  heading,
}: {
  report: CheckReport;
  heading: Ref<HTMLHeadingElement>;
}): ReactNode {
  const { verdict, summary, isFinished } = report;
  return (
    <div className={`check-verdict check-is-${verdict.state}`}>
      <svg viewBox="0 0 24 24" className="check-shape" aria-hidden="true">
        {SHAPES[verdict.state]}
      </svg>
      <div>
        <h2 ref={heading} tabIndex={-1} className="check-heading">
          {verdict.text}
        </h2>
        {/* Of what could not be checked there is nothing to count. */}
        {!(isFinished && verdict.state === 'not-checked') && <p>{summary}</p>}
        <dl className="check-facts">
          {aboutRows(report).map(([id, label, text]) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

const CHECK_MARK = 'm7.5 12.5 3 3 6-7';

/** Told apart without their color: a circle struck through, a triangle, a square and a circle with a check mark. */
const SHAPES = {
  'not-checked': (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="m5.5 5.5 13 13" />
    </>
  ),
  problems: (
    <>
      <path d="M12 2.5 22.5 21h-21Z" />
      <path d="M12 9v6m0 2.5v.5" />
    </>
  ),
  formatting: (
    <>
      <rect x="2.5" y="2.5" width="19" height="19" rx="3" />
      <path d={CHECK_MARK} />
    </>
  ),
  complete: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d={CHECK_MARK} />
    </>
  ),
} as const satisfies Record<Verdict['state'], ReactNode>;
