import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Dictionary } from '../dictionary/model/dictionary';
import { tablesOf } from '../outputs/artefacts/columns';
import { readLines } from '../sampleExport/coherence/records';
import { plantedIn } from '../sampleExport/planted';
import type { Subject } from './proof';

/** The published files by their paths below `/downloads/`, as a folder or a test has them. */
export type Published = ReadonlyMap<string, Buffer>;

/** Reads the files that the site publishes for download, and its catalog. */
export function readPublished(root: string): Published {
  const folder = path.join(root, 'static/downloads');
  const names = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const files = ['../catalog.json', ...names.sort()].map((name) => [
    name.replaceAll(path.sep, '/'),
    fs.readFileSync(path.join(folder, name)),
  ]);
  return new Map(files as [string, Buffer][]);
}

/**
 * Unpacks the sample export among published files into a folder of its own, for the time of a proof.
 *
 * @param use what is done with it
 */
export async function withSubject<T>(
  dictionary: Dictionary,
  published: Published,
  use: (subject: Subject) => Promise<T>,
): Promise<T> {
  const bytes = (name: string) => {
    const found = published.get(name);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  };
  const unpacked = unzipSync(bytes('sample-export.zip'));
  const lines = Object.entries(unpacked)
    .filter(([file]) => file.endsWith('.json'))
    .flatMap(([file, content]) =>
      strFromU8(content)
        .split('\n')
        .filter(Boolean)
        .map((text) => ({ file, text })),
    );
  const sample = readLines(dictionary, lines);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sample-export-'));
  try {
    for (const [name, content] of Object.entries(unpacked)) {
      fs.writeFileSync(path.join(folder, name), content);
    }
    return await use({
      dictionary,
      tables: tablesOf(dictionary),
      text: (name) => bytes(name).toString('utf8'),
      bytes,
      paths: [...published.keys()],
      sample,
      sampleFiles: Object.keys(unpacked),
      folder,
      planted: plantedIn(sample),
    });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
