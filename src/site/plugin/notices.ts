import fs from 'node:fs';
import path from 'node:path';

/** As much of the bundler as is used here. */
type Compilation = {
  chunks: Iterable<object>;
  chunkGraph: { getChunkModulesIterable(chunk: object): Iterable<Module> };
};
type Compiler = {
  hooks: { afterCompile: { tap(name: string, run: (compilation: Compilation) => void): void } };
};

/** A module of a script or style; `modules` are those that it was put together from. */
export type Module = {
  nameForCondition(): string | null | undefined;
  identifier(): string;
  modules?: readonly Module[];
};

/** Collects the places below `node_modules` of the packages of which code is in what browsers load. */
export const shippedPackages = (places: Set<string>) => ({
  apply: ({ hooks }: Compiler) =>
    hooks.afterCompile.tap('shipped packages', ({ chunks, chunkGraph }) => {
      for (const chunk of chunks) collect([...chunkGraph.getChunkModulesIterable(chunk)], places);
    }),
});

const PACKAGE = /(?:(?:^|[\\/])node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)+(?=[\\/])/;

function collect(modules: readonly Module[], places: Set<string>): void {
  for (const module of modules) {
    if (module.modules) collect(module.modules, places);
    // An identifier has the files of the loaders that read it before it.
    const file = module.nameForCondition() ?? module.identifier().split('!').at(-1);
    const place = file?.match(PACKAGE)?.[0].replaceAll('\\', '/');
    if (place) places.add(place.replace(/^\/?node_modules\//, ''));
  }
}

const RULE = '-'.repeat(80);

/**
 * The licenses of packages, with their whole texts.
 *
 * @param roots the folders `node_modules` in which their places are, nearest first: a site below the project has its packages above it
 */
export function noticesOf(roots: readonly string[], places: Iterable<string>): string {
  const parts = [...places].sort().map((place) => {
    const folders = roots.map((root) => path.join(root, place));
    const folder = folders.find((each) => fs.existsSync(each)) ?? place;
    const { name, version, license, text } = readPackage(folder);
    return `${RULE}\n${name} ${version}, ${license}\n\n${text}\n`;
  });
  return `The scripts and styles of this site contain code of these ${parts.length} packages. Each is here under its own
license, with its copyright notice. The site’s own code and texts have licenses of their own.

${parts.join('\n')}`;
}

/** The text of a package's license: a file of its own, else a section of its readme, else who made the package. */
function readPackage(folder: string) {
  const names = fs.readdirSync(folder).sort();
  const read = (pattern: RegExp) => {
    const name = names.find((each) => pattern.test(each));
    return name === undefined ? '' : fs.readFileSync(path.join(folder, name), 'utf8');
  };
  const {
    name,
    version,
    license = 'no license named',
    author,
    repository,
  } = JSON.parse(read(/^package\.json$/)) as Record<string, string | Record<string, string>>;
  const file = read(/^(licen[cs]e|copying)(\.(md|txt))?$/i);
  const section = /^#+ licen[cs]e\s([^]*)/im.exec(read(/^readme\.md$/i))?.[1];
  const named = (of: typeof author, key: string) =>
    (typeof of === 'string' ? of : of?.[key]) ?? 'not named';
  const maker = `The package holds no text of its license; author: ${named(author, 'name')}; source: ${named(repository, 'url')}`;
  const text = (file || section || maker).replaceAll('\r\n', '\n').trim();
  return { name, version, license, text };
}
