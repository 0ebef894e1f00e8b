import fs from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import type { ToldDictionary } from '../../dictionary/load/sharedFiles';
import { tablesOf } from '../../outputs/artefacts/columns';
import { linesOfZip, readLines } from '../../sampleExport/coherence/records';
import { plantedIn } from '../../sampleExport/coherence/planted';
import { errorText, inFolder, type Loaded, type Subject } from './proof';
import { DATABASES, type DatabaseName } from './databases';

/** The published files by their paths below `/downloads/`, as a folder or a test has them. */
export type Published = ReadonlyMap<string, Buffer>;

/** The catalog of the site, and what the Downloads page tells, by their paths from there. */
export const CATALOG = '../catalog.json';
export const DOWNLOAD_LIST = '../../docs/lists/downloads.json';

/** Reads the files that the site publishes for download, its catalog, and what the page tells of them. */
export function readPublished(root: string): Published {
  const folder = path.join(root, 'static/downloads');
  const names = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const files = [CATALOG, DOWNLOAD_LIST, ...names.sort()].map((name) => [
    name.replaceAll(path.sep, '/'),
    fs.readFileSync(path.join(folder, name)),
  ]);
  return new Map(files as [string, Buffer][]);
}

/**
 * Unpacks the sample export among published files into a folder of its own, for the time of a proof.
 *
 * @param work what is done with it
 */
export async function withSubject<T>(
  dictionary: ToldDictionary,
  published: Published,
  work: (subject: Subject) => Promise<T>,
): Promise<T> {
  const bytes = (name: string) => {
    const found = published.get(name);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  };
  const unpacked = unzipSync(bytes('sample-export.zip'));
  const sample = readLines(dictionary, linesOfZip(bytes('sample-export.zip')));
  const databases = new Map<string, Promise<Loaded>>();
  const load = async (folder: string, name: string, to: DatabaseName): Promise<Loaded> => {
    const database = await DATABASES[to](folder);
    try {
      await database.run(bytes(name).toString('utf8'));
      return { database, broken: [] };
    } catch (error) {
      return { database, broken: [`${name}: ${errorText(error)}`] };
    }
  };
  return inFolder(async (folder) => {
    for (const [name, content] of Object.entries(unpacked)) {
      fs.writeFileSync(path.join(folder, name), content);
    }
    try {
      return await work({
        dictionary,
        tables: tablesOf(dictionary),
        text: (name) => bytes(name).toString('utf8'),
        bytes,
        paths: [...published.keys()],
        sample,
        sampleFiles: Object.keys(unpacked),
        loaded: (name, to) => {
          const loaded = databases.get(name) ?? load(folder, name, to);
          databases.set(name, loaded);
          return loaded;
        },
        planted: plantedIn(sample),
      });
    } finally {
      for (const loaded of databases.values()) await (await loaded).database.close();
    }
  });
}
