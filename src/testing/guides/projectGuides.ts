import path from 'node:path';
import { loadDictionary } from '../../dictionary/load/load';
import type { ToldDictionary } from '../../dictionary/load/sharedFiles';
import { readGuides } from '../../generator/inputs';
import type { Inputs, Output } from '../../outputs/output';
import { codeBlocks, type CodeBlock } from './codeBlocks';

const ROOT = path.join(__dirname, '../../..');

/** The project's own dictionary. */
export const dictionary = loadDictionary(path.join(ROOT, 'data'));

/** The project's own guides. */
export const guides = await readGuides(ROOT);

/** The project as outputs are made from it. */
export const PROJECT = { dictionary, inputs: { guides } };

/** The files that an output makes of the project, or of a sample: their texts by their paths. */
export async function textsOf(
  output: Output,
  of: MadeFrom = PROJECT,
): Promise<Map<string, string>> {
  const files = await output.render(of.dictionary, of.inputs);
  return new Map(files.map(({ path: file, content }) => [file, String(content)]));
}

type MadeFrom = Readonly<{ dictionary: ToldDictionary; inputs: Inputs }>;

const blocks = guides.flatMap(codeBlocks);

/** The blocks of code that say that they are run by something, or `nowhere`, in the order of the guides. */
export function blocksRunBy(program: string): CodeBlock[] {
  return blocks.filter(({ run }) => run === program);
}

/** By what the blocks say that they are run, each once. */
export const PROGRAMS = [...new Set(blocks.map(({ run }) => run))].sort();

/** Name and code of a file that readers save. Throws an Error if no guide has it. */
export function pythonFile(name: string): readonly [string, string] {
  const block = blocksRunBy('python').find(({ title }) => title === name);
  if (!block) throw new Error(`No guide has ${name}`);
  return [name, block.code];
}

/** The example value of a field, spelled as in its file. */
export function exampleOf(slug: string, fieldName: string): string {
  const entity = dictionary.entities.find((one) => one.slug === slug);
  const field = entity?.fields.find((one) => one.fieldName === fieldName);
  if (!field) throw new Error(`${slug} has no field ${fieldName}`);
  return field.exampleValue ?? 'null';
}

/**
 * The same for code that needs pandas.
 *
 * @throws Error if no guide has it
 */
export function pandasFile(name: string): readonly [string, string] {
  const block = blocksRunBy('pandas').find(({ title }) => title === name);
  if (!block) throw new Error(`No guide has ${name}`);
  return [name, block.code];
}
