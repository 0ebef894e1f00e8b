import type { Random } from './random';

/** What kinds of visits there are, with what they cost and who holds them. */
export const VISIT_TYPES = {
  'Individual Therapy': { cpt: '90837', rate: 150, minutes: 60, staff: '2207' },
  'Diagnostic Evaluation': { cpt: '90791', rate: 200, minutes: 90, staff: '2207' },
  'Medication Evaluation': { cpt: '99214', rate: 110, minutes: 45, staff: '2236' },
  'Family Therapy': { cpt: '90847', rate: 140, minutes: 45, staff: '2207' },
} as const;

export type VisitType = keyof typeof VISIT_TYPES;

/** The share of each charge that the contract with the payer takes off. */
const DISALLOWED_SHARE = 0.2;

/** What the client pays for each billable visit. */
export const COPAY = 20;

/** Days from a visit until the claim is sent, and until the payer answers. */
export const DAYS_TO_BATCH = 2;
export const DAYS_TO_ANSWER = 16;

/** Everything that the records of one visit must agree in. */
export type VisitFacts = Readonly<{
  type: string;
  program: string | undefined;
  place: string | undefined;
  staff: string | undefined;
  from: number;
  minutes: number;
  cpt: string | null;
  isAuthorized: boolean;
  charge: number;
  answer: 'paid' | 'denied' | 'awaited' | 'not billed';
  insurancePaid: number;
  insuranceDue: number;
  disallowed: number;
  clientDue: number;
  clientPaid: number;
  /** What the client still owes. */
  balance: number;
}>;

type Told = Pick<VisitFacts, 'type' | 'from' | 'minutes' | 'isAuthorized'> & Partial<VisitFacts>;

/**
 * Decides what became of a visit's charge: what is paid, what is due, and by whom.
 *
 * @param told what is known of the visit
 * @param answeredBy the moment of the export: what the payer says later is not known yet
 * @param owes what the client still owes for it, where the story tells that
 */
export function visitFacts(
  told: Told,
  answeredBy: number,
  random: Random,
  owes?: number,
): VisitFacts {
  const type = VISIT_TYPES[told.type as VisitType];
  const [dice, part] = [random.next(), random.next()];
  const charge = type?.rate ?? 0;
  const clientDue = type ? COPAY : 0;
  const paidOf = part < 0.7 ? clientDue : part < 0.85 ? clientDue / 2 : 0;
  const clientPaid = owes === undefined ? paidOf : clientDue - owes;
  const isAnswered = told.from + DAYS_TO_ANSWER * 86_400_000 <= answeredBy;
  const isDenied = owes === undefined && dice < 0.05;
  const answer = !type ? 'not billed' : !isAnswered ? 'awaited' : isDenied ? 'denied' : 'paid';
  const ofPayer = charge - clientDue;
  const disallowed =
    answer === 'denied' ? ofPayer : answer === 'paid' ? charge * DISALLOWED_SHARE : 0;
  return {
    program: undefined,
    place: undefined,
    staff: type?.staff,
    ...told,
    cpt: type?.cpt ?? null,
    charge,
    answer,
    insurancePaid: answer === 'paid' ? ofPayer - disallowed : 0,
    insuranceDue: answer === 'awaited' ? ofPayer : 0,
    disallowed,
    clientDue,
    clientPaid,
    balance: clientDue - clientPaid,
  };
}
