import { placeName, STAFF_FIELD, storyShown, type Shown, type StoryShown } from './support/story';
import type { Rule } from './support/rule';

/** Who did something may do it: a therapist gives no medication, a clerk signs no note. */
export const staffMayAct: Rule = {
  name: 'staff-may-act',
  description: 'Each staff field stands for an act of the story that the person’s role fits.',
  severity: 'error',
  check: (data) => {
    const known = storyShown(data);
    if (known.story.staff.length === 0) return [];
    return known.all
      .filter(({ slug, field }) => slug !== 'employee' && STAFF_FIELD.test(field.fieldName))
      .flatMap((shown) => {
        const problem = problemOf(shown, known);
        return problem ? shown.problem(problem) : [];
      });
  },
};

function problemOf(shown: Shown, { story }: StoryShown): string | undefined {
  const person = story.staff.find(({ id }) => id === shown.text);
  const acts = Object.entries(story.acts).filter(([, at]) => at.includes(placeName(shown)));
  const [act] = acts[0] ?? [];
  if (!person) return `"${shown.text}" is nobody of the staff in data/story.yaml`;
  if (!act || acts.length > 1) {
    return `should be listed once under "acts" in data/story.yaml, not ${acts.length} times`;
  }
  if (person.may.includes(act)) return undefined;
  const fit = story.staff.filter(({ may }) => may.includes(act)).map(({ id }) => id);
  return `${shown.text}, ${person.role}, may not ${act}; who may: ${fit.join(', ')}`;
}
