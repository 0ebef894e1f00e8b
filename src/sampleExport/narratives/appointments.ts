import { DAY, shifted, spellMoment } from '../engine/moments';
import type { Row } from '../engine/row';
import { exampleMoment } from '../engine/layout';
import type { Narrative } from './narrative';

/** An appointment became a visit, or the client did not come, or it lies ahead. */
export const tellAppointments: Narrative = (scene) => {
  const { layout, pen, rows } = scene;
  for (const row of rows('schedulerplanner')) {
    const day = appointmentDay(scene, row);
    if (row.kind === 'no-show') {
      pen.set(row, 'Status', day < layout.exportedAt ? 'NO SHOW' : 'SCHEDULED');
      pen.set(row, 'Schedule Note', null);
    }
    if (row.kind === 'ahead') {
      const ahead = Math.floor(layout.exportedAt / DAY) * DAY + 7 * DAY;
      pen.set(row, 'Date', spellMoment(ahead));
      pen.set(row, 'Status', 'SCHEDULED');
      pen.set(row, 'Schedule Note', '');
    }
  }
  for (const row of rows('appointment-notification')) {
    const minutes = 600 + row.shift.minutes;
    const hour = Math.floor(minutes / 60) % 24;
    const clock = `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
    pen.set(row, 'Time', `${clock}${hour < 12 ? 'AM' : 'PM'}`);
  }
};

function appointmentDay({ layout }: Parameters<Narrative>[0], { slug, shift }: Row): number {
  const entity = layout.entities.get(slug);
  const field = entity?.entity.fields[entity.places.get('Date') ?? -1];
  const example = field && exampleMoment(slug, field, layout.story);
  return example === undefined ? 0 : shifted(example, shift);
}
