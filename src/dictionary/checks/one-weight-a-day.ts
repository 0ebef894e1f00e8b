import type { Rule } from './support/rule';
import { dayOf, storyShown, type Shown, type StoryShown } from './support/story';

/** A client has one weight on one day, and the body mass index that goes with it. */
export const oneWeightADay: Rule = {
  name: 'one-weight-a-day',
  description: 'A client has one weight on one day, and the BMI fits weight and height.',
  severity: 'error',
  check: (data) => {
    const known = storyShown(data);
    return [...weights(known).flatMap((each) => weightProblem(each, known)), ...bmiProblem(known)];
  },
};

function weights({ at, story }: StoryShown): { shown: Shown; day: string }[] {
  const ridden = at('visit-service-transportation/Client Visit Id')?.text;
  const days: [string, string | undefined][] = [
    ['medical-profile/Weight', dayOf(at('medical-profile/Effective Date'))],
    [
      'visit-service-transportation/Weight',
      story.visits.find(({ id }) => id === ridden)?.from.slice(0, 10),
    ],
  ];
  return days.flatMap(([place, day]) => {
    const shown = at(place);
    return shown && day ? { shown, day } : [];
  });
}

function weightProblem(
  { shown, day }: { shown: Shown; day: string },
  { story, clientOf }: StoryShown,
) {
  const client = story.clients.find(({ id }) => id === clientOf(shown.slug));
  const weight = client?.weights.find((each) => each.day === day);
  return client && weight && weight.pounds !== shown.number
    ? shown.problem(
        `"${shown.text}" should be ${weight.pounds}, the weight of client ${client.id} on ${day}`,
      )
    : [];
}

function bmiProblem({ at }: StoryShown) {
  const [weight, height, bmi] = ['Weight', 'Height(in)', 'BMI'].map((name) =>
    at(`medical-profile/${name}`),
  );
  if (!weight || !height || !bmi) return [];
  const expected = (703.07 * weight.number) / height.number ** 2;
  return Math.abs(expected - bmi.number) <= 0.02
    ? []
    : [bmi.problem(`"${bmi.text}" should be ${expected.toFixed(2)} by weight and height`)];
}
