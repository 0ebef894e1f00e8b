import { addRow } from '../engine/addRow';
import type { ClientCase } from '../engine/client';
import type { Layout } from '../engine/layout';
import { DAY, MINUTE, readMoment, shiftBetween } from '../engine/moments';
import { visitFacts, VISIT_TYPES, type VisitFacts, type VisitType } from '../engine/visitFacts';

/** The moment of the visit that most examples tell of, and the day on which the main client came. */
const EXAMPLE_VISIT = readMoment('2025-03-04T10:00');
const FIRST_DAY = readMoment('2025-01-06');
const MOST_VISITS = 12;

type NumberedVisit = VisitFacts & { number?: string };

/** Decides which visits a client had: the story's, or weekly ones behind an intake. */
export function allocateVisits(layout: Layout, client: ClientCase): void {
  const visits = client.cast ? told(layout, client) : madeUp(layout, client);
  for (const { number, ...visit } of visits) {
    const shift = shiftBetween(EXAMPLE_VISIT, visit.from);
    addRow(layout, client, { slug: 'visit-service', parent: client.root, shift, visit, number });
  }
}

function told({ story, exportedAt }: Layout, client: ClientCase): NumberedVisit[] {
  const owed = new Map(
    story.money.paymentPlans.flatMap(({ covers }) => covers.map(({ visit, due }) => [visit, due])),
  );
  return story.visits
    .filter((visit) => visit.client === client.id)
    .sort(
      (a, b) => Number(b.id === '58813') - Number(a.id === '58813') || (a.from < b.from ? -1 : 1),
    )
    .map(({ id, type, program, place, staff, minutes, from, authorization }) => {
      const isAuthorized = authorization !== undefined;
      const facts = { type, program, place, staff, minutes, from: readMoment(from), isAuthorized };
      return { ...visitFacts(facts, exportedAt, client.random, owed.get(id) ?? 0), number: id };
    });
}

function madeUp({ exportedAt }: Layout, client: ClientCase): NumberedVisit[] {
  const { random, household, shift } = client;
  const clock = random.between(-2, 8) * 30;
  const count = random.between(6, MOST_VISITS);
  const first = FIRST_DAY + shift.days * DAY;
  return Array.from({ length: count }, (_, nth): VisitFacts => {
    const dice = random.next();
    const type: VisitType =
      nth === 0
        ? 'Diagnostic Evaluation'
        : dice < 0.75
          ? 'Individual Therapy'
          : dice < 0.9
            ? 'Medication Evaluation'
            : 'Family Therapy';
    const from = first + (8 + 7 * nth) * DAY + (600 + clock) * MINUTE;
    const isAuthorized = type === 'Individual Therapy';
    const { minutes } = VISIT_TYPES[type];
    const told = { type, from, minutes, isAuthorized, program: household.program };
    return visitFacts(told, exportedAt, random);
  });
}
