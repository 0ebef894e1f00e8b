import { placeName, STAFF_FIELD, toldStory, type Shown, type ToldStory } from './support/story';
import type { Rule } from './support/rule';

/** Who did something may do it: a therapist gives no medication, a clerk signs no note. */
export const staffMayAct: Rule = {
  name: 'staff-may-act',
  description: 'Each staff field stands for an act of the story that the person’s role fits.',
  severity: 'error',
  check: (data) => {
    const told = toldStory(data);
    if (told.story.staff.length === 0) return [];
    return told.all
      .filter(({ slug, field }) => slug !== 'employee' && STAFF_FIELD.test(field.fieldName))
      .flatMap((shown) => {
        const fault = faultOf(shown, told);
        return fault ? shown.problem(fault) : [];
      });
  },
};

function faultOf(shown: Shown, { story }: ToldStory): string | undefined {
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
