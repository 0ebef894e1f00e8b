import { nearest, visitOf, type Row } from '../engine/row';
import type { VisitScene } from '../engine/sentences';
import type { Narrative, Scene } from './narrative';

/** What people write differs from record to record; now and then it is null, empty or unusual. */
export const writeTexts: Narrative = (scene) => {
  writeOfVisits(scene);
  writeSeries(scene);
  writeUnusual(scene);
};

/** Where a client begins in a list of texts: those of the story at its beginning. */
const firstTurn = ({ client }: Scene) => (client.cast ? 0 : Number(client.id));

function writeOfVisits(scene: Scene): void {
  const { layout, client, pen } = scene;
  const visits = visitScenes(scene);
  for (const [slug, rows] of client.rows) {
    const written = layout.entities.get(slug)?.written ?? [];
    if (written.length === 0) continue;
    const counts = new Map<Row, number>();
    for (const row of rows) {
      const visit = visitOf(row) ?? nearest(row, 'visit-service');
      const about = visit && visits.get(visit);
      if (!about) continue;
      const nth = counts.get(visit) ?? 0;
      counts.set(visit, nth + 1);
      for (const { fieldName, writes } of written) {
        const text = writes[nth % writes.length]?.(about);
        if (text && pen.get(row, fieldName) !== null) pen.set(row, fieldName, text);
      }
    }
  }
}

/** The client's visits in order of time, each with its place in the course of its type. */
function visitScenes(scene: Scene): ReadonlyMap<Row, VisitScene> {
  const rows = [...scene.rows('visit-service')].sort((a, b) => a.at - b.at);
  const counts = new Map<string, number>();
  return new Map(
    rows.flatMap((row, at) => {
      const { visit } = row;
      if (!visit) return [];
      const nth = counts.get(visit.type) ?? 0;
      counts.set(visit.type, nth + 1);
      return [[row, { visit, nth, turn: firstTurn(scene) + at }] as const];
    }),
  );
}

function writeSeries(scene: Scene): void {
  const { layout, client, pen } = scene;
  for (const [slug, rows] of client.rows) {
    for (const { fieldName, texts } of layout.entities.get(slug)?.series ?? []) {
      rows.forEach((row, at) => {
        const text = texts[(firstTurn(scene) + at) % texts.length];
        if (text && pen.get(row, fieldName) !== null) pen.set(row, fieldName, text);
      });
    }
  }
}

function writeUnusual({ layout, client, pen }: Scene): void {
  const [first, ...others] = layout.dictionary.sampleTexts.unusual;
  if (first === undefined) return;
  for (const [slug, rows] of client.rows) {
    for (const place of layout.entities.get(slug)?.freeTexts ?? []) {
      for (const row of rows) {
        const dice = client.random.next();
        if (row.isExample || row.values[place.at] === null || dice >= 0.15) continue;
        const unusual = client.random.pick([first, ...others]);
        const missing = dice < 0.06 ? null : dice < 0.1 ? '' : unusual;
        pen.set(row, place.fieldName, place.isNullable ? missing : unusual);
      }
    }
  }
}
