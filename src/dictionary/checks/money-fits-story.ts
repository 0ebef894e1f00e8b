import type { Problem } from '../model/problem';
import type { CheckedData, Rule } from './support/rule';
import { dayOf, toldStory, type Story, type ToldStory } from './support/story';

type Money = Story['money'];

/** The lists of the story's money: which field names a record of it, and which fields show its keys. */
const SHOWN: readonly Readonly<{
  list: keyof Money;
  id: string;
  named: string;
  shows: Readonly<Record<string, string>>;
}>[] = [
  {
    list: 'visits',
    id: 'visit',
    named: 'visit-service/Client Visit Id',
    shows: {
      charge: 'visit-service/Service Amount',
      insurancePaid: 'visit-service/Insurance Paid',
      disallowed: 'visit-service/Disallowed Amount',
      clientPaid: 'visit-service/Client Paid',
      balance: 'visit-service/Balance',
    },
  },
  {
    list: 'claims',
    id: 'claim',
    named: 'claims/Claim Id',
    shows: {
      visit: 'claims/Visit Id',
      charge: 'claims/Charges',
      insurancePaid: 'claims/Insurance Paid Amount',
      disallowed: 'claims/Disallowed Amount',
      clientDue: 'claims/Client Due Amount',
    },
  },
  {
    list: 'payments',
    id: 'payment',
    named: 'payments/Payment Id',
    shows: {
      amount: 'payments/Payment Amount',
      day: 'payments/Payment Date',
      method: 'payments/Payment Type',
    },
  },
  {
    list: 'statements',
    id: 'statement',
    named: 'statement-header/Statement Id',
    shows: {
      batch: 'statement-header/Statement Batch Id',
      day: 'statement-header/Statement Date',
      dueBy: 'statement-header/Due Date',
      guarantor: 'statement-header/Guarantor Family Member Id',
      clientDue: 'statement-header/Total Client Due',
      insuranceDue: 'statement-header/Total Insurance Due',
      under30: 'statement-header/Total Due Under 30',
      from30: 'statement-header/Total Due 30',
      from60: 'statement-header/Total Due 60',
      from90: 'statement-header/Total Due 90',
    },
  },
  {
    list: 'stays',
    id: 'stay',
    named: 'bed-board-billing/Bed Assignment Stay Id',
    shows: {
      payer: 'bed-board-billing/Payer Id',
      rate: 'bed-board-billing/Unit Rate',
      units: 'bed-board-billing/Units',
    },
  },
  {
    list: 'funds',
    id: 'allocation',
    named: 'funding-activity/Fund Allocation Id',
    shows: { visit: 'funding-activity/Visit Id', amount: 'funding-activity/Amount' },
  },
];

/** What the examples show of money is what the story tells, and the story's amounts add up. */
export const moneyFitsStory: Rule = {
  name: 'money-fits-story',
  description:
    'Amounts of a visit, claim, payment, statement and stay are the story’s, which add up.',
  severity: 'error',
  check: (data) => {
    const told = toldStory(data);
    return [...exampleFaults(told), ...storyFaults(data, told.story.money)];
  },
};

function exampleFaults({ at, story }: ToldStory): Problem[] {
  return SHOWN.flatMap(({ list, id, named, shows }) => {
    const records: readonly Readonly<Record<string, unknown>>[] = story.money[list];
    const record = records.find((each) => each[id] === at(named)?.text);
    return Object.entries(record ? shows : {}).flatMap(([key, place]) => {
      const shown = at(place);
      const expected = record?.[key];
      const value = typeof expected === 'number' ? shown?.number : (dayOf(shown) ?? shown?.text);
      return shown && value !== expected
        ? shown.problem(`"${shown.text}" should be ${String(expected)} by the story`)
        : [];
    });
  });
}

function storyFaults({ shared }: CheckedData, money: Money): Problem[] {
  const unless = (list: keyof Money, nth: number, key: string, told: number, made: number) =>
    Math.abs(told - made) < 0.005
      ? []
      : [
          shared.story.problem(
            ['money', list, nth, key],
            `should be ${made.toFixed(2)} by its parts`,
          ),
        ];
  const sum = <T>(all: readonly T[], of: (each: T) => number) =>
    all.reduce((total, each) => total + of(each), 0);
  const paidOn = (visit: string) =>
    sum(
      money.payments.filter((payment) => payment.visit === visit),
      ({ amount }) => amount,
    );
  return [
    ...money.visits.flatMap((each, nth) => [
      ...unless(
        'visits',
        nth,
        'charge',
        each.charge,
        each.insurancePaid + each.disallowed + each.clientDue,
      ),
      ...unless('visits', nth, 'balance', each.balance, each.clientDue - each.clientPaid),
      ...unless(
        'visits',
        nth,
        'clientPaid',
        each.clientPaid,
        paidOn(each.visit) - each.insurancePaid,
      ),
    ]),
    ...money.claims.flatMap((each, nth) =>
      unless(
        'claims',
        nth,
        'charge',
        each.charge,
        each.insurancePaid + each.disallowed + each.clientDue,
      ),
    ),
    ...money.statements.flatMap((each, nth) => [
      ...unless(
        'statements',
        nth,
        'clientDue',
        each.clientDue,
        sum(each.lines, ({ due }) => due),
      ),
      ...unless(
        'statements',
        nth,
        'insuranceDue',
        each.insuranceDue,
        sum(each.lines, (line) => line.insuranceDue),
      ),
    ]),
    ...money.stays.flatMap((each, nth) =>
      unless('stays', nth, 'charge', each.charge, each.rate * each.units),
    ),
  ];
}
