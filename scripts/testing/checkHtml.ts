import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The W3C's Nu checker. Not installed with the project: it brings 32 MB that nothing else needs. */
const CHECKER = 'vnu-jar@26.9.27';

/**
 * Asks the checker of every page of a build at once. Where there is no Java, nothing is asked.
 *
 * @returns whether it found no error, and what to print: how many errors, and which
 * @throws where the checker gives no result
 */
export async function checkHtml(build: string): Promise<{ isPassed: boolean; printed: string }> {
  const files = fs.readdirSync(build, { recursive: true, encoding: 'utf8' });
  const pages = `${files.filter((file) => file.endsWith('.html')).length} pages`;
  // The checker would fetch one.
  if (spawnSync('java', ['-version']).status !== 0) {
    return { isPassed: true, printed: `${pages}, not checked: there is no Java here` };
  }
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', CHECKER, '--errors-only', '--format', 'json', '--stdout', '--exit-zero-always'],
      ...['--skip-non-html', build],
    ],
    { maxBuffer: 2 ** 28, shell: process.platform === 'win32' },
  );
  const { count, lines } = htmlErrors(stdout, build);
  return { isPassed: count === 0, printed: [`${pages}, ${count} errors`, ...lines].join('\n') };
}

/** What the checker says, as far as it is read here; of itself without an address. */
type Message = { url?: string; message: string; extract?: string };

/**
 * Sums up what the checker found.
 *
 * @param json its result
 * @param build the folder of the pages
 * @returns how many errors there are, and for each different one how often, and where it is first
 */
export function htmlErrors(json: string, build: string): { count: number; lines: string[] } {
  const { messages } = JSON.parse(json) as { messages: Message[] };
  const alike = new Map<string, Message[]>();
  for (const each of messages) {
    const others = alike.get(each.message);
    if (others) others.push(each);
    else alike.set(each.message, [each]);
  }
  const lines = [...alike.values()]
    .sort((a, b) => b.length - a.length)
    .flatMap((all) => {
      const [{ url, message, extract = '' }] = all as [Message];
      const place = url === undefined ? 'the checker' : path.relative(build, fileURLToPath(url));
      return [`${all.length} × ${message}`, `    first in ${place}: ${extract.trim()}`];
    });
  return { count: messages.length, lines };
}
