import { DAY, readMoment, spellDay } from '../engine/moments';
import type { Row } from '../engine/row';
import type { Narrative, Scene } from './narrative';

/** An authorization's used units are the visits that it covers, and stay below its cap. */
export const tellAuthorizations: Narrative = (scene) => {
  const { layout, client, pen, rows } = scene;
  const visits = rows('visit-service').filter(({ visit }) => visit?.isAuthorized);
  for (const row of rows('authorization')) {
    const id = pen.get(row, 'Authorization Id');
    const told = layout.story.authorizations.find((each) => each.id === id);
    if (told) {
      pen.set(row, 'Period Start Date', told.from);
      pen.set(row, 'Period End Date', told.to);
      pen.amount(row, 'Unit/Cap', told.units);
      pen.amount(row, 'Requested Units', told.units);
      pen.set(row, 'Program', told.program);
    }
    pen.set(row, 'Auth Number', `AUTH-${String(id).padStart(7, '0')}`);
    const used = visits.filter((visit) => pen.get(visit, 'Authorization Id') === id);
    pen.amount(row, 'Used Units', used.length + residentialUnits(scene, id));
    if (client.cast && told) tellEntered(scene, row, told.from);
  }
};

/** Nights in a bed that an authorization covers; the visits of a stay are counted by them. */
function residentialUnits({ pen, rows }: Scene, id: string | null | undefined): number {
  return rows('bed-board-billing')
    .filter((row) => pen.get(row, 'Authorization Id') === id)
    .reduce((sum, row) => sum + Number(pen.get(row, 'Units')), 0);
}

function tellEntered({ pen }: Scene, row: Row, from: string): void {
  const entered = `${spellDay(readMoment(from) - DAY)}T09:40:00.000`;
  if (from > '2025-02') {
    pen.set(row, 'Created Date', entered);
    pen.set(row, 'Auth Date', entered.slice(0, 10));
    pen.set(row, 'Updated Date', null);
    pen.set(row, 'Updated By Employee Id', null);
    pen.set(row, 'Utilization Review Date', null);
    pen.set(row, 'Third Party Liability Date', null);
  }
}
