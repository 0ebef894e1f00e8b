import type { Rule } from './support/rule';
import { dayOf, daysBetween, storyShown } from './support/story';

/** From then on an injury code ends in S, for what is left of it. */
const HEALED_AFTER_DAYS = 30;

/** The accident of the coverage and the cause of injury of the visit are one. */
export const oneAccident: Rule = {
  name: 'one-accident',
  description: 'The accident of a coverage has a cause of injury that fits its kind and its age.',
  severity: 'error',
  check: (data) => {
    const { at } = storyShown(data);
    const accident = at('insurance/Clients Condition From Accident');
    const cause = at('visit-service-diagnosis/Cause of Injury ICD10 1');
    if (!accident || !cause) {
      const alone = accident ?? cause;
      return alone
        ? [alone.problem(accident ? 'has no cause of injury' : 'is of no accident')]
        : [];
    }
    const happened = dayOf(at('insurance/Accident Date'));
    const seen = dayOf(at('visit-service/Time In'));
    const isOld = happened && seen && daysBetween(happened, seen) >= HEALED_AFTER_DAYS;
    return [
      ...(accident.text === 'Auto' && !cause.text.startsWith('V')
        ? [cause.problem(`"${cause.text}" is no transport accident, which begins with V`)]
        : []),
      ...(isOld && !cause.text.endsWith('S')
        ? [
            cause.problem(
              `"${cause.text}" should end in S, for the accident of ${happened} is long past`,
            ),
          ]
        : []),
    ];
  },
};
