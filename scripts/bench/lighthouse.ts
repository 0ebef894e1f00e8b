import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { launchChromium } from '../testing/chromium';
import { buildSeconds, EMPTY_SITE, makeEmptySite } from './build';
import { BUILD, serveGzip } from './pages';
import { kilobytes, report } from './report';

/** Not installed with the project: it brings 180 MB that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const RUNS = 5;

/** A port for the browser's own protocol, by which Lighthouse drives it. */
const DEBUG_PORT = 9333;

const PAGES = { Payer: 'entities/payer', Liability: 'entities/liability', 'all fields': 'fields' };

type Figures = { score: number; blocking: number; interactive: number; bytes: number };

/**
 * Prints Lighthouse's figures (mobile, everything compressed, the median of five runs) of three pages of
 * the built site, beside those of an empty Docusaurus site in the same run: a busy machine slows both.
 */
export async function benchLighthouse(): Promise<void> {
  makeEmptySite();
  buildSeconds(EMPTY_SITE);
  const browser = await launchChromium([`--remote-debugging-port=${DEBUG_PORT}`]);
  const empty = await serveGzip(path.join(EMPTY_SITE, 'build'));
  const site = await serveGzip(BUILD);
  const addresses = {
    'empty site': `${empty.origin}/`,
    ...Object.fromEntries(
      Object.entries(PAGES).map(([name, page]) => [name, `${site.origin}/${page}`]),
    ),
  };
  const runs: Record<string, Figures[]> = {};
  for (let run = 0; run < RUNS; run++) {
    for (const [name, address] of Object.entries(addresses)) {
      (runs[name] ??= []).push(await figuresOf(address));
    }
  }
  const [base, ...pages] = Object.entries(runs).map(([name, all]) => ({ name, ...median(all) }));
  for (const { name, score, blocking, interactive, bytes } of base ? [base, ...pages] : []) {
    const ratio = base ? (blocking / Math.max(base.blocking, 1)).toFixed(2) : '';
    report(
      `Lighthouse, ${name}`,
      `score ${score}, TBT ${Math.round(blocking)} ms (${ratio} times the empty site), ` +
        `interactive ${(interactive / 1000).toFixed(1)} s, ${kilobytes(bytes)}`,
    );
  }
  await browser.close();
  empty.close();
  site.close();
}

/** What Lighthouse's JSON says, as far as it is read here. */
type Result = {
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: { performance?: { score: number | null } };
};

async function figuresOf(address: string): Promise<Figures> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, address, '--port', String(DEBUG_PORT)],
      ...['--only-categories', 'performance', '--output', 'json', '--quiet'],
    ],
    { maxBuffer: 2 ** 26 },
  );
  const { audits, categories } = JSON.parse(stdout) as Result;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round(100 * (categories.performance?.score ?? Number.NaN)),
    blocking: value('total-blocking-time'),
    interactive: value('interactive'),
    bytes: value('total-byte-weight'),
  };
}

function median(all: readonly Figures[]): Figures {
  const middle = (key: keyof Figures) =>
    all.map((figures) => figures[key]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ??
    Number.NaN;
  return {
    score: middle('score'),
    blocking: middle('blocking'),
    interactive: middle('interactive'),
    bytes: middle('bytes'),
  };
}
