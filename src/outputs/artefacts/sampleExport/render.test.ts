import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { PUBLISHED } from '../../../sampleExport/sampleExport';
import { projectData } from '../../../testing/sampleExport/madeUp';
import { CAN_CHANGE_ZONE, inTimeZones } from '../../../testing/timeZones';
import { zipOf } from './render';

const { dictionary } = projectData();

it.skipIf(!CAN_CHANGE_ZONE)('packs the same bytes in every time zone and run', async () => {
  const sums = await inTimeZones(() =>
    createHash('sha256').update(zipOf(dictionary, PUBLISHED)).digest('hex'),
  );
  expect(sums).toHaveLength(3);
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
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('Nobody in it is real');
});
