import { readMoment } from '../engine/moments';
import type { Row } from '../engine/row';
import type { Narrative, Scene } from './narrative';

/** What a record's flags and states are while the thing that its page tells of has not happened yet. */
const BEFORE: readonly Readonly<{
  slug: string;
  /** The moment that is not there yet. */
  until: string;
  then: Readonly<Record<string, string | null>>;
}>[] = [
  {
    slug: 'clinical-goal',
    until: 'Goal Achievement Date',
    then: {
      Active: 'true',
      'End Date': null,
      'Element Status': 'In progress',
      'Goal Achievement Status': 'Not achieved',
    },
  },
  {
    slug: 'credible-plan-component',
    until: 'Goal Achievement Date',
    then: {
      Active: 'true',
      'End Date': null,
      'Element Status': 'In progress',
      'Goal Achievement Status': 'Not achieved',
    },
  },
  {
    slug: 'education',
    until: 'Date Accepted by Client',
    then: { New: '1', Status: 'NEW', 'Accepted by Client': '0', 'Accepted By Employee Id': null },
  },
  {
    slug: 'orders',
    until: 'Completed Date',
    then: {
      'Is Completed': '0',
      'Completed By Employee Id': null,
      'Finished Date': null,
      'Order Outcome': 'Pending',
    },
  },
  {
    slug: 'orders',
    until: 'Signed Date',
    then: { 'Is Signed': '0', 'Signed By Employee Id': null },
  },
  {
    slug: 'bed-board-billing-header',
    until: 'Release Date',
    then: { Status: 'Admitted' },
  },
  {
    slug: 'allergies',
    until: 'Discontinued Date',
    then: { 'Discontinued Reason': null, 'Discontinued By Employee Id': null },
  },
  {
    slug: 'encounters',
    until: 'Approved Date UTC',
    then: { 'Is Approved': '0', 'Approved By Employee Id': null },
  },
  {
    slug: 'funding-activity',
    until: 'Actual Payment Date',
    then: { Paid: '0' },
  },
  {
    slug: 'payments',
    until: 'Deposit Date',
    then: { 'Payment Status': 'RECEIVED' },
  },
  {
    slug: 'masshiway',
    until: 'Submitted Date',
    then: { Submitted: '0', 'Acknowledgement Code': null },
  },
  {
    slug: 'messaging',
    until: 'Date Viewed By Client',
    then: { 'Viewed By Client': '0' },
  },
  {
    slug: 'messaging',
    until: 'Conversation End Date',
    then: { Closed: '0' },
  },
];

/** The state of a record fits its dates. */
export const tellStates: Narrative = (scene) => {
  const { pen, rows } = scene;
  for (const { slug, until, then } of BEFORE) {
    for (const row of rows(slug)) {
      if (pen.get(row, until) !== null) continue;
      for (const [name, value] of Object.entries(then)) pen.set(row, name, value);
    }
  }
  for (const row of rows('medication-prior-authorization')) {
    const isPast = isBeforeExport(scene, row, 'Expiration Date');
    pen.set(row, 'Status', isPast ? 'Expired' : 'Approved');
    pen.set(row, 'Is Valid', String(!isPast));
  }
  for (const row of rows('insurance')) {
    const isPast = isBeforeExport(scene, row, 'Insurance Coverage End Date');
    pen.set(row, 'Inactive', isPast ? '1' : '0');
    pen.set(row, 'Insurance Coverage Status', isPast ? 'Inactive' : 'Active');
  }
};

function isBeforeExport({ layout, pen }: Scene, row: Row, fieldName: string): boolean {
  const moment = pen.get(row, fieldName);
  return typeof moment === 'string' && readMoment(moment) < layout.exportedAt;
}
