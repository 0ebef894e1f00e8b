import type { Rule } from './support/rule';
import { dayOf, daysBetween, storyShown, wrongIn } from './support/story';

/** From then on an injury code ends in S, for what is left of it. */
const HEALED_AFTER_DAYS = 30;

export const oneAccident: Rule = {
  name: 'one-accident',
  description: 'The accident of a coverage has a cause of injury that fits its kind and its age.',
  check: (data) => {
    const { at } = storyShown(data);
    const accident = at('insurance/Clients Condition From Accident');
    const cause = at('visit-service-diagnosis/Cause of Injury ICD10 1');
    const happened = dayOf(at('insurance/Accident Date'));
    const seen = dayOf(at('visit-service/Time In'));
    const isOld = happened && seen && daysBetween(happened, seen) >= HEALED_AFTER_DAYS;
    return [
      wrongIn(accident, () => !cause && 'has no cause of injury'),
      wrongIn(cause, ({ text }) => {
        if (!accident) return 'is of no accident';
        const isOther = accident.text === 'Auto' && !text.startsWith('V');
        return isOther && `"${text}" is no transport accident, which begins with V`;
      }),
      wrongIn(
        cause,
        ({ text }) =>
          accident !== undefined &&
          Boolean(isOld) &&
          !text.endsWith('S') &&
          `"${text}" should end in S, for the accident of ${happened} is long past`,
      ),
    ].flat();
  },
};
