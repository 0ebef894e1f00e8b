import { CLIENT } from '../../dictionary/model/relations';
import type { Join } from '../../dictionary/model/relationships';
import { spellMoment } from '../engine/moments';
import { type Row, nearest } from '../engine/row';
import type { Narrative, Scene } from './narrative';

type AttachedFile = Readonly<Record<'name' | 'description' | 'area', string> & { size: number }>;

/** The file of a record by the line of the plan that asked for it, and what it belongs to. */
const FILES: Readonly<Record<string, AttachedFile>> = {
  client: { name: 'sample.txt', description: 'Letter of the client', size: 47, area: 'Client' },
  card: { name: 'insurance-card.png', description: 'Insurance card', size: 70, area: 'Client' },
  leaflet: {
    ...{ name: 'sleep-leaflet.pdf', description: 'Leaflet on sleep', size: 1024 },
    area: 'Clinical Support',
  },
  remote: {
    ...{ name: 'remote.txt', description: 'File in the agency’s own storage', size: 19 },
    area: 'Client',
  },
  visit: { name: 'sleep-log.pdf', description: 'Sleep log', size: 2048, area: 'Visit' },
};

/**
 * What a record of the attachments tells is what the attached file is. Files in an agency's own storage
 * are told of as on the vendor's process page: without a file, with a path, with flags of 0 and 1 and a
 * time without fractions.
 */
export const writeAttachments: Narrative = ({ client, pen, rows }) => {
  rows('attachments').forEach((row) => {
    const file = FILES[row.kind ?? ''] ?? (FILES.client as AttachedFile);
    pen.set(row, 'Original Name', file.name);
    pen.set(row, 'Description', file.description);
    pen.set(row, 'Folder Name', row.kind === 'visit' ? 'Visit Documents' : 'MAIN');
    pen.set(row, 'Size', String(file.size));
    pen.set(row, 'File Location', null);
    if (row.kind === 'card' || row.kind === 'leaflet') {
      // Without the entity that it belongs to it hangs on the client, who has no moment.
      const { at = row.at } = row.parent ?? {};
      const before = spellMoment(Number.isFinite(at) ? at : row.at);
      pen.set(row, 'Created Date', `${before}.000`);
    }
    if (row.kind === 'remote') {
      pen.set(row, 'Attachment', null);
      pen.set(row, 'File Location', `/agency/files/client/${client.id}/${file.name}`);
      pen.set(row, 'Created Date', pen.get(row, 'Created Date')?.replace(/\.\d+$/, '') ?? null);
      for (const name of ['Is Public', 'Is Summary']) pen.set(row, name, '0');
    }
    if (row.kind === 'client') {
      pen.set(row, 'Attachment', pen.get(row, 'Attachment')?.toLowerCase() ?? null);
    }
  });
  for (const row of rows('insurance')) {
    (row.children.get('attachments') ?? []).forEach((card, nth) => {
      const name = `Insurance Card Image Attachment ${nth + 1}`;
      pen.set(row, name, pen.get(card, 'Attachment') ?? null);
    });
  }
};

/** Fields that lead to one entity or another lead to a record that there is, as the other field says. */
export const writeWays: Narrative = (scene) => {
  for (const [slug, { joins }] of scene.layout.entities) {
    const ways = joins.filter(({ when }) => when);
    if (ways.length === 0) continue;
    for (const row of scene.rows(slug)) if (!row.isExample) choose(scene, row, ways);
  }
};

function choose({ client, pen }: Scene, row: Row, ways: readonly Join[]): void {
  const area = FILES[row.kind ?? '']?.area;
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
