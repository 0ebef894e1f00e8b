import type { Rule } from './support/rule';
import { toldStory, type Shown } from './support/story';

/** Fields of two entities that hold one thing, under one name or two. */
const TWINS: readonly (readonly [slug: string, twin: string, fieldNames: readonly string[]])[] = [
  [
    'clinical-goal',
    'credible-plan-component',
    [
      'Title',
      'Description',
      'Target Date',
      'Start Date',
      'End Date',
      'Active',
      'Client Priority',
      'Element Status',
      'Employee Priority',
      'Goal Achievement Status',
      'Goal Achievement Date',
      'Created Date',
    ],
  ],
  [
    'treatment-plan-plus',
    'treatment-plan-plus-details',
    [
      'Short Description',
      'Description',
      'Start Date',
      'Target Date',
      'End Date',
      'Item Type',
      'Item Id',
    ],
  ],
  [
    'statement-header',
    'statement-detail',
    ['Statement Batch Id', 'Statement Id', 'Statement Version', 'Guarantor Family Member Id'],
  ],
  [
    'bed-board-billing-header',
    'bed-board-billing',
    [
      'Unit Rate',
      'Units',
      'Admission Date',
      'Estimated Release Date',
      'Team',
      'Bed is Initial Hold',
    ],
  ],
  [
    'insurance',
    'insurance-subscriber',
    [
      'Relationship',
      'Subscriber First Name',
      'Subscriber Last Name',
      'Subscriber MI',
      'Subscriber DOB',
      'Subscriber SSN',
      'Subscriber Address 1',
      'Subscriber Address 2',
      'Subscriber City',
      'Subscriber State',
      'Subscriber Zip',
      'Subscriber Phone',
    ],
  ],
  ['questionnaire', 'portal-questionnaire', ['Question', 'Answer', 'Answer Note']],
];

/** Places of one value; moments are compared by the day, numbers as numbers. */
const SAME: readonly (readonly [string, string, ...string[]])[] = [
  [
    'visit-service/Co-Pay',
    'insurance/Copay Dollar Amount',
    'liability/Per Visit Liability Amount',
    'eligibility/Benefit Amount',
  ],
  [
    'visit-service/Service Amount',
    'claims/Charges',
    '277-response/Claim Charge',
    'statement-detail/Service Cost',
  ],
  ['visit-service/Billing Rate', 'claims/Service Rate'],
  [
    'visit-service/Insurance Paid',
    'claims/Insurance Paid Amount',
    'statement-detail/Insurance Pay',
  ],
  ['visit-service/Disallowed Amount', 'claims/Disallowed Amount'],
  ['visit-service/Client Paid', 'payments/Payment Amount', 'statement-detail/Payment Amount'],
  ['visit-service/Balance', 'statement-detail/Visit Due'],
  ['payments/Payment Date', 'statement-detail/Payment Date'],
  ['payments/Payment Type', 'statement-detail/Payment Method'],
  ['bed-board-billing-header/Initial Facility', 'bed-board-billing/Facility'],
  ['bed-board-billing-header/Initial Wing', 'bed-board-billing/Wing'],
  ['bed-board-billing-header/Initial Room', 'bed-board-billing/Room'],
  ['bed-board-billing-header/Initial Bed', 'bed-board-billing/Bed'],
  ['bed-board-billing-header/Admission Date', 'bed-board-billing/Interval In Date'],
  ['bed-board-billing-header/Release Date', 'bed-board-billing/Interval Out Date'],
  [
    'visit-service/Visit Type',
    'authorization-visittype/Visit Type',
    'insurance-visit-type/Visit Type',
    'schedulerplanner/Visit Type',
    'schedulerappointment/Visit Type',
  ],
  ['visit-service/Employee Id', 'authorization-provider/Employee Id'],
  ['visit-service/Status', 'schedulerplanner/Status'],
  ['visit-service/Duration', 'schedulerplanner/Duration', 'schedulerappointment/Duration'],
  [
    'visit-service/Time In',
    'schedulerplanner/Date',
    'schedulerappointment/Date',
    'appointment-notification/Date',
  ],
  ['schedulerplanner/Time', 'schedulerappointment/Time'],
  [
    'visit-service/ICD-10 Code',
    'diagnosis-detail/ICD10 Code',
    'visit-service-diagnosis/Reason for Visit ICD10 1',
    'encounters/Code',
  ],
  ['visit-service/Axis Code', 'diagnosis-detail/Axis Code'],
  ['visit-service/Approved Date', 'visit-service-approval/Approval Date'],
  [
    'medication-request/Medication',
    'eMar/Medication',
    'emar-reconciliation/Medication',
    'medication-list-reconciliation/Medication',
    'erx-messages/Drug Description',
    'education/Triggered by Medication Name',
  ],
  ['medication-request/RxNorm Code', 'erx-messages/Drug Code', 'medication-history/Drug Code'],
  [
    'insurance/Insurance Policy Number',
    'insurance/Subscriber Id',
    'claims/Insurance Policy Number',
    'eligibility/Insurance Id',
    '834-load/Subscriber Identifier',
  ],
  [
    'payer/Insurance Name',
    'insurance/Insurance Name',
    'claims/Payer Description',
    '277-response/Insurance Name',
    'authorization/Insurance',
    '834-load/Insurer Name',
    'enrollment/Payer',
    'erx-eligibility/Payer Name',
    'eligibility/Payer Name',
    'medication-history/Payer Name',
    'medication-prior-authorization/Payer Name',
    'orders/Insurance',
  ],
  [
    'insurance/Accident Date',
    'medical-profile/Last Injury',
    'medical-profile/Last Hospitalization',
  ],
  ['insurance/Subscriber DOB', 'erx-messages/Client DOB'],
];

/** What several files hold of one thing is the same in all of them. */
export const twinExamplesAgree: Rule = {
  name: 'twin-examples-agree',
  description:
    'What several files hold of one thing has one example: a charge, a code, a payer’s name.',
  severity: 'error',
  check: (data) => {
    const { at } = toldStory(data);
    const ofTwins = TWINS.flatMap(([slug, twin, names]) =>
      names.map((name): [string, string] => [`${slug}/${name}`, `${twin}/${name}`]),
    );
    return [...SAME, ...ofTwins].flatMap(([first, ...others]) => {
      const shown = at(first);
      return others.flatMap((place) => {
        const other = at(place);
        return shown && other && valueOf(shown) !== valueOf(other)
          ? other.problem(`"${other.text}" should be "${shown.text}", as in ${first}`)
          : [];
      });
    });
  },
};

/** What is compared: moments by their day, numbers as such, texts without markup. */
function valueOf({ text, number, time }: Shown): string {
  if (time) return time.slice(0, 10);
  return /^-?\d+\.\d+$/.test(text) ? String(number) : text.replace(/<[^>]*>/g, '');
}
