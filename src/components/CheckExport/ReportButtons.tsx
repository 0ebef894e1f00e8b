import { useState, type ReactNode } from 'react';
import type { CheckReport } from '../../exportCheck/model/report';
import { csvReport, jsonReport, markdownReport } from '../../exportCheck/findings/formats';
import { download } from '../download';

const FORMATS = [
  { label: 'Text (Markdown)', ending: 'md', type: 'text/markdown', write: markdownReport },
  { label: 'Spreadsheet (CSV)', ending: 'csv', type: 'text/csv', write: csvReport },
  { label: 'For programs (JSON)', ending: 'json', type: 'application/json', write: jsonReport },
] as const;

/** What a reader does with a result: keeps it, prints it, or checks something else. */
export default function ReportButtons({
  report,
  onPutAway,
}: {
  report: CheckReport;
  onPutAway: () => void;
}): ReactNode {
  const [chosen, setChosen] = useState(0);
  const { ending, type, write } = FORMATS[chosen] ?? FORMATS[0];
  return (
    <div className="check-buttons" data-needs-script>
      <span className="check-download">
        <button
          type="button"
          className="portal-button"
          onClick={() => download(`export-check.${ending}`, write(report), type)}
        >
          Download report
        </button>
        <select
          aria-label="Format of the report"
          className="portal-box"
          value={chosen}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {FORMATS.map(({ label }, at) => (
            <option key={label} value={at}>
              {label}
            </option>
          ))}
        </select>
      </span>
      <button type="button" className="portal-button" onClick={() => window.print()}>
        Print
      </button>
      <button type="button" className="portal-button check-again" onClick={onPutAway}>
        Check something else
      </button>
    </div>
  );
}
