import { CLIENT } from '../../dictionary/model/relations';
import type { Join } from '../../dictionary/model/relationships';
import { nearest, type Row } from '../engine/row';
import type { Narrative, Scene } from './narrative';

/** Fields that lead to one entity or another lead to a record that there is, as the other field says. */
export const tellWays: Narrative = (scene) => {
  for (const [slug, { joins }] of scene.layout.entities) {
    const ways = joins.filter(({ when }) => when);
    if (ways.length === 0) continue;
    for (const row of scene.rows(slug)) if (!row.isExample) choose(scene, row, ways);
  }
};

/** What an attachment belongs to, by the line of the plan that asked for it. */
const AREAS: Readonly<Record<string, string>> = {
  visit: 'Visit',
  leaflet: 'Clinical Support',
  client: 'Client',
  card: 'Client',
  remote: 'Client',
};

function choose({ client, pen }: Scene, row: Row, ways: readonly Join[]): void {
  const area = AREAS[row.kind];
  const open = ways.flatMap((join) => {
    const { slug } = join.to;
    if (area && join.when?.value !== area) return [];
    if (slug === row.slug) return join.to.fieldName === 'TxPlus Id' ? [{ join, found: row }] : [];
    const found = slug === CLIENT ? client.rows.get(slug)?.[0] : nearest(row, slug);
    return found ? [{ join, found }] : [];
  });
  const earlier = open.filter(({ found }) => found.at <= row.at);
  const [first, ...others] = earlier.length > 0 ? earlier : open;
  if (!first) return;
  const { join, found } = client.random.pick([first, ...others]);
  pen.set(row, join.when?.fieldName ?? '', join.when?.value ?? null);
  pen.set(row, join.from.fieldName, pen.get(found, join.to.fieldName) ?? null);
}
