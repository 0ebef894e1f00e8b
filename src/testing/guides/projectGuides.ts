import path from 'node:path';
import type { Nodes } from 'mdast';
import { loadDictionary } from '../../dictionary/load/load';
import { childrenOf } from '../../dictionary/load/mdx';
import type { Dictionary } from '../../dictionary/model/dictionary';
import { readGuides } from '../../site/generator/inputs';
import { treeOf } from '../../outputs/guides/guideTree';
import type { Guide, Inputs, Output } from '../../outputs/output';

const ROOT = path.join(__dirname, '../../..');

export const dictionary = loadDictionary(path.join(ROOT, 'data'));

export const guides = readGuides(ROOT);

/** The project as outputs are made from it. */
export const PROJECT = { dictionary, inputs: { guides } };

/** The files that an output makes of the project, or of a sample: their texts by their paths. */
export async function textsOf(
  output: Output,
  of: MadeFrom = PROJECT,
): Promise<Map<string, string>> {
  const files = await output(of.dictionary, of.inputs);
  return new Map(files.map(({ path: file, content }) => [file, String(content)]));
}

type MadeFrom = Readonly<{ dictionary: Dictionary; inputs: Inputs }>;

type CodeBlock = Readonly<{
  guide: string;
  language: string;
  /** Its title; for Python, the name of the file that readers save it under. */
  title: string;
  /** By what the tests run it, or `nowhere`; the `run` behind its fence. */
  run: string;
  /** Of the recipes, which one it is. */
  recipe: string;
  /** Where it begins: the guide's file, and the line of the fence. */
  file: string;
  line: number;
  code: string;
}>;

function codeBlocks(guide: Guide): CodeBlock[] {
  const { slug, file, line } = guide;
  const blocksIn = (node: Nodes): CodeBlock[] => {
    if (node.type !== 'code') return childrenOf(node).flatMap(blocksIn);
    const meta = node.meta ?? '';
    return [
      {
        guide: slug,
        language: node.lang ?? '',
        title: attribute(meta, 'title'),
        run: attribute(meta, 'run'),
        recipe: attribute(meta, 'recipe'),
        file,
        line: line + (node.position?.start.line ?? 1) - 1,
        code: node.value,
      },
    ];
  };
  return blocksIn(treeOf(guide));
}

function attribute(meta: string, name: string): string {
  return meta.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1] ?? '';
}

const blocks = guides.flatMap(codeBlocks);

/** The blocks of code that say that they are run by something, or `nowhere`, in the order of the guides. */
export function blocksRunBy(program: string): CodeBlock[] {
  return blocks.filter(({ run }) => run === program);
}

/** By what the blocks say that they are run, each once. */
export const PROGRAMS = [...new Set(blocks.map(({ run }) => run))].sort();

/** Name and code of a file that readers save. Throws an Error if no guide has it. */
export function pythonFile(name: string, program = 'python'): readonly [string, string] {
  const block = blocksRunBy(program).find(({ title }) => title === name);
  if (!block) throw new Error(`No guide has ${name}`);
  return [name, block.code];
}

/** The same for code that needs pandas. */
export const pandasFile = (name: string) => pythonFile(name, 'pandas');

export function exampleOf(slug: string, fieldName: string): string {
  const entity = dictionary.entities.find((one) => one.slug === slug);
  const field = entity?.fields.find((one) => one.fieldName === fieldName);
  if (!field) throw new Error(`${slug} has no field ${fieldName}`);
  return field.exampleValue ?? 'null';
}
