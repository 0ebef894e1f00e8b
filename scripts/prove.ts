import fs from 'node:fs';
import path from 'node:path';
import { counted } from '../src/dictionary/model/counted';
import { DataError } from '../src/dictionary/model/problem';
import { loadDictionary } from '../src/dictionary/load/load';
import { prove, type Proven } from '../src/proof/prove';
import { readPublished } from '../src/proof/subject/subject';

/** How many faults of one proof are printed. */
const MOST = 20;

/**
 * `npm run prove`: holds the generated downloads against each other and against the data.
 *
 * @param root the project's root folder
 * @returns the exit code: 1 if something does not hold, or the data cannot be read
 */
async function main(root: string): Promise<number> {
  if (!fs.existsSync(path.join(root, 'static/downloads'))) {
    console.error('There are no downloads to prove; run npm run generate first');
    return 1;
  }
  try {
    const dictionary = loadDictionary(path.join(root, 'data'));
    const tell = (proven: Proven) => console.log(lineOf(proven));
    const results = await prove(dictionary, readPublished(root), { tell });
    const faults = results.map(({ outcome }) => ('broken' in outcome ? outcome.broken : []));
    const failed = faults.filter(({ length }) => length > 0);
    for (const broken of failed) {
      for (const fault of broken.slice(0, MOST)) console.error(fault);
      const more = broken.length - MOST;
      if (more > 0) console.error(`… and ${counted(more, 'more fault')} of this kind`);
    }
    const notRun = results.filter(({ outcome }) => 'notRun' in outcome).length;
    const held = results.length - failed.length - notRun;
    console.log(`${counted(held, 'proof')} held, ${failed.length} failed, ${notRun} not run`);
    return failed.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    console.error(error.message);
    return 1;
  }
}

function lineOf({ artefact, how, outcome, seconds }: Proven): string {
  const result =
    'notRun' in outcome
      ? `not run: ${outcome.notRun}`
      : `${outcome.broken.length === 0 ? 'holds' : counted(outcome.broken.length, 'fault')}: ${outcome.counted}`;
  return `${artefact.padEnd(34)}  ${`${seconds.toFixed(1)} s`.padStart(6)}  ${how}\n${' '.repeat(44)}${result}`;
}

void main(process.cwd()).then((exitCode) => {
  process.exitCode = exitCode;
});
