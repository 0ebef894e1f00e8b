import type { ReactNode } from 'react';
import type { CheckState } from './checkState';
import type { SaveFormat } from './messages';

const FORMATS: readonly (readonly [SaveFormat, string])[] = [
  ['csv', 'Save as CSV'],
  ['xlsx', 'Save as a workbook'],
];

type Props = { saving: CheckState['saving']; onSave: (format: SaveFormat) => void };

/** Saves the export that was checked as tables, and says what did not fit. */
export default function SaveButtons({ saving, onSave }: Props): ReactNode {
  return (
    <div data-needs-script>
      <div className="check-buttons">
        {FORMATS.map(([format, label]) => (
          <button
            key={format}
            type="button"
            className="portal-button"
            disabled={saving?.isUnderWay}
            onClick={() => onSave(format)}
          >
            {label}
          </button>
        ))}
      </div>
      <p className="check-facts">
        {saving?.text ??
          'A table for each file, written on this computer. It contains the records themselves: keep it as safe as the export.'}
      </p>
    </div>
  );
}
