import { benchArtefacts } from './bench/artefacts';
import { benchBuild } from './bench/build';
import { benchCheck } from './bench/check/check';
import { benchConvert } from './bench/check/convert';
import { benchFaults } from './bench/check/faults';
import { benchEditing } from './bench/editing';
import { benchFrame } from './bench/frame';
import { benchGenerator } from './bench/generator';
import { benchHouse } from './bench/house';
import { benchLighthouse } from './bench/lighthouse';
import { benchPages } from './bench/pages';
import { benchAnswers, benchTyping } from './bench/search';
import { ensureChromium } from './testing/ensureChromium';

type Bench = () => void | Promise<void>;

/** What `npm run bench` measures. */
const USUAL: Record<string, Bench> = {
  generator: benchGenerator,
  artefacts: benchArtefacts,
  build: benchBuild,
  pages: benchPages,
  lighthouse: benchLighthouse,
  answers: benchAnswers,
  typing: benchTyping,
};

/** What takes long, and is measured only by name: `npm run bench -- --editing`. */
const BY_NAME: Record<string, Bench> = {
  editing: benchEditing,
  check: benchCheck,
  convert: benchConvert,
  faults: benchFaults,
  frame: benchFrame,
  house: benchHouse,
};

const IN_BROWSER = ['pages', 'lighthouse', 'typing', 'check', 'editing', 'frame'];

async function main(flags: readonly string[]): Promise<void> {
  const all = { ...USUAL, ...BY_NAME };
  const names =
    flags.length > 0 ? flags.map((flag) => flag.replace(/^--/, '')) : Object.keys(USUAL);
  const unknown = names.find((name) => !(name in all));
  if (unknown !== undefined) {
    const known = Object.keys(all).map((name) => `--${name}`);
    console.error(`"${unknown}" is not measured here; use ${known.join(', ')}`);
    process.exitCode = 1;
    return;
  }
  if (names.some((name) => IN_BROWSER.includes(name))) await ensureChromium();
  for (const name of names) await all[name]?.();
}

void main(process.argv.slice(2));
