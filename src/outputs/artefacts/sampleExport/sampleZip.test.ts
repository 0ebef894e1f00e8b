import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { dictionary } from '../../../testing/guides/projectGuides';
import { provenance } from '../provenance';
import { isSameInAllZones } from '../../../testing/timeZones';
import { zipOf } from './sampleZip';

isSameInAllZones(() => zipOf(dictionary));

it('holds a file for each entity, the attached files in the size that their records say, and a read-me', () => {
  const files = unzipSync(zipOf(dictionary));
  for (const { fileName } of dictionary.entities) {
    expect(files[`${fileName}.json`]?.length, fileName).toBeGreaterThan(10);
  }
  const records = strFromU8(files['ContentClientAttachments.json'] ?? new Uint8Array())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const attached = records.filter(({ Attachment }) => Attachment);
  expect(attached.length).toBeGreaterThan(20);
  expect(Object.keys(files)).not.toContain('');
  for (const { Attachment, Size, 'Original Name': name } of attached) {
    const bytes = files[String(Attachment)];
    expect(bytes).toHaveLength(Number(Size));
    const start = strFromU8(bytes!.slice(1, 4), true);
    expect({ pdf: 'PDF', png: 'PNG', txt: 'his' }).toMatchObject({
      [path.extname(String(name)).slice(1)]: start,
    });
  }
  const readMe = strFromU8(files['README.txt'] ?? new Uint8Array());
  expect(readMe).not.toMatch(/\{\w+\}/);
  for (const line of provenance(dictionary)) expect(readMe).toContain(`\n${line}\n`);
  expect(readMe).toContain('\nClients: 8.\nExported at: 2025-09-26T09:00 by');
});
