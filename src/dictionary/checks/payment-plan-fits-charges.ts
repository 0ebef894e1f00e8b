import type { Rule } from './support/rule';
import { storyShown, type Story } from './support/story';

type Plan = Story['money']['paymentPlans'][number];

/** A payment plan is agreed on after its charges, for what is due on them, and runs from then on. */
export const paymentPlanFitsCharges: Rule = {
  name: 'payment-plan-fits-charges',
  description: 'A payment plan comes after the charges that it covers and amounts to what is due.',
  severity: 'error',
  check: (data) => {
    const { story, at } = storyShown(data);
    const planned = at('payment-plan/Payment Plan Id')?.text;
    const made = at('payment-plan/Created Date UTC');
    return story.money.paymentPlans.flatMap((plan, nth) => [
      ...planProblems(plan, story).map(([key, message]) =>
        data.shared.story.problem(['money', 'paymentPlans', nth, key], message),
      ),
      ...(plan.plan === planned && made && lastVisit(plan, story) >= (made.time ?? '')
        ? [made.problem(`"${made.text}" is before the last visit that the plan covers`)]
        : []),
    ]);
  },
};

function planProblems(plan: Plan, story: Story): [keyof Plan, string][] {
  const due = plan.covers.reduce((sum, charge) => sum + charge.due, 0);
  const foreign = plan.covers.find(
    ({ visit, client }) => story.visits.find(({ id }) => id === visit)?.client !== client,
  );
  const problems: [boolean, keyof Plan, string][] = [
    [Math.abs(due - plan.amount) >= 0.005, 'amount', `should be ${due.toFixed(2)}, what is due`],
    [lastVisit(plan, story) >= plan.signedOn, 'signedOn', 'is before the last visit covered'],
    [plan.signedOn > plan.from, 'from', `is before ${plan.signedOn}, when it was signed`],
    [foreign !== undefined, 'covers', `has visit ${foreign?.visit}, which is not of that client`],
  ];
  return problems.flatMap(([isBroken, key, message]) => (isBroken ? [[key, message]] : []));
}

/** When the last visit begins that a plan covers. */
function lastVisit({ covers }: Plan, { visits }: Story): string {
  const begun = visits.filter(({ id }) => covers.some(({ visit }) => visit === id));
  return (
    begun
      .map(({ from }) => from)
      .sort()
      .at(-1) ?? ''
  );
}
