import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { startCheck } from '../../../export/check/startCheck';
import { blobSource } from '../../../export/records/source';
import { zipSource } from '../../../export/records/zip';
import { dictionary } from '../../../testing/guides/projectGuides';
import { bytesOf, downloads, figures, textOf } from '../../../testing/published';
import { checkRules } from '../programs/checkRules';

it('SHA256SUMS has the sum of each download, in the order of their names', () => {
  const sums = [...textOf('SHA256SUMS').matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)];
  const sumOf = (name: string) => createHash('sha256').update(bytesOf(name)).digest('hex');
  const names = downloads.filter((name) => name !== 'SHA256SUMS').sort();
  expect(sums.map(([line]) => line)).toEqual(names.map((name) => `${sumOf(name)}  ${name}`));
});

it('the page says the figures of the sample, with as many records as a check of it counts', async () => {
  const said = JSON.parse(fs.readFileSync('docs/lists/downloads.json', 'utf8')) as {
    figures: unknown;
  };
  const check = startCheck(checkRules(dictionary));
  const zip = new Blob([new Uint8Array(bytesOf('sample-export.zip'))]);
  await check.run(await zipSource(blobSource(zip)));
  expect(said.figures).toEqual({ ...figures, allRecords: check.report().records });
});
