import path from 'node:path';
import { unzipSync } from 'fflate';
import { zipSource } from '../../src/exportCheck/archive/zipSource';
import { runCheck, startCheck } from '../../src/exportCheck/startCheck';
import type { CheckRules } from '../../src/exportCheck/model/rules';
import { plainFile, type ExportSource } from '../../src/exportCheck/bytes/source';
import type { Conversion } from '../../src/convert/conversion';
import { ConvertError } from '../../src/convert/convertExport';
import { loadDictionary } from '../../src/dictionary/load/load';
import { checkRules } from '../../src/outputs/artefacts/exportCheck/checkRules';
import { convertFiles, convertZip } from '../../src/testing/convert/inMemory';
import { numbers, readDamagedData } from '../../src/testing/damagedData';
import { inMemory } from '../../src/testing/exportCheck/checkFiles';
import { mutated, smallZip } from '../../src/testing/exportCheck/mutatedZips';
import { PROJECT_FOLDER } from '../testing/sites';
import { report } from './report';

const RUNS = 10_000;
const DATA_RUNS = 12_000;
const SEED = 20260301;

/** Damages files of the data and of exports by chance, with one seed, and prints how each was taken. */
export async function benchFuzz(): Promise<void> {
  fuzzData();
  await fuzzExports();
  await fuzzConverter();
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
  const zip = smallZip(dictionary);
  const files = unzipSync(zip);
  const chance = numbers(SEED);
  await fuzz('mutated zips', rules, () => zipSource(inMemory(mutated(zip, chance))));
  const names = Object.keys(files).filter((name) => name.endsWith('.json'));
  await fuzz('mutated files', rules, async () => {
    const name = names[chance(names.length)] ?? '';
    const bytes = mutated(files[name] ?? new Uint8Array(0), chance);
    return { files: [plainFile(name, inMemory(bytes))], problems: [] };
  });
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

/** Converts ten thousand zips and as many files like those, and prints how many stopped the converter, or lost a record. */
async function fuzzConverter(): Promise<void> {
  const zip = smallZip(loadDictionary(path.join(PROJECT_FOLDER, 'data')));
  const files = unzipSync(zip);
  const chance = numbers(SEED);
  await fuzzConversions('mutated zips, converted', () => convertZip(mutated(zip, chance)));
  const names = Object.keys(files).filter((name) => name.endsWith('.json'));
  await fuzzConversions('mutated files, converted', () => {
    const name = names[chance(names.length)] ?? '';
    const bytes = mutated(files[name] ?? new Uint8Array(0), chance);
    return convertFiles(new Map([[name, bytes]]));
  });
}

async function fuzzConversions(what: string, convert: () => Promise<Conversion>): Promise<void> {
  const found = { refused: 0, thrown: 0, lossy: 0 };
  for (let run = 0; run < RUNS; run++) {
    try {
      const { loads } = await convert();
      if (loads.some(({ records, rows, rejected }) => records !== rows + rejected))
        found.lossy += 1;
    } catch (error) {
      if (error instanceof ConvertError) {
        found.refused += 1;
        continue;
      }
      found.thrown += 1;
      console.error(run, error);
    }
  }
  const { refused, thrown, lossy } = found;
  report(
    what,
    `${RUNS - refused} converted, ${refused} refused in a line, ${thrown} threw, ${lossy} lost records`,
  );
}
