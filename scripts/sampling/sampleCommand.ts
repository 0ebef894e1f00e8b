import fs from 'node:fs';
import path from 'node:path';
import { loadDictionary } from '../../src/dictionary/load/load';
import { counted } from '../../src/dictionary/model/counted';
import { DataError } from '../../src/dictionary/model/problem';
import { readOptions } from './options';
import { packSample, writeSample } from './writeSample';

/** Where a command's lines go: the console, or a list in a test. */
type Print = Readonly<Record<'log' | 'error', (line: string) => void>>;

/**
 * `npm run sample`: writes a made-up export of any size.
 *
 * @param root the project's root folder
 * @param args what was written behind the command
 * @returns the exit code: 1 if the arguments are wrong, the folder is in use, or the data cannot be read
 */
export async function sampleCommand(
  root: string,
  args: readonly string[],
  print: Print,
): Promise<number> {
  const options = readOptions(args);
  const fail = (message: string) => {
    print.error(message);
    return 1;
  };
  if ('error' in options) return fail(options.error);
  const { out } = options;
  if (fs.existsSync(out) && (!fs.statSync(out).isDirectory() || fs.readdirSync(out).length > 0)) {
    return fail(`${out} is not an empty folder; name another, or empty it`);
  }
  try {
    const began = performance.now();
    const dictionary = loadDictionary(path.join(root, 'data'));
    const { rows, files } = writeSample(dictionary, options, out);
    if (options.zip) await packSample(dictionary, out, files, `${out.replace(/[\\/]+$/, '')}.zip`);
    const width = Math.max(...[...rows.keys()].map(({ length }) => length));
    for (const [file, count] of rows) {
      print.log(`${file.padEnd(width)}  ${count.toLocaleString('en-US').padStart(11)}`);
    }
    const all = [...rows.values()].reduce((sum, count) => sum + count, 0);
    const clients = options.clients + dictionary.story.clients.length;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    print.log(
      `${counted(clients, 'client')}, ${counted(all, 'record')}, ${seconds} s, ${memory} MB of memory`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return fail(error.message);
  }
}
