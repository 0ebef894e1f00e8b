import { addRow, dropRow } from './engine/addRow';
import type { ClientCase } from './engine/client';
import type { Layout } from './engine/layout';
import type { Shift } from './engine/moments';
import { CLIENT, type PlanLine } from './engine/plan';
import { nearest, visitOf, type Row } from './engine/row';
import { allocateAuthorizations } from './narratives/authorizations';
import { allocateStatements, dropEmptyPaymentPlans } from './narratives/statements';
import { allocateVisits } from './narratives/visits';

const VISIT = 'visit-service';

/**
 * Decides which records a client has and when each was entered, before any field is filled: so records
 * that name each other, such as visit and encounter, need no order.
 */
export function allocate(layout: Layout, client: ClientCase): void {
  allocateVisits(layout, client);
  allocateAuthorizations(layout, client);
  for (const line of layout.plan) {
    const isByClient = line.under === CLIENT;
    const parents = isByClient ? [client.root] : (client.rows.get(line.under) ?? []);
    for (const parent of parents.slice()) allocateLine(layout, client, line, parent);
  }
  allocateStatements(layout, client);
  dropEmptyPaymentPlans(client);
  addExamples(layout, client);
  dropHelpless(layout, client);
}

function allocateLine(layout: Layout, client: ClientCase, line: PlanLine, parent: Row): void {
  const { slug, kind, count, offset = 0, step = 0, when, isForAdults } = line;
  // The dice are thrown in any case: what one record lacks must not change the others.
  const isThere = count >= 1 || client.random.chance(count);
  if (isForAdults && client.household.isMinor) return;
  const visit = visitOf(parent)?.visit;
  if (!isThere || (when && visit && !when(visit))) return;
  for (let nth = 0; nth < Math.ceil(count); nth += 1) {
    const shift = later(parent.shift, offset + nth * step);
    addRow(layout, client, { slug, kind, parent, nth, shift });
  }
}

/** A shift by some minutes more, which may lead into another day. */
function later({ days, minutes }: Shift, step: number): Shift {
  const whole = Math.trunc(step / 1440);
  return { days: days + whole, minutes: minutes + step - whole * 1440 };
}

/** Marks the records that stand on the entities' pages, and makes those that the plan did not. */
function addExamples(layout: Layout, client: ClientCase): void {
  const { story, entities } = layout;
  for (const [slug, { isClientless }] of entities) {
    const owner = story.clientOf[slug] ?? story.clientOf.default;
    if (isClientless || owner !== client.id) continue;
    const unshifted =
      client.rows.get(slug)?.filter((row) => isUnshifted(row) && row.nth === 0) ?? [];
    const visit = slug === VISIT ? undefined : client.rows.get(VISIT)?.[0];
    const row =
      unshifted.find(visitOf) ??
      unshifted[0] ??
      addRow(layout, client, { slug, parent: client.root, about: visit });
    if (row) row.isExample = true;
  }
}

/** Drops records that must name a record which this client has none of, or of visits had none yet. */
function dropHelpless(layout: Layout, client: ClientCase): void {
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const [slug, rows] of client.rows) {
      const needs = layout.entities.get(slug)?.needs ?? [];
      for (const row of rows.slice()) {
        if (row.isExample || needs.every((other) => finds(row, other))) continue;
        dropRow(client, row);
        isDone = false;
      }
    }
  }
}

function finds(row: Row, slug: string): boolean {
  const found = slug === row.slug ? row : nearest(row, slug);
  return found !== undefined && (slug !== VISIT || found.at <= row.at);
}

function isUnshifted({ shift }: Row): boolean {
  return shift.days === 0 && shift.minutes === 0;
}
