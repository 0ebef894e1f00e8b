import { readMoment, DAY } from '../engine/moments';
import type { Person } from '../engine/household';
import type { Narrative } from './narrative';

/** The members of a client's family: a spouse and two children, or a minor's parent. */
export const writeFamily: Narrative = ({ layout, client, pen, rows }) => {
  const { partner, children, isMinor } = client.household;
  rows('family').forEach((row) => {
    const person = row.nth === 0 ? partner : children[row.nth === 1 ? 0 : 1];
    const isChild = row.nth > 0;
    pen.set(row, 'Family Member Name', `${person.first} ${person.last}`);
    pen.set(row, 'Relationship', isChild ? 'Child' : isMinor ? 'Parent' : 'Spouse');
    pen.set(row, 'DOB', `${person.born}T00:00:00.000`);
    pen.set(row, 'Age', String(age(person, layout.exportedAt)));
    pen.set(row, 'Is Dependent', String(isChild));
    pen.set(row, 'Is Guarantor', String(!isChild));
    if (isChild)
      for (const name of ['Guarantor Start Date', 'Phone 1', 'Phone 2', 'Notes'])
        pen.set(row, name, null);
  });
  if (!isMinor) return;
  for (const slug of ['contact', 'insurance', 'insurance-subscriber', 'familyhistory']) {
    for (const row of rows(slug)) {
      const relation = slug === 'contact' || slug === 'familyhistory' ? 'Parent' : 'Self';
      pen.set(row, 'Relationship', relation);
      pen.set(row, 'Relation Type', relation);
    }
  }
};

function age({ born }: Person, exportedAt: number): number {
  return Math.floor((exportedAt - readMoment(born)) / (365.2425 * DAY));
}
