import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadDictionary } from '../../src/dictionary/load/load';
import type { Dictionary } from '../../src/dictionary/model/dictionary';
import { CLIENT } from '../../src/dictionary/model/relations';
import { bySlug } from '../../src/dictionary/model/sample';
import { checkProgram, convertProgram } from '../../src/outputs/artefacts/programs/programs';
import { readGuides } from '../../src/site/generator/inputs';
import { copyClients, type Files } from '../../src/testing/exportCheck/copyClients';
import { bytesOfFile, madeUpFiles } from '../../src/testing/exportCheck/madeUpFiles';
import { PROJECT_FOLDER } from '../testing/sites';
import { measureNode, report } from './measure';

/** Prints speed and memory of both programs on a made-up export, after those of a program that only parses each line. */
export async function benchPrograms(): Promise<void> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const at = (name: string) => path.join(root, name);
  const [folder, zip] = [at('export'), at('export.zip')];
  const [check, convert] = [at('check.mjs'), at('convert.mjs')];
  const dictionary = loadDictionary(path.join(PROJECT_FOLDER, 'data'));
  const inputs = { guides: readGuides(PROJECT_FOLDER) };
  fs.writeFileSync(check, (await checkProgram(dictionary, inputs))[0]?.content ?? '');
  fs.writeFileSync(convert, (await convertProgram(dictionary, inputs))[0]?.content ?? '');
  const megabytes = writeExport(dictionary, folder, zip);
  report('records', `${megabytes.toFixed(0)} MB, Node ${process.versions.node}`);

  const measure = (what: string, ...args: readonly string[]) => {
    const { cpu, seconds, memory, said } = measureNode(...args);
    const speed = `${(megabytes / cpu).toFixed(0)} MB a CPU-second, ${seconds.toFixed(1)} s`;
    report(what, `${speed}, ${memory.toFixed(0)} MB of memory; ${said}`);
  };
  measure('JSON.parse of each line', 'scripts/bench/parseLines.mjs', folder);
  measure('check, folder', check, folder);
  measure('check, zip', check, zip);
  measure('record of one client, zip', convert, zip, at('record.html'), '--client', '11000');
  measure('SQLite, zip', convert, zip, at('ehi.sqlite'));
  for (const format of ['csv', 'ndjson', 'sql']) {
    measure(`${format}, zip`, convert, zip, '--to', format, at(format));
  }
  measure('workbook, zip', convert, zip, at('ehi.xlsx'));
  fs.rmSync(root, { recursive: true });
}

/** So many clients make some 165 MB; `EHI_BENCH_CLIENTS` asks for others: 7,300 are 1 GB, 8,000 as many as there can be. */
const CLIENTS = Number(process.env.EHI_BENCH_CLIENTS ?? 1200);

/**
 * Writes the sample export, its clients copied until there are enough, into a folder and a zip.
 *
 * @returns how many MB its records have
 */
function writeExport(dictionary: Dictionary, folder: string, zip: string): number {
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
