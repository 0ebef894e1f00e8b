import type { Story } from '../load/schemas/story';
import type { Problem } from '../model/problem';
import type { CheckedData, Rule } from './support/rule';
import {
  dayOf,
  daysBetween,
  storyShown,
  wrongIn,
  wrongInStory,
  type StoryShown,
} from './support/story';

type Medication = Story['medications'][number];

export const pillsAreCounted: Rule = {
  name: 'pills-are-counted',
  description: 'What is left of a medication is what was filled, less doses and losses.',
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

function countProblems(data: CheckedData, { medications }: Story): Problem[] {
  return medications.flatMap((medication, nth) => [
    ...medication.counts.flatMap((count, at) => {
      const right = left(medication, count.day);
      const message = `should be ${right} by fills, doses and losses`;
      return wrongInStory(
        data,
        ['medications', nth, 'counts', at],
        [[count.left !== right, 'left', message]],
      );
    }),
    ...medication.fills.flatMap(({ day }, at) =>
      wrongInStory(
        data,
        ['medications', nth, 'fills', at],
        [
          [
            at > 0 && left(medication, dayBefore(day)) < 0,
            'day',
            'comes after the last tablet is taken',
          ],
        ],
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
  const known = dayOf(at('medication-history/Date Updated')) ?? '';
  const last = medication.fills.filter(({ day }) => day <= known).at(-1)?.day;
  return [
    ...COUNTS.map(([slug, count, moment]) => {
      const day = dayOf(at(`${slug}/${moment}`));
      const isOfIt = at(`${slug}/Medication Id`)?.text === medication.id;
      return wrongIn(day && isOfIt ? at(`${slug}/${count}`) : undefined, ({ text, number }) => {
        const right = left(medication, day ?? '');
        const reason = `filled by ${day}, less doses and losses`;
        return number !== right && `"${text}" should be ${right}: ${reason}`;
      });
    }),
    wrongIn(
      at('medication-history/Last Filled'),
      (filled) =>
        last !== undefined &&
        dayOf(filled) !== last &&
        `should be ${last}, the last fill up to ${known}`,
    ),
  ].flat();
}
