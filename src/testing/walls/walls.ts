import { isBuiltin } from 'node:module';
import { chain, targetsOf } from './circles';
import type { Import } from './imports';

/** A border between parts of the code that no import may cross, directly or by way of other files. */
type Wall = Readonly<{
  name: string;
  why: string;
  around: RegExp;
  /** Whether they are kept from a file or package. */
  keepsOut: (target: string) => boolean;
}>;

const inside = (pattern: RegExp) => (target: string) => pattern.test(target);
const isPackage = (target: string) => !/^(src|docs|data|static|scripts)\//.test(target);

export const WALLS: readonly Wall[] = [
  {
    name: 'the browser',
    why: 'what runs in the browser knows the dictionary’s model and what was generated, nothing that makes it',
    around: /^src\/(components|theme|site\/clientModules|search|pages)\//,
    keepsOut: (target) =>
      /^src\/(dictionary\/(load|rules)|outputs|site\/generator)\//.test(target) ||
      isBuiltin(target),
  },
  {
    name: 'the search',
    why: 'the search is tried and measured without a page: it knows only its own data and the model',
    around: /^src\/search\//,
    keepsOut: (target) =>
      /^(react|@docusaurus|@theme)/.test(target) ||
      (!isPackage(target) && !/^src\/(search|dictionary\/(contract|model))\//.test(target)),
  },
  {
    name: 'the model',
    why: 'the model runs in Node and in the browser, and is downloaded with pages: it needs nothing but two packages of 1 KB',
    around: /^src\/dictionary\/model\//,
    keepsOut: (target) =>
      !target.startsWith('src/dictionary/model/') && !['leven', 'stemmer'].includes(target),
  },
  {
    name: 'the contract',
    why: 'what the generator writes and pages read is downloaded with pages, and belongs to neither',
    around: /^src\/dictionary\/contract\//,
    keepsOut: (target) =>
      !/^src\/dictionary\/(contract|model)\//.test(target) &&
      !['leven', 'stemmer'].includes(target),
  },
  {
    name: 'the dictionary',
    why: 'the data is read and checked without knowing what will be made from it',
    around: /^src\/dictionary\//,
    keepsOut: (target) => !isPackage(target) && !target.startsWith('src/dictionary/'),
  },
  {
    name: 'loading',
    why: 'the data is read before rules look at it; a rule that loading needs belongs to loading',
    around: /^src\/dictionary\/load\//,
    keepsOut: inside(/^src\/dictionary\/rules\//),
  },
  {
    name: 'an export',
    why: 'an export is read where the dictionary’s data is not: in the browser, and in a command of one file',
    around: /^src\/export\//,
    keepsOut: (target) =>
      !isPackage(target) &&
      !/^src\/(export\/|code\/|dictionary\/model\/|readOptions|dictionary\/load\/yamlDocument)/.test(
        target,
      ),
  },
  {
    name: 'what runs in a worker',
    why: 'an export is read, checked and made into rows in a browser too, and without React',
    around:
      /^src\/export\/(model|records|check\/(?!command)|record\/(?!draw)|convert\/(?!command|targets))/,
    keepsOut: (target) => isBuiltin(target) || target.startsWith('react'),
  },
  {
    name: 'the outputs',
    why: 'an output only makes files in memory: reading and writing are the generator’s',
    around: /^src\/outputs\//,
    keepsOut: inside(/^(src\/(site|components|theme)\/|(node:)?(fs|child_process)\b)/),
  },
  {
    name: 'the downloads',
    why: 'a download says what the dictionary says, not what a page makes of it',
    around: /^src\/outputs\/artefacts\//,
    keepsOut: inside(/^src\/outputs\/site\//),
  },
  {
    name: 'the tests',
    why: 'what helps tests is no part of the product',
    around: /^src\/(?!testing\/)/,
    keepsOut: inside(/^(src\/testing\/|vitest$|fast-check$|@testing-library\/)/),
  },
  {
    name: 'the commands',
    why: 'a command reads its arguments and calls what lies in src; nothing there calls a command',
    around: /^src\//,
    keepsOut: inside(/^scripts\b/),
  },
];

/** A line for each file of the wall that reaches what is kept out, with the way that it takes. */
export function breachesOf({ name, why, around, keepsOut }: Wall, imports: readonly Import[]) {
  const targets = targetsOf(imports);
  return [...targets.keys()].flatMap((file) => {
    const way = around.test(file) ? chain(targets, file, keepsOut) : undefined;
    return way ? [`${way.join(' imports ')}: the wall around ${name} is broken, for ${why}`] : [];
  });
}
