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
import { measureNode, report, type Cost } from './measure';

/** A made-up export in a folder of its own, in which programs are measured. */
type Bench = Readonly<{
  dictionary: Dictionary;
  zip: string;
  folder: string;
  at: (name: string) => string;
  print: (what: string, cost: Cost) => void;
}>;

/** Prints speed and memory of the check, and of reading one client's record, which takes little more. */
export const benchCheck = () =>
  withExport(async ({ dictionary, folder, zip, at, print }) => {
    const [program] = await checkProgram(dictionary, { guides: [] });
    fs.writeFileSync(at('check.mjs'), program?.content ?? '');
    print('check, folder', measureNode(at('check.mjs'), folder));
    print('check, zip', measureNode(at('check.mjs'), zip));
    await writeConverter(dictionary, at('convert.mjs'));
    const record = [at('record.html'), '--client', '11000'];
    print('record of one client, zip', measureNode(at('convert.mjs'), zip, ...record));
  });

export const benchConvert = () =>
  withExport(async ({ dictionary, zip, at, print }) => {
    await writeConverter(dictionary, at('convert.mjs'));
    const convert = (what: string, target: string[]) =>
      print(`${what}, zip`, measureNode(at('convert.mjs'), zip, ...target));
    convert('SQLite', [at('ehi.sqlite')]);
    for (const format of ['csv', 'ndjson', 'sql']) convert(format, ['--to', format, at(format)]);
    convert('workbook', [at('ehi.xlsx')]);
  });

async function writeConverter(dictionary: Dictionary, file: string): Promise<void> {
  const inputs = { guides: readGuides(PROJECT_FOLDER) };
  const [program] = await convertProgram(dictionary, inputs);
  fs.writeFileSync(file, program?.content ?? '');
}

/** Prints first how long it takes to parse each line, which the rest is compared with. */
async function withExport(measure: (bench: Bench) => Promise<void>): Promise<void> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const at = (name: string) => path.join(root, name);
  const [folder, zip] = [at('export'), at('export.zip')];
  const dictionary = loadDictionary(path.join(PROJECT_FOLDER, 'data'));
  const megabytes = writeExport(dictionary, folder, zip);
  const packed = fs.statSync(zip).size / 1e6;
  report(
    'records',
    `${megabytes.toFixed(0)} MB, ${packed.toFixed(0)} MB packed, Node ${process.versions.node}`,
  );
  const parsed = measureNode(path.join(__dirname, 'parseLines.mjs'), folder);
  const print = (what: string, { cpu, seconds, memory, said }: Cost) => {
    const figures = [
      `${(megabytes / cpu).toFixed(0)} MB a CPU-second`,
      `${(cpu / parsed.cpu).toFixed(1)} times JSON.parse`,
      `${seconds.toFixed(1)} s`,
      ...(memory === undefined ? [] : [`${memory.toFixed(0)} MB of memory`]),
    ];
    report(what, `${figures.join(', ')}; ${said}`);
  };
  print('JSON.parse of each line', parsed);
  await measure({ dictionary, folder, zip, at, print });
  fs.rmSync(root, { recursive: true });
}

/** Some 165 MB; `EHI_BENCH_CLIENTS` asks for another size: 7,300 are 1 GB, 8,000 as many as there can be. */
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
