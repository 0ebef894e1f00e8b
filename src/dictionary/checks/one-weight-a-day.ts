import type { Rule } from './support/rule';
import { dayOf, storyShown, wrongIn } from './support/story';

export const oneWeightADay: Rule = {
  name: 'one-weight-a-day',
  description: 'A client has one weight on one day, and the BMI fits weight and height.',
  check: (data) => {
    const { at, story, clientOf } = storyShown(data);
    const ridden = at('visit-service-transportation/Client Visit Id')?.text;
    const ride = story.visits.find(({ id }) => id === ridden);
    const weighings = [
      ['medical-profile/Weight', dayOf(at('medical-profile/Effective Date'))],
      ['visit-service-transportation/Weight', ride?.from.slice(0, 10)],
    ] as const;
    const [weight, height] = ['Weight', 'Height(in)'].map((name) => at(`medical-profile/${name}`));
    return [
      ...weighings.map(([place, day]) =>
        wrongIn(at(place), ({ slug, text, number }) => {
          const client = story.clients.find(({ id }) => id === clientOf(slug));
          const known = client?.weights.find((each) => each.day === day);
          if (!client || !known || known.pounds === number) return undefined;
          return `"${text}" should be ${known.pounds}, the weight of client ${client.id} on ${day}`;
        }),
      ),
      wrongIn(at('medical-profile/BMI'), ({ text, number }) => {
        if (!weight || !height) return undefined;
        const expected = (703.07 * weight.number) / height.number ** 2;
        const isRight = Math.abs(expected - number) <= 0.02;
        return !isRight && `"${text}" should be ${expected.toFixed(2)} by weight and height`;
      }),
    ].flat();
  },
};
