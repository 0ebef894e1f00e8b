import type { Rule } from './support/rule';
import { ofExamples, placeName, STAFF_FIELD } from './support/story';

/** Who did something may do it: a therapist gives no medication, a clerk signs no note. */
export const staffMayAct: Rule = {
  name: 'staff-may-act',
  description: 'Each staff field stands for an act of the story that the person’s role fits.',
  check: ofExamples((shown, { story }) => {
    const { slug, field, text } = shown;
    if (story.staff.length === 0 || slug === 'employee') return undefined;
    if (!STAFF_FIELD.test(field.fieldName)) return undefined;
    const person = story.staff.find(({ id }) => id === text);
    const acts = Object.entries(story.acts).filter(([, at]) => at.includes(placeName(shown)));
    const [act] = acts[0] ?? [];
    if (!person) return `"${text}" is nobody of the staff in data/story.yaml`;
    if (!act || acts.length > 1) {
      return `should be listed once under "acts" in data/story.yaml, not ${acts.length} times`;
    }
    if (person.may.includes(act)) return undefined;
    const fit = story.staff.filter(({ may }) => may.includes(act)).map(({ id }) => id);
    return `${text}, ${person.role}, may not ${act}; who may: ${fit.join(', ')}`;
  }),
};
