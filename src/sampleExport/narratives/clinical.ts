import type { Narrative } from './narrative';

/** Of a plan's versions the later one is active; its second component holds the first. */
export const writePlans: Narrative = ({ pen, rows }) => {
  for (const row of rows('credible-plan-header')) {
    const isPrior = row.nth > 0;
    pen.set(row, 'Active', String(!isPrior));
    pen.set(row, 'Is Snapshot / Prior Version', String(isPrior));
  }
  for (const row of rows('credible-plan-component')) {
    if (row.nth === 0) continue;
    pen.set(row, 'Plan Element Hierachy', '1');
    pen.set(row, 'Plan Component Label', 'Problem');
    pen.set(row, 'Title', '<p>Poor sleep</p>');
    pen.set(row, 'Description', '<p>Sleeps less than seven hours on most nights.</p>');
  }
  for (const row of rows('clinical-goal')) {
    const parts = row.parent?.parent?.children.get('credible-plan-component') ?? [];
    const isProblem = row.parent?.nth === 1;
    const holder = parts.find(({ nth }) => nth === 1);
    const id = holder && pen.get(holder, 'Plan Component Id');
    pen.set(row, 'Parent Component Id', isProblem ? null : (id ?? null));
    if (!isProblem) continue;
    pen.set(row, 'Label', 'Problem');
    pen.set(row, 'Title', 'Poor sleep');
    pen.set(row, 'Description', 'Sleeps less than seven hours on most nights.');
  }
};

/** Tablets in stock before the first administration that is told of. */
const IN_STOCK = 10;

/** Each administration takes one tablet off the stock, as the fills and the first day have it. */
export const writeMedication: Narrative = ({ pen, rows }) => {
  for (const row of rows('eMar')) {
    pen.amount(row, 'Initial Count', IN_STOCK - row.nth);
    pen.amount(row, 'Count After Administration', IN_STOCK - row.nth - 1);
    if (row.nth > 0) pen.set(row, 'Administration Notes', '');
  }
};
