import path from 'node:path';
import ts from 'typescript';

/** One import: of a file of the project by its path from the root, or of a package by its name. */
export type Import = Readonly<{ from: string; to: string }>;

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * Lists what files import: types, what is loaded later and workers included.
 *
 * @param files texts by path from the project's root, with forward slashes
 */
export function importsOf(files: ReadonlyMap<string, string>): Import[] {
  return [...files].flatMap(([from, text]) =>
    [...new Set(specifiersOf(text))].map((to) => ({ from, to: resolve(from, to, files) })),
  );
}

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
