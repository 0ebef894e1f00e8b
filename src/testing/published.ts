import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { readRecords } from '../dictionary/load/sample';
import { bySlug, type SampleRecord } from '../dictionary/model/sample';
import { tablesOf } from '../outputs/artefacts/columns';
import { figuresOf, oddValues } from '../outputs/artefacts/sampleExport/figures';
import { dictionary } from './guides/projectGuides';

const FOLDER = path.join(__dirname, '../../static/downloads');
if (!fs.existsSync(FOLDER)) throw new Error('There are no downloads; run npm run generate first');

/** The paths of all downloads, as they were generated. */
export const downloads = fs
  .readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(FOLDER, path.join(entry.parentPath, entry.name)))
  .map((name) => name.replaceAll(path.sep, '/'));

export const bytesOf = (download: string) => fs.readFileSync(path.join(FOLDER, download));
export const textOf = (download: string) => bytesOf(download).toString('utf8');

export const tables = tablesOf(dictionary);

export const sampleFiles = unzipSync(bytesOf('sample-export.zip'));

const records = readRecords(dictionary.entities, (file) => {
  const content = sampleFiles[file];
  return content && strFromU8(content);
});
const sample = { ...dictionary.sample, records };

/** The records of an entity in the sample export, without those of an agency's own fields. */
export const recordsOf = bySlug(records);

export const figures = figuresOf({ ...dictionary, sample });

/** What in the sample differs from the dictionary on purpose: what it is, by the place. */
export const planted = oddValues(sample);

/** A field of a record, as differences name it. */
export const placeOf = ({ file, line }: SampleRecord, fieldName: string) =>
  `${file}:${line} "${fieldName}"`;

/** A difference of a record from a form of the dictionary: where it is, and what is said of it. */
export type Difference = readonly [place: string, message: string];

/** Holds differences against those that are there on purpose, no more and no less. */
export function expectPlanted(found: Iterable<Difference>, wanted = planted): void {
  const said = new Map(found);
  expect({
    notPlanted: [...said].filter(([place]) => !wanted.has(place)),
    notFound: [...wanted].filter(([place]) => !said.has(place)),
  }).toEqual({ notPlanted: [], notFound: [] });
}
