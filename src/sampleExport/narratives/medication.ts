import type { Narrative } from './narrative';

/** Tablets in stock before the first administration that is told of. */
const IN_STOCK = 10;

/** Each administration takes one tablet off the stock, as the fills and the first day have it. */
export const tellMedication: Narrative = ({ pen, rows }) => {
  for (const row of rows('eMar')) {
    pen.amount(row, 'Initial Count', IN_STOCK - row.nth);
    pen.amount(row, 'Count After Administration', IN_STOCK - row.nth - 1);
    if (row.nth > 0) pen.set(row, 'Administration Notes', '');
  }
};
