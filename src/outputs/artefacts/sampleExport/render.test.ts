import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, it } from 'vitest';
import { PUBLISHED } from '../../../sampleExport/sampleExport';
import { projectData } from '../../../testing/sampleExport/madeUp';
import { zipOf } from './render';

const { dictionary } = projectData();
const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

it('packs the same bytes in every time zone and run', () => {
  const sums = ['UTC', 'America/New_York', 'Pacific/Kiritimati', 'UTC'].map((TZ) => {
    process.env.TZ = TZ;
    return createHash('sha256').update(zipOf(dictionary, PUBLISHED)).digest('hex');
  });
  process.env.TZ = 'Pacific/Kiritimati';
  expect(new Date(0).getTimezoneOffset()).toBe(640);
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
