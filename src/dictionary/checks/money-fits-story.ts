import type { Problem } from '../model/problem';
import type { Rule } from './support/rule';
import type { Story } from '../load/schemas/story';

/** What the story says of money over several lists; of one entry `data/coherence.yaml` says it. */
export const moneyFitsStory: Rule = {
  name: 'money-fits-story',
  description: 'In the story, payments add up to what is paid for a visit, lines to a statement.',
  check: ({ shared: { story } }) => {
    const { visits, payments, statements } = story.value.money;
    const unless = (
      path: readonly [list: keyof Story['money'], nth: number, key: string],
      said: number,
      parts: readonly number[],
    ): Problem[] => {
      const made = parts.reduce((total, part) => total + part, 0);
      if (Math.abs(said - made) < 0.005) return [];
      return [story.problem(['money', ...path], `should be ${made.toFixed(2)} by its parts`)];
    };
    return [
      ...visits.flatMap(({ visit, clientPaid, insurancePaid }, nth) => {
        const paid = payments.filter((payment) => payment.visit === visit);
        const parts = [...paid.map(({ amount }) => amount), -insurancePaid];
        return unless(['visits', nth, 'clientPaid'], clientPaid, parts);
      }),
      ...statements.flatMap(({ lines, clientDue, insuranceDue }, nth) => [
        ...unless(
          ['statements', nth, 'clientDue'],
          clientDue,
          lines.map(({ due }) => due),
        ),
        ...unless(
          ['statements', nth, 'insuranceDue'],
          insuranceDue,
          lines.map((line) => line.insuranceDue),
        ),
      ]),
    ];
  },
};
