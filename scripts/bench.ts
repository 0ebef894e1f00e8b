import { InputError, readOptions } from '../src/readOptions';
import { benchPrograms } from './bench/export';
import { benchHouse } from './bench/house';
import { benchPages } from './bench/pages';
import { benchAnswers } from './bench/search';
import { ensureChromium } from './testing/browsers';

/** What `npm run bench` measures by name: `npm run bench -- --programs`. Without a name, the first two. */
const BENCHES: Record<string, () => void | Promise<void>> = {
  pages: benchPages,
  answers: benchAnswers,
  programs: benchPrograms,
  house: benchHouse,
};

async function main(args: readonly string[]): Promise<void> {
  const names = Object.keys(BENCHES);
  const options = Object.fromEntries(names.map((name) => [name, true] as const));
  const { values } = readOptions(args, options, 0);
  const wanted = args.length > 0 ? names.filter((name) => values[name]) : names.slice(0, 2);
  if (wanted.includes('pages')) await ensureChromium();
  for (const name of wanted) await BENCHES[name]?.();
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
