import { MINUTE, spellMoment } from '../engine/moments';
import type { Narrative } from './narrative';

/** A visit's type, staff, place and times are those that were decided for it, in every file. */
export const tellVisits: Narrative = ({ client, pen, rows }) => {
  for (const row of rows('visit-service')) {
    const { visit } = row;
    if (!visit) continue;
    const [timeIn, timeOut] = [visit.from, visit.from + visit.minutes * MINUTE].map(spellMoment);
    for (const name of ['Time In', 'Revised Time In']) pen.set(row, name, timeIn ?? null);
    for (const name of ['Time Out', 'Revised Time Out']) pen.set(row, name, timeOut ?? null);
    for (const name of ['Duration', 'Billing Duration']) pen.set(row, name, String(visit.minutes));
    for (const name of ['Signed', 'Approved Date']) {
      const moment = pen.get(row, name);
      if (moment && timeOut && moment < timeOut) pen.set(row, name, `${timeOut}.000`);
    }
    pen.set(row, 'Visit Type', visit.type);
    if (visit.program) pen.set(row, 'Program', visit.program);
    if (visit.place) pen.set(row, 'Location', visit.place);
    if (visit.staff) {
      pen.set(row, 'Employee Id', visit.staff);
      pen.set(row, 'Created By Employee Id', visit.staff);
    }
    pen.set(row, 'CPT Code', visit.cpt);
    if (!visit.cpt) for (const nth of [1, 2]) pen.set(row, `CPT Modifier ${nth}`, null);
    pen.set(row, 'Non-Billable', String(visit.answer === 'not billed'));
    if (!visit.isAuthorized) pen.set(row, 'Authorization Id', null);
    if (client.household.isMinor) pen.set(row, 'Liability Id', null);
    for (const child of [...row.children.values()].flat()) {
      if (!/^scheduler/.test(child.slug)) continue;
      pen.set(child, 'Visit Type', visit.type);
      pen.set(child, 'Duration', String(visit.minutes));
      if (visit.program) pen.set(child, 'Program', visit.program);
      if (visit.place) pen.set(child, 'Location', visit.place);
      for (const notice of child.children.get('appointment-notification') ?? []) {
        pen.set(notice, 'Visit Type', visit.type);
        if (visit.staff) pen.set(notice, 'Employee Id', visit.staff);
      }
    }
  }
};
