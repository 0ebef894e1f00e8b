import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadDictionary } from '../../src/dictionary/load/load';
import { readGuides } from '../../src/generator/inputs';
import { OUTPUTS } from '../../src/generator/outputs';
import { downloadList } from '../../src/outputs/artefacts/downloads/downloads';
import type { OutputFile } from '../../src/outputs/output';
import { PROJECT_FOLDER } from '../testing/sites';
import { kilobytes, report } from './report';

const FOLDER = 'static/downloads/';

/** Makes every download, and prints files, bytes, bytes as gzip and seconds of each kind and of all. */
export async function benchArtefacts(): Promise<void> {
  const dictionary = loadDictionary(path.join(PROJECT_FOLDER, 'data'));
  const inputs = { guides: await readGuides(PROJECT_FOLDER) };
  const all: OutputFile[] = [];
  let seconds = 0;
  const tell = (name: string, files: readonly OutputFile[], taken: number) => {
    const downloads = files.filter((file) => file.path.startsWith(FOLDER));
    if (downloads.length === 0) return;
    seconds += taken;
    const sizes = downloads.map(({ content }) => Buffer.from(content));
    const raw = sizes.reduce((sum, { length }) => sum + length, 0);
    const gzip = sizes.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0);
    report(
      `${name}: ${downloads.length}`,
      `${kilobytes(raw).padStart(10)} ${kilobytes(gzip).padStart(10)} gzip ${taken.toFixed(2)} s`,
    );
  };
  for (const { name, render } of OUTPUTS) {
    const began = performance.now();
    const files = await render(dictionary, inputs);
    tell(name, files, (performance.now() - began) / 1000);
    all.push(...files);
  }
  const began = performance.now();
  tell('downloads', downloadList(all, dictionary), (performance.now() - began) / 1000);
  report('all downloads', `${seconds.toFixed(2)} s`);
}
