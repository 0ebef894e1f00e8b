import type { Story } from '../../dictionary/load/schemas/story';
import { addRow } from '../engine/addRow';
import type { ClientCase } from '../engine/client';
import { type Layout, exampleMoment } from '../engine/layout';
import { DAY, MINUTE, readMoment, shiftBetween, spellMoment } from '../engine/moments';
import { type VisitFacts, visitFacts } from '../engine/visitFacts';
import { shiftedMoment, type Narrative } from './narrative';

const MOST_VISITS = 12;

type NumberedVisit = VisitFacts & { number?: string };

/** Decides which visits a client had: the story's, or weekly ones behind an intake. */
export function allocateVisits(layout: Layout, client: ClientCase): void {
  const example = exampleVisit(layout);
  if (!example) return;
  const visits = client.cast ? ofStory(layout, client, example.id) : madeUp(layout, client);
  for (const { number, ...visit } of visits) {
    const shift = shiftBetween(example.from, visit.from);
    addRow(layout, client, { slug: 'visit-service', parent: client.root, shift, visit, number });
  }
}

/** The visit that most examples tell of, as its entity's page has it. */
function exampleVisit({ entities, story }: Layout): { id: string; from: number } | undefined {
  const visit = entities.get('visit-service');
  const shown = (name: string) => visit?.entity.fields[visit.places.get(name) ?? -1];
  const [id, timeIn] = [shown('Client Visit Id')?.exampleValue, shown('Time In')];
  const from = timeIn && exampleMoment('visit-service', timeIn, story);
  return id && from !== undefined ? { id, from } : undefined;
}

function ofStory(layout: Layout, client: ClientCase, example: string): NumberedVisit[] {
  const { story } = layout;
  const owed = new Map(
    story.money.paymentPlans.flatMap(({ covers }) => covers.map(({ visit, due }) => [visit, due])),
  );
  return story.visits
    .filter((visit) => visit.client === client.id)
    .sort(
      (a, b) => Number(b.id === example) - Number(a.id === example) || (a.from < b.from ? -1 : 1),
    )
    .map(({ id, type, program, place, staff, minutes, from, authorization }) => {
      const isAuthorized = authorization !== undefined;
      const facts = { type, program, place, staff, minutes, from: readMoment(from), isAuthorized };
      return { ...visitFacts(facts, layout, client.random, owed.get(id) ?? 0), number: id };
    });
}

function madeUp(layout: Layout, client: ClientCase): NumberedVisit[] {
  const { random, household, shift } = client;
  const { visitTypes } = layout.story;
  const clock = random.between(-2, 8) * 30;
  const count = random.between(6, MOST_VISITS);
  const first = layout.firstDay + shift.days * DAY;
  return Array.from({ length: count }, (_, nth) => {
    const type = typeFor(nth, random.next(), visitTypes);
    if (!type) return undefined;
    const from = first + (8 + 7 * nth) * DAY + (600 + clock) * MINUTE;
    const { name, minutes, isTherapy = false } = type;
    const facts = {
      type: name,
      from,
      minutes,
      isAuthorized: isTherapy,
      program: household.program,
    };
    return visitFacts(facts, layout, random);
  }).filter((visit) => visit !== undefined);
}

/** The type of a client's nth visit: the first type of all first, then as often as the story has it. */
function typeFor(nth: number, dice: number, types: Story['visitTypes']) {
  if (nth === 0) return types.find(({ isFirst }) => isFirst) ?? types[0];
  let left = dice * 100;
  return types.find(({ percent }) => (left -= percent) < 0) ?? types.at(-1);
}

/** A visit's type, staff, place and times are those that were decided for it, in every file. */
export const writeVisits: Narrative = ({ client, pen, rows }) => {
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

/** An appointment became a visit, or the client did not come, or it lies ahead. */
export const writeAppointments: Narrative = ({ layout, pen, rows }) => {
  for (const row of rows('schedulerplanner')) {
    const day = shiftedMoment(layout, row, 'Date');
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
