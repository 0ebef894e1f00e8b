import { DAY, spellDay } from '../engine/moments';
import type { VisitFacts } from '../engine/visitFacts';
import { visitOf, type Row } from '../engine/row';
import type { Narrative, Scene } from './narrative';

const METHODS = ['CHECK', 'CASH', 'CREDIT CARD'] as const;

/** Visit, claim, the payer's answer and payments tell of the same money. */
export const writeMoney: Narrative = (scene) => {
  for (const row of scene.rows('visit-service')) if (row.visit) chargeVisit(scene, row, row.visit);
  for (const row of scene.rows('claims')) claim(scene, row, visitOf(row)?.visit);
  for (const row of scene.rows('payments')) pay(scene, row, visitOf(row)?.visit);
};

function chargeVisit({ pen }: Scene, row: Row, visit: VisitFacts): void {
  const { charge, insurancePaid, insuranceDue, disallowed, clientDue, clientPaid, balance } = visit;
  pen.amount(row, 'Billing Rate', charge);
  pen.amount(row, 'Billing Units', 1);
  pen.amount(row, 'Service Amount', charge);
  pen.amount(row, 'Co-Pay', clientDue);
  pen.amount(row, 'Insurance Paid', insurancePaid);
  pen.amount(row, 'Insurance Due', insuranceDue);
  pen.amount(row, 'Disallowed Amount', disallowed);
  pen.amount(row, 'Client Paid', clientPaid);
  pen.amount(row, 'Client Due', balance);
  pen.amount(row, 'Balance', insuranceDue + balance);
}

function claim({ pen, layout }: Scene, row: Row, visit: VisitFacts | undefined): void {
  if (!visit) return;
  const { daysToBatch, daysToAnswer } = layout.story.billing;
  const batched = Math.min(visit.from + daysToBatch * DAY, layout.exportedAt);
  const [year = '', month, day] = spellDay(batched).split('-');
  const dayOfYear =
    1 + Math.round((Date.parse(spellDay(batched)) - Date.parse(`${year}-01-01`)) / DAY);
  const isAnswered = visit.answer !== 'awaited';
  pen.set(row, 'Batch Date', `${Number(month)}/${Number(day)}/${year} 9:30:00 AM`);
  pen.set(row, 'ICN', `${year}${String(dayOfYear).padStart(3, '0')}${pen.get(row, 'Claim Id')}`);
  pen.set(row, 'Current Status', isAnswered ? visit.answer.toUpperCase() : 'BATCHED');
  pen.set(row, 'Resubmission Type', null);
  pen.set(row, 'Resubmission Code', null);
  const answered = spellDay(visit.from + daysToAnswer * DAY);
  pen.set(row, 'EOB Date', isAnswered ? `${answered}T00:00:00.000` : null);
  if (!isAnswered) pen.set(row, 'Payer Codes', null);
  pen.amount(row, 'Service Rate', visit.charge);
  pen.amount(row, 'Charges', visit.charge);
  pen.amount(row, 'Insurance Paid Amount', visit.insurancePaid);
  pen.amount(row, 'Disallowed Amount', visit.disallowed);
  pen.amount(row, 'Client Due Amount', visit.clientDue);
  for (const response of row.children.get('277-response') ?? []) {
    pen.amount(response, 'Claim Charge', visit.charge);
  }
}

function pay({ client, layout, pen }: Scene, row: Row, visit: VisitFacts | undefined): void {
  if (!visit) return;
  const isPayer = row.kind === 'payer';
  const number = pen.get(row, 'Payment Id') ?? '';
  pen.amount(row, 'Payment Amount', isPayer ? visit.insurancePaid : visit.clientPaid);
  pen.set(row, 'Reference Number', `REF-${number}`);
  const method = isPayer ? 'EFT' : client.random.pick(METHODS);
  pen.set(row, 'Payment Type', method);
  pen.set(row, 'Check Number', method === 'CHECK' ? String(1000 + (Number(number) % 9000)) : null);
  pen.set(row, 'Notes', isPayer ? 'Payment of the claim.' : 'Copay.');
  if (method === 'CREDIT CARD') {
    pen.set(row, 'Real-Time Credit Card Payment', '1');
    pen.set(row, 'Real-Time Entry Method', 'KEYED');
  }
  if (isPayer) {
    const day = spellDay(visit.from + layout.story.billing.daysToAnswer * DAY);
    pen.set(row, 'Payment Date', `${day}T00:00:00`);
    pen.set(row, 'Deposit Date', `${day}T00:00:00`);
    pen.set(row, 'Created Date', `${day}T16:00:00.000`);
    pen.set(row, 'Updated Date', null);
    pen.set(row, 'Updated By Employee Id', null);
  }
}
