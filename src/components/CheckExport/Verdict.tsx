import type { ReactNode, Ref } from 'react';
import Link from '@docusaurus/Link';
import { PAGES } from '../../dictionary/model/addresses';
import type { CheckReport, Verdict } from '../../export/model/report';
import { aboutRows, jsonReport, textReport } from '../../export/check/findings/formats';
import { download } from '../browser';
import { Button } from '../ui';
import type { CheckState, SaveFormat } from './messages';

type PanelProps = { report: CheckReport; heading: Ref<HTMLHeadingElement> };

export function VerdictPanel({ report, heading }: PanelProps) {
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
        <dl className="check-facts portal-fine portal-line">
          {aboutRows(report).map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt> <dd>{text}</dd>
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
  clean: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d={CHECK_MARK} />
    </>
  ),
} as const satisfies Record<Verdict['state'], ReactNode>;

const FORMATS = [
  { label: 'Text report', ending: 'txt', type: 'text/plain', write: textReport },
  { label: 'JSON report', ending: 'json', type: 'application/json', write: jsonReport },
] as const;

type ReportProps = { report: CheckReport; onReset: () => void };

export function ReportButtons({ report, onReset }: ReportProps) {
  return (
    <div className="portal-controls" data-needs-script>
      {FORMATS.map(({ label, ending, type, write }) => (
        <Button key={label} onClick={() => download(`export-check.${ending}`, write(report), type)}>
          {label}
        </Button>
      ))}
      <Button className="check-again" onClick={onReset}>
        Check something else
      </Button>
    </div>
  );
}

const TABLES: readonly (readonly [SaveFormat, string])[] = [
  ['csv', 'Save as CSV'],
  ['xlsx', 'Save as a workbook'],
  ['sql', 'Save as SQL'],
];

type SaveProps = { saving: CheckState['saving']; onSave: (format: SaveFormat) => void };

export function SaveButtons({ saving, onSave }: SaveProps) {
  return (
    <details className="check-more" data-needs-script>
      <summary>Save or read the records</summary>
      <div className="portal-controls">
        {TABLES.map(([format, label]) => (
          <Button key={format} disabled={saving?.isUnderWay} onClick={() => onSave(format)}>
            {label}
          </Button>
        ))}
      </div>
      <p className="check-facts portal-fine">
        {saving?.text ??
          'A table for each file, written on this computer. It contains the records themselves: keep it as safe as the export.'}{' '}
        <Link to={PAGES.read}>Read one client’s record</Link> in plain words.
      </p>
    </details>
  );
}
