import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Dictionary } from '../../src/dictionary/model/dictionary';
import { CLIENT } from '../../src/dictionary/model/relations';
import { bySlug } from '../../src/dictionary/model/sample';
import { copyClients, type Files } from '../../src/testing/exportCheck/copyClients';
import { bytesOfFile, madeUpFiles } from '../../src/testing/exportCheck/madeUpFiles';

/** Some 165 MB; `EHI_BENCH_CLIENTS` asks for another size: 7,300 are 1 GB, 8,000 as many as there can be. */
const CLIENTS = Number(process.env.EHI_BENCH_CLIENTS ?? 1200);

/**
 * Writes the sample export, its clients copied until there are enough, into a folder and a zip.
 *
 * @returns how many MB its records have
 */
export function writeExport(dictionary: Dictionary, folder: string, zip: string): number {
  fs.mkdirSync(folder);
  const sample = madeUpFiles(dictionary);
  const { length } = bySlug(dictionary.sample.records)(CLIENT);
  let bytes = 0;
  const append = (files: Files) => {
    for (const [name, content] of files) {
      const written = bytesOfFile(content);
      fs.appendFileSync(path.join(folder, name), written);
      if (name.endsWith('.json')) bytes += written.length;
    }
  };
  append(sample);
  const copies = Math.ceil(CLIENTS / length) - 1;
  for (const files of copyClients(dictionary, sample, copies)) append(files);
  execFileSync('zip', ['-qrj', zip, folder]);
  return bytes / 1e6;
}
