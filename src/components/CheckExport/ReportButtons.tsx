import type { ReactNode } from 'react';
import type { CheckReport } from '../../exportCheck/model/report';
import { csvReport, jsonReport } from '../../exportCheck/write/tables';
import { markdownReport } from '../../exportCheck/write/text';
import { download } from '../download';

const FORMATS = [
  ['JSON', 'json', 'application/json', jsonReport],
  ['CSV', 'csv', 'text/csv', csvReport],
  ['Markdown', 'md', 'text/markdown', markdownReport],
] as const;

/** What a reader does with a result: keeps it, prints it, or checks something else. */
export default function ReportButtons({
  report,
  onPutAway,
}: {
  report: CheckReport;
  onPutAway: () => void;
}): ReactNode {
  return (
    <div className="check-buttons" data-needs-script>
      <span>Report:</span>
      {FORMATS.map(([label, ending, type, write]) => (
        <button
          key={ending}
          type="button"
          className="portal-button"
          aria-label={`Report as ${label}`}
          onClick={() => download(`export-check.${ending}`, write(report), type)}
        >
          {label}
        </button>
      ))}
      <button type="button" className="portal-button" onClick={() => window.print()}>
        Print
      </button>
      <button type="button" className="portal-button check-again" onClick={onPutAway}>
        Check something else
      </button>
    </div>
  );
}
