import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Dictionary } from '../../dictionary/model/dictionary';
import { readRecords } from '../../dictionary/model/readRecords';
import { bySlug } from '../../dictionary/model/sample';
import { tablesOf } from '../../outputs/artefacts/columns';
import { figuresOf, oddValues } from '../../outputs/artefacts/sampleExport/figures';
import type { Subject } from './proof';

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

/** Gives what proofs look at: the published files, and the sample export among them, unpacked. */
export function subjectOf(dictionary: Dictionary, published: Published): Subject {
  const bytes = (name: string) => {
    const found = published.get(name);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  };
  const unpacked = unzipSync(bytes('sample-export.zip'));
  const records = readRecords(dictionary.entities, (file) => {
    const content = unpacked[file];
    return content && strFromU8(content);
  });
  const sample = { ...dictionary.sample, records };
  return {
    dictionary,
    tables: tablesOf(dictionary),
    text: (name) => bytes(name).toString('utf8'),
    bytes,
    paths: [...published.keys()],
    sample: { of: bySlug(records), all: records.filter(({ isCustom }) => !isCustom) },
    figures: figuresOf({ ...dictionary, sample }),
    sampleFiles: Object.keys(unpacked),
    planted: oddValues(sample),
  };
}
