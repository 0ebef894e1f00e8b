import { addRow, dropRow } from '../engine/addRow';
import type { ClientCase } from '../engine/client';
import type { Layout } from '../engine/layout';
import { DAY, spellDay } from '../engine/moments';
import type { Row } from '../engine/row';
import { shiftedMoment, type Narrative } from './narrative';

/** A statement has one line for each visit that the client then owes something for; none, no statement. */
export function allocateStatements(layout: Layout, client: ClientCase): void {
  for (const header of (client.rows.get('statement-header') ?? []).slice()) {
    const day = shiftedMoment(layout, header, 'Statement Date');
    const visits = client.rows.get('visit-service') ?? [];
    const due = visits.filter((visit) => isDue(layout, visit, day));
    if (due.length === 0) dropRow(client, header);
    for (const about of due) {
      addRow(layout, client, {
        slug: 'statement-detail',
        parent: header,
        about,
        shift: about.shift,
      });
    }
  }
}

/** Whether a statement of a day lists a visit: the payer has answered, and something is due. */
function isDue({ story }: Layout, { visit, children }: Row, day: number): boolean {
  if (!visit || visit.balance <= 0 || !children.get('payments')?.length) return false;
  return visit.from + story.billing.daysToAnswer * DAY <= day && visit.answer !== 'awaited';
}

/** Lines of a statement tell what its visits tell, and its totals are the sums of the lines. */
export const writeStatements: Narrative = ({ layout, pen, rows }) => {
  for (const header of rows('statement-header')) {
    const day = shiftedMoment(layout, header, 'Statement Date');
    const totals = { client: 0, payer: 0, under30: 0, from30: 0, from60: 0, from90: 0 };
    for (const line of header.children.get('statement-detail') ?? []) {
      const visit = line.about?.visit;
      const payment = line.about?.children.get('payments')?.at(0);
      if (!visit || !payment) continue;
      const age = (day - visit.from) / DAY;
      const bucket = age < 30 ? 'under30' : age < 60 ? 'from30' : age < 90 ? 'from60' : 'from90';
      totals[bucket] += visit.balance;
      totals.client += visit.balance;
      totals.payer += visit.insuranceDue;
      pen.amount(line, 'Service Cost', visit.charge);
      pen.amount(line, 'Discount', visit.disallowed);
      pen.amount(line, 'Insurance Pay', visit.insurancePaid);
      pen.amount(line, 'Insurance Due', visit.insuranceDue);
      pen.amount(line, 'Client Pay', visit.clientPaid);
      pen.amount(line, 'Visit Due', visit.balance);
      pen.set(line, 'Payment Id', pen.get(payment, 'Payment Id') ?? null);
      pen.set(line, 'Payment Date', pen.get(payment, 'Payment Date') ?? null);
      pen.set(line, 'Payment Method', pen.get(payment, 'Payment Type') ?? null);
      pen.set(line, 'Payment Amount', pen.get(payment, 'Payment Amount') ?? null);
    }
    pen.amount(header, 'Total Client Due', totals.client);
    pen.amount(header, 'Total Insurance Due', totals.payer);
    pen.amount(header, 'Total Due Under 30', totals.under30);
    pen.amount(header, 'Total Due 30', totals.from30);
    pen.amount(header, 'Total Due 60', totals.from60);
    pen.amount(header, 'Total Due 90', totals.from90);
    pen.amount(header, 'Total New Due Amount', totals.client);
    pen.amount(header, 'Total Prior Due Amount', 0);
    pen.set(header, 'Statement Date', `${spellDay(day)}T00:00:00`);
  }
};

/** Who owes nothing has no payment plan. */
export function dropEmptyPaymentPlans(client: ClientCase): void {
  for (const row of client.rows.get('payment-plan')?.slice() ?? []) {
    if (owed(client, row) === 0) dropRow(client, row);
  }
}

/** A payment plan is about what the client owes for visits before it. */
export const writePaymentPlans: Narrative = ({ client, pen, rows }) => {
  for (const row of rows('payment-plan')) {
    pen.amount(row, 'Amount', owed(client, row));
    pen.set(row, 'Other Clients in Payment Plan', null);
    pen.set(row, 'Frequency', client.random.pick(['M', 'W']));
    if (pen.get(row, 'Frequency') === 'W') pen.set(row, 'Due By', '5');
  }
};

function owed(client: ClientCase, plan: Row): number {
  return (client.rows.get('visit-service') ?? [])
    .filter((row) => row.at < plan.at)
    .reduce((sum, { visit }) => sum + (visit?.balance ?? 0), 0);
}
