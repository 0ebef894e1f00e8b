import fs from 'node:fs';
import { launchChromium } from '../testing/browsers';
import serveBuilds from '../testing/serveBuilds';
import { SITES } from '../testing/sites';
import type { Cost } from './measure';

const MOST_MINUTES = 30;

/**
 * Checks a zip on the built site's page, in a worker of Chromium.
 *
 * @returns what all its processes took, and where the system has `/proc`, the memory of the one that checks
 */
export async function checkInChromium(zip: string): Promise<Cost> {
  const close = await serveBuilds();
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(`${SITES.built.url}check`);
  await page.getByRole('button', { name: 'Load the checker' }).click();
  await page.getByText('Loaded. You can go offline now.').waitFor();
  const session = await browser.newBrowserCDPSession();
  const processes = async () => (await session.send('SystemInfo.getProcessInfo')).processInfo;
  const timeOfAll = async () => (await processes()).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  const before = await timeOfAll();
  const begin = performance.now();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a zip or files' }).click();
  await (await chooser).setFiles(zip);
  const verdict = page.getByRole('heading', { name: /^(\d+ problems?|All \d+ files)/ });
  await verdict.waitFor({ timeout: MOST_MINUTES * 60_000 });
  const seconds = (performance.now() - begin) / 1000;
  const cpu = (await timeOfAll()) - before;
  const renderers = (await processes()).filter(({ type }) => type === 'renderer');
  const memory = Math.max(...renderers.map(({ id }) => mostMemoryOf(id)));
  const said = await verdict.textContent();
  await browser.close();
  close();
  return { cpu, seconds, ...(memory > 0 && { memory }), said: said ?? '' };
}

/** How much memory a process has had at most so far, in MB; 0 where that is not known. */
function mostMemoryOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  const status = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
