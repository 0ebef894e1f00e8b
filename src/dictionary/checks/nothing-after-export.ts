import { canLieAhead } from '../model/chronology';
import type { Rule } from './support/rule';
import { ofExamples } from './support/story';

/** What has happened had happened when the export was made. */
export const nothingAfterExport: Rule = {
  name: 'nothing-after-export',
  description: 'No example is later than the export, unless the name says that it lies ahead.',
  check: ofExamples(({ field, time }, { story: { exportedAt } }) => {
    if (!exportedAt || !time || time <= exportedAt || canLieAhead(field.fieldName))
      return undefined;
    return `is ${time} by the office’s clocks, after the export of ${exportedAt}`;
  }),
};
