import path from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { zipSource } from '../../src/exportCheck/archive/zipSource';
import { runCheck, startCheck } from '../../src/exportCheck/startCheck';
import type { CheckRules } from '../../src/exportCheck/model/rules';
import { blobSource, plainFile, type ExportSource } from '../../src/exportCheck/bytes/source';
import { loadDictionary } from '../../src/dictionary/load/load';
import { checkRules } from '../../src/outputs/artefacts/exportCheck/checkRules';
import { zipOf } from '../../src/outputs/artefacts/sampleExport/sampleZip';
import { numbers, readDamagedData } from '../../src/testing/damagedData';
import { PROJECT_FOLDER } from '../testing/sites';
import { report } from './report';

const RUNS = 10_000;
const DATA_RUNS = 12_000;
const SEED = 20260301;

/** Damages files of the data and of exports by chance, with one seed, and prints how each was taken. */
export async function benchFuzz(): Promise<void> {
  fuzzData();
  await fuzzExports();
}

function fuzzData(): void {
  const { files, refused, uncaught, outside, polluted } = readDamagedData(DATA_RUNS, SEED);
  for (const fault of [...uncaught, ...outside]) console.error(fault);
  report(
    'mutated YAML files',
    `${files} read, ${refused} with problems, ${uncaught.length} uncaught, ` +
      `${outside.length} positions outside the file, ${polluted.length} keys on all objects; seed ${SEED}`,
  );
}

/** Checks ten thousand zips and as many files with bytes changed, cut out or doubled by chance, and prints how many stopped the check. */
async function fuzzExports(): Promise<void> {
  const dictionary = loadDictionary(path.join(PROJECT_FOLDER, 'data'));
  const rules = checkRules(dictionary);
  const files = smallFiles(zipOf(dictionary, { clients: 0, seed: 7 }));
  const zip = zipSync(files);
  const chance = numbers(SEED);
  await fuzz('mutated zips', rules, () => {
    const bytes = mutated(zip, chance);
    return zipSource(blobSource(new Blob([bytes])));
  });
  const names = Object.keys(files).filter((name) => name.endsWith('.json'));
  await fuzz('mutated files', rules, async () => {
    const name = names[chance(names.length)] ?? '';
    const bytes = mutated(files[name] ?? new Uint8Array(0), chance);
    return { files: [plainFile(name, blobSource(new Blob([bytes])))], problems: [] };
  });
}

/** The first records of some files, for the check of a whole export takes long. */
function smallFiles(zip: Uint8Array): Record<string, Uint8Array> {
  const all = Object.entries(unzipSync(zip));
  return Object.fromEntries(
    all
      .filter((_, at) => at % 9 === 0)
      .map(([name, bytes]) => [name, bytes.subarray(0, bytes.indexOf(10, 2000) + 1 || undefined)]),
  );
}

async function fuzz(what: string, rules: CheckRules, open: () => Promise<ExportSource>) {
  let thrown = 0;
  let slowest = 0;
  const kinds = new Set<string>();
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    try {
      const check = startCheck(rules, { salt: '' });
      await runCheck(check, await open());
      for (const { kind } of check.report().findings) kinds.add(kind);
    } catch (error) {
      thrown += 1;
      console.error(run, error);
    }
    slowest = Math.max(slowest, performance.now() - start);
  }
  report(what, `${RUNS} checked, ${thrown} threw, slowest ${slowest.toFixed(0)} ms`);
  report('kinds of findings in them', String(kinds.size));
}

function mutated(sound: Uint8Array, chance: ReturnType<typeof numbers>): Uint8Array<ArrayBuffer> {
  let bytes = Uint8Array.from(sound);
  for (let change = chance(6) + 1; change > 0; change--) {
    // Half of all changes hit the list of files, which is where a zip tells what it is.
    const from = chance(2) === 0 ? Math.max(0, bytes.length - 9000) : 0;
    const at = from + chance(Math.max(1, bytes.length - from));
    const length = Math.min(1 + chance(64), bytes.length - at);
    const way = chance(4);
    if (way === 0) bytes[at] = chance(256);
    else if (way === 1) bytes.fill(chance(256), at, at + length);
    else if (way === 2) bytes = joined(bytes.subarray(0, at), bytes.subarray(at + length));
    else bytes = joined(bytes.subarray(0, at + length), bytes.subarray(at));
  }
  return bytes;
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
