import path from 'node:path';
import { loadDictionary } from '../../dictionary/load/load';
import type { Dictionary } from '../../dictionary/model/dictionary';
import { readGuides } from '../../site/generator/inputs';
import type { Inputs } from '../../outputs/output';

/** The root of the sample: a small project that has every feature of the data and of guides once. */
export const SAMPLE_FOLDER = path.resolve('src/testing/sample');

/** The one sample that every output is tested on. A new key of the data is shown there too. */
export const readSample = () => (sample ??= read());

let sample: ReturnType<typeof read> | undefined;

async function read(): Promise<{ dictionary: Dictionary; inputs: Inputs }> {
  const dictionary = loadDictionary(path.join(SAMPLE_FOLDER, 'data'));
  return { dictionary, inputs: { guides: readGuides(SAMPLE_FOLDER) } };
}
