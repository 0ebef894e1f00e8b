import path from 'node:path';
import ts from 'typescript';

/** One import: of a file of the project by its path from the root, or of a package by its name. */
export type Import = Readonly<{ from: string; to: string }>;

const TYPES_HANDED_ON = /^export type (\*|\{[^}]*\}) from .*$/gm;

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * Lists what files import: types, what is loaded later, workers, and files that they name by a path in quotes, as what is
 * packed or read. What a named file imports runs elsewhere: nothing is imported by way of it; and a file that hands on
 * the types of another imports nothing.
 */
export function importsOf(files: ReadonlyMap<string, string>): Import[] {
  return [...files].flatMap(([from, written]) => {
    const text = written.replace(TYPES_HANDED_ON, '');
    const imported = specifiersOf(text).map((to) => resolve(from, to, files));
    const named = [...text.matchAll(QUOTED_PATH)]
      .map(([, , start = '', rest = '']) =>
        resolve(from, start.startsWith('.') ? start + rest : `@site/${start}${rest}`, files),
      )
      .filter((to) => !imported.includes(to) && (files.has(to) || /^scripts(\/|$)/.test(to)));
    const all = [...imported, ...named.map((to) => `${to} (by its path)`)];
    return [...new Set(all)].map((to) => ({ from, to }));
  });
}

/** A path in quotes, from the file itself or from the project's root. */
const QUOTED_PATH = /(['"])(\.{1,2}\/|src\/|scripts\/)([^'"\s]*)\1/g;

function specifiersOf(text: string): string[] {
  const workers = text.matchAll(/new URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g);
  return [
    ...ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
    ...[...workers].map(([, file]) => file ?? ''),
  ];
}

function resolve(from: string, specifier: string, files: ReadonlyMap<string, string>): string {
  const isOurs = /^(\.|@site\/)/.test(specifier);
  if (!isOurs) return specifier;
  const target = specifier.startsWith('@site/')
    ? specifier.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(from), specifier);
  const ending = ENDINGS.find((each) => files.has(target + each));
  return ending === undefined ? target : target + ending;
}
