import { canLieAhead } from '../model/chronology';
import type { Rule } from './support/rule';
import { storyShown } from './support/story';

/** What has happened had happened when the export was made. */
export const nothingAfterExport: Rule = {
  name: 'nothing-after-export',
  description: 'No example is later than the export, unless the name says that it lies ahead.',
  severity: 'error',
  check: (data) => {
    const { story, all } = storyShown(data);
    const { exportedAt } = story;
    return all
      .filter(
        ({ field, time }) =>
          exportedAt && time && time > exportedAt && !canLieAhead(field.fieldName),
      )
      .map(({ time, problem }) =>
        problem(`is ${time} by the office’s clocks, after the export of ${exportedAt}`),
      );
  },
};
