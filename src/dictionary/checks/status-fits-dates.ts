import type { Rule } from './support/rule';
import { toldStory } from './support/story';

/** A field that has this value exactly where another is as told: set, not set, past, ahead or of a value. */
type Pair = readonly [
  place: string,
  value: string,
  other: string,
  is: 'set' | 'not set' | 'past' | 'ahead' | `=${string}`,
];

const PAIRS: readonly Pair[] = [
  ['bed-board-billing-header/Status', 'Discharged', 'bed-board-billing-header/Release Date', 'set'],
  ['bed-board-billing-header/Status', 'Discharged', 'bed-board-billing/Out Reason', '=DISCHARGE'],
  ['foster-home/Status', 'ACTIVE', 'foster-home/Discharge Date', 'not set'],
  ['foster-home/Status', 'ACTIVE', 'foster-home/Discharged', '=false'],
  ['education/Status', 'NEW', 'education/New', '=1'],
  ['education/New', '0', 'education/Date Accepted by Client', 'set'],
  ['education/Accepted by Client', '1', 'education/Date Accepted by Client', 'set'],
  [
    'clinical-goal/Goal Achievement Status',
    'Achieved',
    'clinical-goal/Goal Achievement Date',
    'set',
  ],
  ['clinical-goal/Active', 'false', 'clinical-goal/Goal Achievement Date', 'set'],
  ['orders/Is Completed', '1', 'orders/Completed Date', 'set'],
  ['orders/Is Signed', '1', 'orders/Signed Date', 'set'],
  ['orders/Is Discontinued', '1', 'orders/Discontinued Date', 'set'],
  ['insurance/Insurance Coverage Status', 'Active', 'insurance/Inactive', '=0'],
  [
    'insurance/Insurance Coverage Status',
    'Active',
    'insurance/Insurance Coverage End Date',
    'ahead',
  ],
  [
    'medication-prior-authorization/Status',
    'Expired',
    'medication-prior-authorization/Expiration Date',
    'past',
  ],
  [
    'medication-prior-authorization/Status',
    'Expired',
    'medication-prior-authorization/Is Valid',
    '=false',
  ],
  [
    'emar-reconciliation/Reconciliation Status',
    'Pending',
    'emar-reconciliation/Reconciled Date',
    'not set',
  ],
];

/** The state that a record is in is the one of which its dates tell. */
export const statusFitsDates: Rule = {
  name: 'status-fits-dates',
  description: 'The state of a record fits its dates: completed has a date, expired is past.',
  severity: 'error',
  check: (data) => {
    const { story, at } = toldStory(data);
    return PAIRS.flatMap(([place, value, other, is]) => {
      const [shown, second] = [at(place), at(other)];
      if (!shown) return [];
      const holds = isSo(second?.text, second?.time, is, story.exportedAt);
      if (holds === undefined || (shown.text === value) === holds) return [];
      const negated = shown.text === value ? 'needs' : 'goes against';
      return shown.problem(
        `"${shown.text}" ${negated} ${other} ${wording(is)}, which shows ${second?.text ?? 'null'}`,
      );
    });
  },
};

/** Whether the other field is as asked for; nothing where that cannot be known. */
function isSo(text: string | undefined, time: string | undefined, is: string, now?: string) {
  if (is === 'set') return text !== undefined;
  if (is === 'not set') return text === undefined;
  if (is.startsWith('=')) return text === undefined ? undefined : text === is.slice(1);
  if (!time || !now) return undefined;
  return is === 'past' ? time < now : time > now;
}

function wording(is: string): string {
  if (is.startsWith('=')) return `to be ${is.slice(1)}`;
  return is === 'past' || is === 'ahead' ? `to be ${is} at the export` : `to be ${is}`;
}
