import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import type { Output, OutputFile } from '../outputs/output';
import { readSample } from './sample/sample';

/**
 * Tests an output on the sample: its files, but those that repeat others, are those of the folder `__golden__` beside the
 * test, no more and no less. `npm run golden` makes them anew; read the difference before you commit it.
 */
export function isGolden(testFolder: string, output: Output, repeats = /^$/): void {
  const golden = path.join(testFolder, '__golden__');

  it('makes the golden files of the sample, and the same of the same', async () => {
    const { dictionary, inputs } = await readSample();
    const all = await output(dictionary, inputs);
    expect(await output(dictionary, inputs)).toEqual(all);
    const files = all.filter((file) => !repeats.test(file.path));
    for (const file of files) {
      await expect(await readable(file)).toMatchFileSnapshot(path.join(golden, file.path));
    }
    const made = files.map((file) => path.join(golden, file.path));
    expect(goldenFiles(golden).filter((file) => !made.includes(file))).toEqual([]);
  });
}

/** Zips are kept as the texts in them and JSON, which is spelled in one way, in few lines, so that a difference can be seen. */
export async function readable({ path: name, content }: OutputFile): Promise<string> {
  if (typeof content !== 'string') {
    const parts = Object.entries(unzipSync(content));
    return parts.map(([part, bytes]) => `${part}\n${strFromU8(bytes)}\n`).join('');
  }
  if (!name.endsWith('.json')) return content;
  const value: unknown = JSON.parse(content);
  expect(content).toBe(`${JSON.stringify(value, null, 1)}\n`);
  return (await format(name, JSON.stringify(value), { printWidth: 120 })).code;
}

function goldenFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
