import fs from 'node:fs';
import path from 'node:path';
import { counted } from '../../dictionary/model/counted';
import type { Dictionary } from '../../dictionary/model/dictionary';
import { countFields } from '../../dictionary/model/dictionary';
import { downloadList } from '../../outputs/artefacts/downloads/downloads';
import type { Inputs, Output, OutputFile } from '../../outputs/output';
import { readInputs } from './inputs';
import { OUTPUTS, PAGE_OUTPUTS } from './outputs';
import { writeFiles, type WriteResult } from './writeFiles';

const PAGE_FOLDERS = ['docs/entities'];

/** What a run of the generator did; counts are of files. */
export type Generated = WriteResult &
  Readonly<{ dictionary: Dictionary; files: readonly OutputFile[] }>;

/**
 * Reads `data/` and the guides, and brings all generated files in line with them.
 *
 * @param loadTypesetter loads what sets the handbook, which only a build does, because it takes seconds
 * @throws DataError with every problem of the data, or with a guide's; nothing is written then
 */
export async function generate(
  root: string,
  loadTypesetter?: () => Promise<Inputs['typeset']>,
): Promise<Generated> {
  const [dictionary, inputs] = readInputs(root);
  const typeset = await loadTypesetter?.();
  const rendered = await renderAll(OUTPUTS, dictionary, { ...inputs, typeset });
  const files = [...rendered, ...downloadList(rendered, dictionary)];
  return { ...writeFiles(root, files), dictionary, files };
}

/** The same for the pages alone: downloads stay as they are, and where there are none yet, pages list none. */
export async function generatePages(root: string): Promise<Generated> {
  const [dictionary, inputs] = readInputs(root);
  const listings = downloadList([], dictionary);
  const missing = listings.filter((file) => !fs.existsSync(path.join(root, file.path)));
  const files = [...(await renderAll(PAGE_OUTPUTS, dictionary, inputs)), ...missing];
  return { ...writeFiles(root, files, PAGE_FOLDERS), dictionary, files };
}

/** One line on a run: `106 entities, 2,035 fields: 3 files written, 220 unchanged, 0 removed`. */
export function summarize(generated: Omit<Generated, 'files'>): string {
  const { written, unchanged, removed } = generated;
  const { entities } = generated.dictionary;
  const of = `${counted(entities.length, 'entity', 'entities')}, ${counted(countFields(entities), 'field')}`;
  const did = `${counted(written.length, 'file')} written, ${unchanged.length} unchanged`;
  return `${of}: ${did}, ${removed.length} removed`;
}

/** Makes the files of all outputs. */
export async function renderAll(
  outputs: readonly Output[],
  dictionary: Dictionary,
  inputs: Inputs,
): Promise<OutputFile[]> {
  const rendered = await Promise.all(outputs.map((output) => output(dictionary, inputs)));
  return rendered.flat();
}
