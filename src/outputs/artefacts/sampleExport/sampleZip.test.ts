import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { PUBLISHED } from '../../../sampleExport/sampleExport';
import { projectData } from '../../../testing/sampleExport/madeUp';
import { provenance } from '../provenance';
import { CAN_CHANGE_ZONE, inTimeZones } from '../../../testing/timeZones';
import { readmeText, zipOf } from './sampleZip';

const { dictionary } = projectData();

it.skipIf(!CAN_CHANGE_ZONE)('packs the same bytes in every time zone and run', async () => {
  const zones = ['UTC', 'America/New_York', 'Pacific/Kiritimati', 'UTC'] as const;
  const sums = await inTimeZones(zones, () =>
    createHash('sha256').update(zipOf(dictionary, PUBLISHED)).digest('hex'),
  );
  expect(sums).toHaveLength(4);
  expect(new Set(sums).size).toBe(1);
});

it('holds a file for each entity, the attached files in the size that their records say, and a read-me', () => {
  const files = unzipSync(zipOf(dictionary, PUBLISHED));
  for (const { fileName } of dictionary.entities) {
    expect(files[`${fileName}.json`]?.length, fileName).toBeGreaterThan(10);
  }
  const records = strFromU8(files['ContentClientAttachments.json'] ?? new Uint8Array())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const attached = records.filter(({ Attachment }) => Attachment);
  expect(attached.length).toBeGreaterThan(20);
  for (const { Attachment, Size } of attached) {
    expect(files[String(Attachment)]).toHaveLength(Number(Size));
  }
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toBe(
    readmeText(dictionary, PUBLISHED),
  );
});

it('explains itself: what it is, from where, when, and how much is made up', () => {
  const text = readmeText(dictionary, { clients: 3, seed: 7 });
  const { site, story } = dictionary;
  expect(text.split('\n')[0]).toBe(
    `A made-up export in the form of the ${site.shortTitle}, version ${site.versionLabel}`,
  );
  expect(text).toContain('Nobody in it is real');
  for (const line of provenance(dictionary)) expect(text).toContain(`\n${line}\n`);
  const { length } = story.clients;
  expect(text).toContain(
    `\nClients: ${length} of whom the examples tell, and 3 made up from the seed 7.\nExported at: ${story.exportedAt} by`,
  );
});
