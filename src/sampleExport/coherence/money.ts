import { CLIENT } from '../../dictionary/model/relations';
import { localTime } from '../../dictionary/checks/support/localTime';
import type { Counted, MadeUpExport, MadeUpRecord } from './records';

/** Identities of money that do not hold: visit, claim, payment, statement, payment plan. */
export function moneyIdentities(made: MadeUpExport): Counted {
  const { story } = made.dictionary;
  const broken: string[] = [];
  let checked = 0;
  const equal = (what: string, record: MadeUpRecord, ...amounts: number[]) => {
    checked += 1;
    if (amounts.some((amount) => Math.abs(amount - (amounts[0] ?? 0)) > 0.001)) {
      broken.push(`${record.place} ${what}: ${amounts.join(' ≠ ')}`);
    }
  };
  const sum = (record: MadeUpRecord, ...names: string[]) =>
    names.reduce((total, name) => total + record.amount(name), 0);
  const visits = new Map(
    made.of('visit-service').map((each) => [each.get('Client Visit Id'), each]),
  );
  const claims = new Map(made.of('claims').map((each) => [each.get('Claim Id'), each]));
  const payments = new Map(made.of('payments').map((each) => [each.get('Payment Id'), each]));

  for (const visit of visits.values()) {
    const due = ['Insurance Due', 'Client Due', 'Other Due'];
    const paid = ['Insurance Paid', 'Client Paid', 'Disallowed Amount', 'Adjusted Amount'];
    const rated = visit.amount('Billing Rate') * visit.amount('Billing Units');
    equal(
      'the charge of a visit',
      visit,
      visit.amount('Service Amount'),
      rated,
      sum(visit, ...due, ...paid),
    );
    equal('the balance of a visit', visit, visit.amount('Balance'), sum(visit, ...due));
    equal(
      'the copay of a visit',
      visit,
      visit.amount('Co-Pay'),
      sum(visit, 'Client Due', 'Client Paid'),
    );
  }
  for (const claim of claims.values()) {
    const visit = visits.get(claim.get('Visit Id'));
    if (!visit) continue;
    equal('the charge of a claim', claim, claim.amount('Charges'), visit.amount('Service Amount'));
    equal(
      'what the payer paid',
      claim,
      claim.amount('Insurance Paid Amount'),
      visit.amount('Insurance Paid'),
    );
    equal(
      'what is disallowed',
      claim,
      claim.amount('Disallowed Amount'),
      visit.amount('Disallowed Amount'),
    );
    equal('what the client owes', claim, claim.amount('Client Due Amount'), visit.amount('Co-Pay'));
  }
  for (const response of made.of('277-response')) {
    const claim = claims.get(response.get('Claim Id'));
    equal(
      'the charge of a 277',
      response,
      response.amount('Claim Charge'),
      claim?.amount('Charges') ?? NaN,
    );
  }
  for (const profile of made.of(CLIENT)) {
    const own = ({ get }: MadeUpRecord) => get('Client Id') === profile.get('Client Id');
    const total = (records: Iterable<MadeUpRecord>, ...names: string[]) =>
      [...records].filter(own).reduce((all, record) => all + sum(record, ...names), 0);
    const paid = total(visits.values(), 'Insurance Paid', 'Client Paid');
    equal('all payments', profile, total(payments.values(), 'Payment Amount'), paid);
  }
  for (const line of made.of('statement-detail')) {
    const visit = visits.get(line.get('Client Visit Id'));
    const rest = ['Discount', 'Insurance Pay', 'Insurance Due', 'Client Pay'];
    const due = line.amount('Service Cost') - sum(line, ...rest);
    equal(
      'the due of a line',
      line,
      line.amount('Visit Due'),
      due,
      visit?.amount('Client Due') ?? NaN,
    );
    const payment = payments.get(line.get('Payment Id'));
    equal(
      'the payment of a line',
      line,
      line.amount('Payment Amount'),
      payment?.amount('Payment Amount') ?? NaN,
    );
  }
  for (const header of made.of('statement-header')) {
    const lines = made
      .of('statement-detail')
      .filter(({ get }) => get('Statement Id') === header.get('Statement Id'));
    const due = lines.reduce((all, line) => all + line.amount('Visit Due'), 0);
    const buckets = sum(
      header,
      'Total Due Under 30',
      'Total Due 30',
      'Total Due 60',
      'Total Due 90',
    );
    const ages = sum(header, 'Total New Due Amount', 'Total Prior Due Amount');
    equal(
      'the total of a statement',
      header,
      header.amount('Total Client Due'),
      due,
      buckets,
      ages,
    );
  }
  for (const plan of made.of('payment-plan')) {
    if (plan.get('Other Clients in Payment Plan')) continue;
    const planned = localTime(plan.get('Created Date UTC') ?? '', true, story) ?? '';
    const before = [...visits.values()].filter(
      ({ get }) =>
        get('Client Id') === plan.get('Client Id') && (get('Created Date') ?? '') < planned,
    );
    const due = before.reduce((all, visit) => all + visit.amount('Client Due'), 0);
    equal('a payment plan', plan, plan.amount('Amount'), due);
  }
  return { checked, broken };
}
