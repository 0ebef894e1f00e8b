import { launchChromium } from '../../testing/chromium';
import { serveGzip } from '../pages';
import { descendants } from '../processes';
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
