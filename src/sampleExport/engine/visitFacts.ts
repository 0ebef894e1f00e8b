import type { Story } from '../../dictionary/load/schemas/story';
import { DAY } from './moments';
import type { Random } from './random';

/** Everything that the records of one visit must agree in. */
export type VisitFacts = Readonly<{
  type: string;
  /** Whether it is of a type that the story has a price for. */
  isOrdinary: boolean;
  isTherapy: boolean;
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

type Given = Pick<VisitFacts, 'type' | 'from' | 'minutes' | 'isAuthorized'> & Partial<VisitFacts>;

/**
 * Decides what became of a visit's charge: what is paid, what is due, and by whom. What the payer says after the export
 * is not known yet; what the client still owes is as the story has it.
 */
export function visitFacts(
  given: Given,
  { story, exportedAt }: Readonly<{ story: Story; exportedAt: number }>,
  random: Random,
  owes?: number,
): VisitFacts {
  const { visitTypes, billing } = story;
  const type = visitTypes.find(({ name }) => name === given.type);
  const copay = story.coverages[0]?.copay ?? 0;
  const [dice, part] = [random.next(), random.next()];
  const charge = type?.rate ?? 0;
  const clientDue = type ? copay : 0;
  const paidOf = part < 0.7 ? clientDue : part < 0.85 ? clientDue / 2 : 0;
  const clientPaid = owes === undefined ? paidOf : clientDue - owes;
  const isAnswered = given.from + billing.daysToAnswer * DAY <= exportedAt;
  const isDenied = owes === undefined && dice < 0.05;
  const answer = !type ? 'not billed' : !isAnswered ? 'awaited' : isDenied ? 'denied' : 'paid';
  const ofPayer = charge - clientDue;
  const disallowed =
    answer === 'denied' ? ofPayer : answer === 'paid' ? charge * billing.disallowedShare : 0;
  return {
    program: undefined,
    place: undefined,
    staff: type?.staff,
    ...given,
    isOrdinary: type !== undefined,
    isTherapy: type?.isTherapy ?? false,
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
