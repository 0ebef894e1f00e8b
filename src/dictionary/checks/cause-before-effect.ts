import type { Rule } from './support/rule';
import { placeName, toldStory, type Shown } from './support/story';

/** Moments of different files that follow each other. */
const CHAINS: readonly (readonly string[])[] = [
  [
    'orders/Order Date',
    'lab-test-results/Collection Date',
    'lab-test-results/Received Date',
    'lab-test-results/Result Date',
    'lab-report/Created Date',
    'orders/Completed Date',
  ],
  [
    'medication-request/Medication Added Date',
    'medication-prior-authorization/Created Date',
    'erx-messages/Message Date',
    'erx-messages/Response Date',
    'medication-history/Last Filled',
  ],
  [
    'schedulerplanner/Created Date',
    'appointment-notification/Created Date',
    'appointment-notification/Status Date',
    'visit-service/Time In',
    'visit-service/Time Out',
    'visit-service/Signed',
    'visit-service/Approved Date',
  ],
  [
    'enrollment/Date Generated',
    'enrollment/Date Batched',
    '834-load/Enrollment File Processed Date',
  ],
  [
    'eMar/Pillbox Created Date',
    'eMar/Schedule Created Date',
    'eMar/Pillbox Delivered Date',
    'eMar/Pillbox Start Date',
    'eMar/Dispensed On',
    'eMar/Pillbox Reconciled Date',
  ],
  [
    'medication-verification/Created Date',
    'medication-list-reconciliation/Medication Reconciliation Created Date',
    'visit-service/Time In',
  ],
  ['insurance/Accident Date', 'diagnosis-detail/Onset Date'],
];

/** What leads to something else comes first: an order before its result, a plan before the visit. */
export const causeBeforeEffect: Rule = {
  name: 'cause-before-effect',
  description: 'What leads to something else comes first: order, collection, result, report.',
  severity: 'error',
  check: (data) => {
    const { at } = toldStory(data);
    return CHAINS.flatMap((chain) => {
      const moments = chain.flatMap((place) => at(place) ?? []).filter(({ time }) => time);
      return moments.flatMap((shown, nth) => {
        const cause = moments[nth - 1];
        return cause && isBefore(shown, cause)
          ? shown.problem(`"${shown.text}" is before ${placeName(cause)} (${cause.text})`)
          : [];
      });
    });
  },
};

/** Days and moments are compared by the day. */
function isBefore({ time = '' }: Shown, { time: cause = '' }: Shown): boolean {
  const length = [time, cause].some((each) => each.endsWith('T00:00:00')) ? 10 : 19;
  return time.slice(0, length) < cause.slice(0, length);
}
