import type { ToldDictionary } from '../dictionary/load/sharedFiles';
import { agencyRows } from './agency';
import { allocate } from './allocate';
import { typeOfName, type NamedFile } from './attachmentBytes';
import { customFiles, customLines, fileOf, ownFields } from './custom';
import { clientIds, openCase, type ClientCase } from './engine/client';
import { fillsOf, type Fill } from './engine/fill';
import { adopt, giveIds } from './engine/ids';
import { layoutOf, type Layout } from './engine/layout';
import { penFor } from './engine/record';
import { NARRATIVES } from './narratives';
import { spellerOf, type Line, type Spell } from './record';

/** How large a sample is, and which of all possible ones. */
export type SampleOptions = Readonly<{
  /** How many clients are made up beside those of the story. */
  clients: number;
  seed: number;
}>;

/** The options of the sample that is published. */
export const PUBLISHED: SampleOptions = { clients: 2, seed: 7 };

/**
 * The time stamp of every file of a sample: when it was exported by the clock of the machine, whatever its time
 * zone, for a zip holds what the clock shows.
 */
export function fileTime({ story }: ToldDictionary): Date {
  return new Date(story.exportedAt);
}

/** A part of a sample: what belongs to no one client, or what belongs to one. */
export type SamplePart = Readonly<{
  client: string | undefined;
  lines: readonly Line[];
  attachments: readonly NamedFile[];
}>;

/** A made-up export. */
export type SampleExport = Readonly<{
  /** The names of all its files of records, those of no record included. */
  files: readonly string[];
  /** The parts one after the other: only one of them need be held in memory. */
  parts: () => Generator<SamplePart>;
}>;

/**
 * Makes up an export in which the records on the entities' pages are found again.
 *
 * @param dictionary what the records look like, and the story that they go on telling
 */
export function sampleExport(dictionary: ToldDictionary, options: SampleOptions): SampleExport {
  const layout = layoutOf(dictionary);
  const makers = new Map(
    dictionary.entities.map((entity) => [
      entity.slug,
      {
        fills: fillsOf(layout, entity),
        spell: spellerOf(entity),
        file: fileOf(layout, entity.slug),
      },
    ]),
  );
  const files = [...makers.values()].map(({ file }) => file);
  return {
    files: [...files, ...customFiles(layout)],
    *parts() {
      const lines = agencyRows(layout).map(({ slug, values }) => ({
        file: fileOf(layout, slug),
        text: makers.get(slug)?.spell(values) ?? '',
      }));
      yield { client: undefined, lines, attachments: [] };
      for (const id of clientIds(layout, options.clients)) {
        yield clientPart(layout, makers, openCase(layout, id, options.seed));
      }
    },
  };
}

type Makers = ReadonlyMap<string, Readonly<{ fills: readonly Fill[]; spell: Spell; file: string }>>;

function clientPart(layout: Layout, makers: Makers, client: ClientCase): SamplePart {
  makeRecords(layout, makers, client);
  const lines: Line[] = [];
  for (const [slug, rows] of client.rows) {
    const maker = makers.get(slug);
    if (!maker) continue;
    const own = layout.entities.get(slug)?.entity.customConfiguration.isCustomOnly
      ? JSON.stringify(ownFields(layout, slug, client)).slice(1, -1)
      : '';
    for (const { values } of rows) {
      const text = maker.spell(values);
      lines.push({ file: maker.file, text: own ? `${text.slice(0, -1)},${own}}` : text });
    }
  }
  lines.push(...customLines(layout, client));
  return { client: client.id, lines, attachments: attachmentsOf(layout, client) };
}

function makeRecords(layout: Layout, makers: Makers, client: ClientCase): void {
  allocate(layout, client);
  giveIds(layout, client);
  adopt(layout, client);
  for (const [slug, rows] of client.rows) {
    const fills = makers.get(slug)?.fills ?? [];
    for (const row of rows) {
      if (row.isExample) continue;
      fills.forEach((fill, at) => {
        row.values[at] ??= fill(row, client);
      });
    }
  }
  const pen = penFor(layout);
  const rows = (slug: string) => client.rows.get(slug) ?? [];
  for (const write of NARRATIVES) write({ layout, client, pen, rows });
}

function attachmentsOf(layout: Layout, client: ClientCase): NamedFile[] {
  const { get } = penFor(layout);
  return (client.rows.get('attachments') ?? []).flatMap((row) => {
    const name = get(row, 'Attachment');
    const type = typeOfName(get(row, 'Original Name') ?? '');
    return name ? { name, type, size: Number(get(row, 'Size')) } : [];
  });
}
