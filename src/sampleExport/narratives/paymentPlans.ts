import { dropRow } from '../engine/addRow';
import type { ClientCase } from '../engine/client';
import type { Row } from '../engine/row';
import type { Narrative } from './narrative';

/** Who owes nothing has no payment plan. */
export function dropEmptyPaymentPlans(client: ClientCase): void {
  for (const row of client.rows.get('payment-plan')?.slice() ?? []) {
    if (owed(client, row) === 0) dropRow(client, row);
  }
}

/** A payment plan is about what the client owes for visits before it. */
export const tellPaymentPlans: Narrative = ({ client, pen, rows }) => {
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
