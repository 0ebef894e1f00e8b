import type { VisitFacts } from './visitFacts';

/** The client itself, by which whatever belongs to no visit was brought about. */
export const CLIENT = 'client';

/** How many records of an entity there are, and what brings them about. */
export type PlanLine = Readonly<{
  slug: string;
  /** Tells lines of one entity apart. */
  kind?: string;
  /** Slug of the entity whose record brings it about, or the client. */
  under: string;
  /** How many for each of those; below 1 it is a probability. */
  count: number;
  /** How many minutes later than what brings it about the first is. */
  offset?: number;
  /** How many minutes later each following one is. */
  step?: number;
  /** In which visits alone it comes about. */
  when?: (visit: VisitFacts) => boolean;
  /** Whether a minor has none. */
  isForAdults?: true;
}>;

const DAY = 1440;
const isBilled = ({ answer }: VisitFacts) => answer !== 'not billed';
const isTherapy = (visit: VisitFacts) => visit.isTherapy;
const isPaid = ({ answer }: VisitFacts) => answer === 'paid';
const hasCopay = ({ clientPaid }: VisitFacts) => clientPaid > 0;
const isResidential = ({ program }: VisitFacts) => program === 'Residential';
const isNotResidential = (visit: VisitFacts) => !isResidential(visit);
const isOrdinary = (visit: VisitFacts) => visit.isOrdinary;

/**
 * How many records of each entity a client has. What is not listed is brought about once, by the client
 * or by the visit that it names. An entity stands behind the one that brings it about.
 */
export const PLAN: readonly PlanLine[] = [
  { slug: 'visit-service', under: CLIENT, count: 0 },
  { slug: 'schedulerplanner', under: 'visit-service', count: 1 },
  { slug: 'schedulerplanner', kind: 'no-show', under: CLIENT, count: 1, offset: -19 * DAY },
  { slug: 'schedulerplanner', kind: 'ahead', under: CLIENT, count: 1 },
  { slug: 'schedulerappointment', under: 'visit-service', count: 1, when: isNotResidential },
  { slug: 'appointment-notification', under: 'schedulerplanner', count: 1, when: isNotResidential },
  { slug: 'claims', under: 'visit-service', count: 1, when: isBilled },
  { slug: '277-response', under: 'claims', count: 1 },
  { slug: 'payments', kind: 'copay', under: 'visit-service', count: 1, when: hasCopay },
  { slug: 'payments', kind: 'payer', under: 'visit-service', count: 1, when: isPaid },
  { slug: 'statement-header', under: CLIENT, count: 1 },
  { slug: 'statement-detail', under: 'statement-header', count: 0 },
  { slug: 'visit-service-insurance', under: 'visit-service', count: 1, when: isBilled },
  { slug: 'visit-service-diagnosis', under: 'visit-service', count: 1 },
  { slug: 'visit-service-claim-note', under: 'visit-service', count: 0.3, when: isBilled },
  { slug: 'visit-service-approval', under: 'visit-service', count: 1, when: isNotResidential },
  { slug: 'visit-service-transportation', under: 'visit-service', count: 0.02, when: isOrdinary },
  { slug: 'clinical-notes', under: 'visit-service', count: 2 },
  { slug: 'clinical-procedure', under: 'visit-service', count: 1, when: isTherapy },
  { slug: 'encounters', under: 'visit-service', count: 1, when: isOrdinary },
  { slug: 'record-access', under: 'visit-service', count: 2, step: 7 },
  { slug: 'questionnaire', under: 'visit-service', count: 0.5, when: isTherapy },
  { slug: 'questionnaire-category', under: 'questionnaire', count: 1 },
  { slug: 'questionnaire-signature', under: 'questionnaire-category', count: 1 },
  { slug: 'portal-questionnaire', under: 'visit-service', count: 0.4, when: isTherapy },
  { slug: 'portal-questionnaire-signature', under: 'portal-questionnaire', count: 1 },
  { slug: 'notes', under: 'visit-service', count: 0.5, when: isNotResidential },
  { slug: 'messaging', under: 'visit-service', count: 2, step: -60, when: isTherapy },
  { slug: 'amendments', under: 'visit-service', count: 0.1, when: isOrdinary },
  { slug: 'orders', under: 'visit-service', count: 0.2, when: isOrdinary },
  { slug: 'order-notes', under: 'orders', count: 1 },
  { slug: 'lab-report', under: 'orders', count: 1 },
  { slug: 'lab-test-results', under: 'lab-report', count: 1 },
  { slug: 'funding-activity', under: 'orders', count: 0.5 },
  { slug: 'eligibility', under: 'visit-service', count: 0.3, when: isBilled },
  { slug: 'eligibility-messages', under: 'eligibility', count: 1 },
  { slug: 'medication-verification', under: 'visit-service', count: 0.2, when: isTherapy },
  { slug: 'medication-list-reconciliation', under: 'visit-service', count: 0.3, when: isTherapy },
  { slug: 'medication-notes', under: 'visit-service', count: 0.2, when: isTherapy },
  { slug: 'asam-assessment', under: 'visit-service', count: 0.1, when: isTherapy },
  { slug: 'outcomes', under: 'visit-service', count: 0.2, when: isOrdinary, isForAdults: true },
  { slug: 'education', under: 'visit-service', count: 0.1, when: isTherapy },
  { slug: 'immunizations', under: 'visit-service', count: 0.05, when: isOrdinary },
  { slug: 'direct-sent-message', under: 'visit-service', count: 0.1, when: isOrdinary },
  { slug: 'treatment-plan-plus-details', under: 'visit-service', count: 0.5, when: isTherapy },
  { slug: 'treatment-plan-plus-extended', under: 'visit-service', count: 0.2, when: isTherapy },
  { slug: 'credible-plan-header', under: CLIENT, count: 2, step: -49 * DAY },
  { slug: 'credible-plan-component', under: 'credible-plan-header', count: 2, step: -2 },
  { slug: 'credible-plan-signature', under: 'credible-plan-component', count: 1 },
  { slug: 'credible-plan-custom-extended', under: 'credible-plan-component', count: 1 },
  { slug: 'credible-plan-documentation', under: 'credible-plan-component', count: 1 },
  { slug: 'clinical-goal', under: 'credible-plan-component', count: 1 },
  { slug: 'masshiway', under: 'visit-service', count: 0.02, when: isOrdinary },
  { slug: 'authorization', under: CLIENT, count: 0 },
  { slug: 'authorization-provider', under: 'authorization', count: 1 },
  { slug: 'authorization-visittype', under: 'authorization', count: 1 },
  { slug: 'diagnosis-detail', under: 'diagnosis', count: 1 },
  { slug: 'family', under: CLIENT, count: 3 },
  { slug: 'family-medical-history-detail', under: 'family-medical-history', count: 1 },
  { slug: 'medication-history', under: CLIENT, count: 2, step: -29 * DAY },
  { slug: 'eMar', under: 'medication-request', count: 5, step: DAY },
  { slug: 'emar-reconciliation', under: 'medication-request', count: 1 },
  { slug: 'medication-prior-authorization', under: 'medication-request', count: 1 },
  { slug: 'erx-messages', under: CLIENT, count: 1 },
  { slug: 'notification', under: CLIENT, count: 2, step: 30 },
  { slug: 'bed-board-billing-header', under: CLIENT, count: 0.1 },
  { slug: 'bed-board-billing', under: 'bed-board-billing-header', count: 1 },
  { slug: 'bed-board-whiteboard-notes', under: 'bed-board-billing', count: 2, step: DAY },
  { slug: 'bed-board-shift-notes', under: 'bed-board-billing-header', count: 3, step: DAY },
  { slug: 'foster-home', under: CLIENT, count: 0.05 },
  { slug: 'implantable-device', under: CLIENT, count: 0.05 },
  { slug: 'warnings', under: CLIENT, count: 0.2 },
  { slug: 'liability', under: CLIENT, count: 1, isForAdults: true },
  { slug: 'payment-plan', under: CLIENT, count: 0.4, isForAdults: true },
  { slug: 'overview-image', under: CLIENT, count: 1 },
  { slug: 'links', under: CLIENT, count: 1 },
  { slug: 'attachments', kind: 'client', under: CLIENT, count: 1 },
  { slug: 'attachments', kind: 'card', under: 'insurance', count: 2 },
  { slug: 'attachments', kind: 'leaflet', under: 'education', count: 1 },
  { slug: 'attachments', kind: 'remote', under: CLIENT, count: 0.3 },
  { slug: 'attachments', kind: 'visit', under: 'visit-service', count: 0.2, when: isTherapy },
];
