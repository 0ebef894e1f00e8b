import type { Problem } from '../model/problem';
import type { CheckedData, Rule } from './support/rule';
import { dayOf, daysBetween, storyShown, type Story, type StoryShown } from './support/story';

type Medication = Story['medications'][number];

/** What is left of a medication is what was filled less what was taken and lost. */
export const pillsAreCounted: Rule = {
  name: 'pills-are-counted',
  description: 'What is left of a medication is what was filled, less doses and losses.',
  severity: 'error',
  check: (data) => {
    const known = storyShown(data);
    return [
      ...countProblems(data, known.story),
      ...known.story.medications.flatMap((medication) => exampleProblems(medication, known)),
    ];
  },
};

function left({ fills, lost, firstDose, perDay }: Medication, day: string): number {
  const upTo = (all: readonly { day: string; tablets: number }[]) =>
    all.filter((each) => each.day <= day).reduce((sum, { tablets }) => sum + tablets, 0);
  const doses = Math.max(0, daysBetween(firstDose, day) + 1) * perDay;
  return upTo(fills) - upTo(lost) - doses;
}

function countProblems({ shared: { story } }: CheckedData, { medications }: Story): Problem[] {
  return medications.flatMap((medication, nth) => [
    ...medication.counts.flatMap((count, at) =>
      left(medication, count.day) === count.left
        ? []
        : story.problem(
            ['medications', nth, 'counts', at, 'left'],
            `should be ${left(medication, count.day)} by fills, doses and losses`,
          ),
    ),
    ...medication.fills.flatMap((fill, at) =>
      at === 0 || left(medication, dayBefore(fill.day)) >= 0
        ? []
        : story.problem(
            ['medications', nth, 'fills', at, 'day'],
            'comes after the last tablet is taken',
          ),
    ),
  ]);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

/** Counts of the examples, and the day of each. */
const COUNTS = [
  ['eMar', 'Count After Administration', 'Dispensed On'],
  ['emar-reconciliation', 'Remaining Count Actual', 'Last Administration'],
] as const;

function exampleProblems(medication: Medication, { at }: StoryShown): Problem[] {
  const counted = COUNTS.flatMap(([slug, count, moment]) => {
    const shown = at(`${slug}/${count}`);
    const day = dayOf(at(`${slug}/${moment}`));
    const isOfIt = at(`${slug}/Medication Id`)?.text === medication.id;
    if (!shown || !day || !isOfIt || left(medication, day) === shown.number) return [];
    return shown.problem(
      `"${shown.text}" should be ${left(medication, day)}: filled by ${day}, less doses and losses`,
    );
  });
  const lastFilled = at('medication-history/Last Filled');
  const known = dayOf(at('medication-history/Date Updated')) ?? '';
  const last = medication.fills
    .map(({ day }) => day)
    .filter((day) => day <= known)
    .at(-1);
  return [
    ...counted,
    ...(lastFilled && last && dayOf(lastFilled) !== last
      ? [lastFilled.problem(`should be ${last}, the last fill up to ${known}`)]
      : []),
  ];
}
