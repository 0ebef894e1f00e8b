import type { Rule } from './support/rule';
import { dayOf, daysBetween, storyShown, wrongIn } from './support/story';

/** From then on an injury code ends in S, for what is left of it. */
const HEALED_AFTER_DAYS = 30;

export const oneAccident: Rule = {
  name: 'one-accident',
  description: 'A cause of injury is that of the last injury, and fits its age.',
  check: (data) => {
    const { at } = storyShown(data);
    const happened = dayOf(at('medical-profile/Last Injury'));
    const seen = dayOf(at('visit-service/Time In'));
    return wrongIn(at('visit-service-diagnosis/Cause of Injury ICD10 1'), ({ text }) => {
      if (!happened) return 'is of no injury';
      const isOld = seen && daysBetween(happened, seen) >= HEALED_AFTER_DAYS;
      const reason = `for the injury of ${happened} is long past`;
      return isOld && !text.endsWith('S') && `"${text}" should end in S, ${reason}`;
    });
  },
};
