import type { Rule } from './support/rule';
import { storyShown, wrongIn, wrongInStory } from './support/story';

export const paymentPlanFitsCharges: Rule = {
  name: 'payment-plan-fits-charges',
  description: 'A payment plan comes after the charges that it covers and amounts to what is due.',
  check: (data) => {
    const { story, at } = storyShown(data);
    const planned = at('payment-plan/Payment Plan Id')?.text;
    return story.money.paymentPlans.flatMap(({ plan, amount, signedOn, from, covers }, nth) => {
      const due = covers.reduce((sum, charge) => sum + charge.due, 0);
      const visits = covers.map(({ visit }) => story.visits.find(({ id }) => id === visit));
      const foreign = covers.find(({ client }, which) => visits[which]?.client !== client);
      const last =
        visits
          .map((visit) => visit?.from ?? '')
          .sort()
          .at(-1) ?? '';
      return [
        ...wrongInStory(
          data,
          ['money', 'paymentPlans', nth],
          [
            [Math.abs(due - amount) >= 0.005, 'amount', `should be ${due.toFixed(2)}, what is due`],
            [last >= signedOn, 'signedOn', 'is before the last visit covered'],
            [signedOn > from, 'from', `is before ${signedOn}, when it was signed`],
            [foreign, 'covers', `has visit ${foreign?.visit}, which is not of that client`],
          ],
        ),
        ...wrongIn(
          plan === planned ? at('payment-plan/Created Date UTC') : undefined,
          ({ text, time = '' }) =>
            last >= time && `"${text}" is before the last visit that the plan covers`,
        ),
      ];
    });
  },
};
