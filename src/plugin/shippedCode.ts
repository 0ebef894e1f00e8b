import { SHIPPED_PACKAGES } from '../outputs/artefacts/software/shippedPackages';

/** As much of the bundler as is used here. */
type Compilation = {
  errors: Error[];
  chunks: Iterable<object>;
  chunkGraph: { getChunkModulesIterable(chunk: object): Iterable<Module> };
};
type Compiler = {
  hooks: { afterCompile: { tap(name: string, run: (compilation: Compilation) => void): void } };
};

/** A module of a script or style; `modules` are those that it was put together from. */
export type Module = {
  /** The file, if it is one. */
  nameForCondition(): string | null | undefined;
  identifier(): string;
  modules?: readonly Module[];
};

/**
 * Fails the build of what browsers load where it holds code of other packages than `SHIPPED_PACKAGES`, of which the
 * licenses are given with the site.
 */
export const shippedCode = {
  apply: ({ hooks }: Compiler) =>
    hooks.afterCompile.tap('shipped code', ({ errors, chunks, chunkGraph }) => {
      const modules = Array.from(chunks, (chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
      const problem = problemOf(modules.flat());
      if (problem) errors.push(new Error(problem));
    }),
};

/** What is wrong with the list of packages where these modules are shipped. */
export function problemOf(
  modules: readonly Module[],
  listed: readonly string[] = SHIPPED_PACKAGES,
): string | undefined {
  const found = packagesOf(modules);
  const named = (what: string, packages: readonly string[]) =>
    packages.length > 0 ? [`${what}: ${packages.join(', ')}`] : [];
  const problems = [
    ...named(
      'its notices lack',
      found.filter((name) => !listed.includes(name)),
    ),
    ...named(
      'its notices name in vain',
      listed.filter((name) => !found.includes(name)),
    ),
  ];
  if (problems.length === 0) return undefined;
  return `The site holds code of other packages than src/outputs/artefacts/software/shippedPackages.ts lists; ${problems.join('; ')}`;
}

/** The places of the modules' packages below the outermost `node_modules`, in order. */
export function packagesOf(modules: readonly Module[]): string[] {
  const places = modules.flatMap((module) =>
    module.modules ? packagesOf(module.modules) : placeOf(fileOf(module)),
  );
  return [...new Set(places)].sort();
}

/** The file of a module; an identifier has the files of the loaders that read it before it. */
function fileOf(module: Module): string {
  return module.nameForCondition() ?? module.identifier().split('!').at(-1) ?? '';
}

const PACKAGE = /(?:(?:^|[\\/])node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)+(?=[\\/])/;

function placeOf(file: string): string[] {
  const place = file.match(PACKAGE)?.[0];
  return place === undefined ? [] : [place.replaceAll('\\', '/').replace(/^\/?node_modules\//, '')];
}
