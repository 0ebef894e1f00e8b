import fs from 'node:fs';
import { launchChromium } from '../../testing/browsers';
import { serveGzip } from '../pages';
import type { Cost } from './measure';

const MOST_MINUTES = 30;

/**
 * Checks a zip on the built site's page, in a worker of Chromium.
 *
 * @returns what all its processes took, and the memory of the one that checks; without figures where the
 *   system has no `/proc`
 */
export async function checkInChromium(zip: string): Promise<Cost> {
  const { origin, close } = await serveGzip();
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(`${origin}/check`);
  await page.getByRole('button', { name: 'Load the checker' }).click();
  await page.getByText('Loaded. You can go offline now.').waitFor();
  const timeOfAll = () => descendants().reduce((sum, { cpu }) => sum + cpu, 0);
  const before = timeOfAll();
  const begin = performance.now();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a zip or files' }).click();
  await (await chooser).setFiles(zip);
  const ended = page.getByRole('heading', { name: /^Checked/ });
  await ended.waitFor({ timeout: MOST_MINUTES * 60_000 });
  const seconds = (performance.now() - begin) / 1000;
  const cpu = timeOfAll() - before;
  const pages = descendants().filter(({ command }) => command.includes('--type=renderer'));
  const memory = Math.max(...pages.map((renderer) => renderer.memory));
  const said = await page.getByText(/^All \d+ files|^\d+ of \d+ files/).textContent();
  await browser.close();
  close();
  return { cpu, seconds, memory, said: said ?? '' };
}

/** A process, with what Linux tells of it. */
type Process = Readonly<{
  /** The process that began it. */
  parent: number;
  command: string;
  /** Seconds of all processors. */
  cpu: number;
  /** At most so far, in MB. */
  memory: number;
}>;

/** In which Linux counts the time of processes, a second. */
const TICKS = 100;

/** A process that runs; nothing when it has ended. */
function processOf(pid: number): Process | undefined {
  try {
    const read = (name: string) => fs.readFileSync(`/proc/${pid}/${name}`, 'utf8');
    const stat = read('stat').split(') ').at(-1)?.split(' ') ?? [];
    return {
      parent: Number(stat[1]),
      command: read('cmdline'),
      cpu: (Number(stat[11]) + Number(stat[12])) / TICKS,
      memory: Number(/VmHWM:\s+(\d+)/.exec(read('status'))?.[1] ?? 0) / 1024,
    };
  } catch {
    return undefined;
  }
}

/** All processes that this one began, and those that they began; none where there is no `/proc`. */
function descendants(): Process[] {
  if (!fs.existsSync('/proc')) return [];
  const pids = fs.readdirSync('/proc').map(Number).filter(Number.isInteger);
  const all = new Map(pids.map((pid) => [pid, processOf(pid)]));
  const isBelow = (each: Process | undefined): boolean =>
    each !== undefined && (each.parent === process.pid || isBelow(all.get(each.parent)));
  return [...all.values()].filter((each) => each !== undefined).filter(isBelow);
}
