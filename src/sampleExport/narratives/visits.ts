import { addRow } from '../engine/addRow';
import type { ClientCase } from '../engine/client';
import type { StoryVisitType } from '../../dictionary/model/story';
import { exampleMoment, type Layout } from '../engine/layout';
import { DAY, MINUTE, readMoment, shiftBetween } from '../engine/moments';
import { visitFacts, type VisitFacts } from '../engine/visitFacts';

const MOST_VISITS = 12;

type NumberedVisit = VisitFacts & { number?: string };

/** Decides which visits a client had: the story's, or weekly ones behind an intake. */
export function allocateVisits(layout: Layout, client: ClientCase): void {
  const example = exampleVisit(layout);
  if (!example) return;
  const visits = client.cast ? told(layout, client, example.id) : madeUp(layout, client);
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

function told(layout: Layout, client: ClientCase, example: string): NumberedVisit[] {
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
function typeFor(nth: number, dice: number, types: readonly StoryVisitType[]) {
  if (nth === 0) return types.find(({ isFirst }) => isFirst) ?? types[0];
  let left = dice * 100;
  return types.find(({ percent }) => (left -= percent) < 0) ?? types.at(-1);
}
