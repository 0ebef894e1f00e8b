import Link from '@docusaurus/Link';
import { PAGES } from '../../dictionary/model/addresses';
import type { CheckReport } from '../../export/model/report';
import { aboutRows, jsonReport, textReport } from '../../export/check/findings/formats';
import { download } from '../browser';
import { Button } from '../ui';
import { Heading } from './Intake';
import type { PageState, SaveFormat } from './messages';

export function VerdictPanel({ report }: { report: CheckReport }) {
  const { verdict, summary, isFinished } = report;
  return (
    <div className={`check-verdict check-is-${verdict.state}`}>
      <div>
        <Heading>{verdict.text}</Heading>
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

type SaveProps = { saving: PageState['saving']; onSave: (format: SaveFormat) => void };

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
