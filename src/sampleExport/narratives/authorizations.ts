import { DAY, readMoment } from '../engine/moments';
import { addRow } from '../engine/addRow';
import type { ClientCase } from '../engine/client';
import type { Layout } from '../engine/layout';
import type { Narrative, Scene } from './narrative';

/** A client has the authorizations that the story tells of, or else one. */
export function allocateAuthorizations(layout: Layout, client: ClientCase): void {
  const granted = layout.story.authorizations.filter((each) => each.client === client.id);
  const slug = 'authorization';
  if (granted.length === 0) addRow(layout, client, { slug, parent: client.root });
  for (const { id, from } of granted) {
    const days = Math.round((readMoment(from) - readMoment(granted[0]?.from ?? from)) / DAY);
    const shift = { days, minutes: 0 };
    addRow(layout, client, { slug, parent: client.root, shift, number: id });
  }
}

/** An authorization's used units are the visits that it covers, and stay below its cap. */
export const writeAuthorizations: Narrative = (scene) => {
  const { layout, pen, rows } = scene;
  const visits = rows('visit-service').filter(
    ({ visit }) => visit?.isAuthorized && visit.program !== 'Residential',
  );
  for (const row of rows('authorization')) {
    const id = pen.get(row, 'Authorization Id');
    const granted = layout.story.authorizations.find((each) => each.id === id);
    if (granted) {
      pen.set(row, 'Period Start Date', granted.from);
      pen.set(row, 'Period End Date', granted.to);
      pen.amount(row, 'Unit/Cap', granted.units);
      pen.amount(row, 'Requested Units', granted.units);
      pen.set(row, 'Program', granted.program);
    }
    pen.set(row, 'Auth Number', `AUTH-${String(id).padStart(7, '0')}`);
    const used = visits.filter((visit) => pen.get(visit, 'Authorization Id') === id);
    pen.amount(row, 'Used Units', used.length + residentialUnits(scene, id));
  }
};

/** Nights in a bed that an authorization covers; the visits of a stay are counted by them. */
function residentialUnits({ pen, rows }: Scene, id: string | null | undefined): number {
  return rows('bed-board-billing')
    .filter((row) => pen.get(row, 'Authorization Id') === id)
    .reduce((sum, row) => sum + Number(pen.get(row, 'Units')), 0);
}
