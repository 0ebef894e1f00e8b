import { benchCheck, benchConvert } from './bench/export';
import { benchHouse } from './bench/house';
import { benchPages } from './bench/pages';
import { benchAnswers } from './bench/search';
import { ensureChromium } from './testing/browsers';

/** What `npm run bench` measures by name: `npm run bench -- --check`. Without a name, the first two. */
const BENCHES: Record<string, () => void | Promise<void>> = {
  pages: benchPages,
  answers: benchAnswers,
  check: benchCheck,
  convert: benchConvert,
  house: benchHouse,
};

const IN_BROWSER = ['pages', 'check'];

async function main(flags: string[]): Promise<void> {
  const known = Object.keys(BENCHES);
  const names = flags.length > 0 ? flags.map((flag) => flag.replace(/^--/, '')) : known.slice(0, 2);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const use = known.map((name) => `--${name}`).join(', ');
    console.error(`"${unknown}" is not measured here; use ${use}`);
    process.exitCode = 1;
    return;
  }
  if (names.some((name) => IN_BROWSER.includes(name))) await ensureChromium();
  for (const name of names) await BENCHES[name]?.();
}

void main(process.argv.slice(2));
