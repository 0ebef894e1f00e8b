import { SHIPPED_PACKAGES } from '../outputs/artefacts/software/shippedPackages';

/** As much of the bundler as is used here. */
type Compilation = {
  errors: Error[];
  getStats: () => { toJson: (options: object) => { modules?: Module[] } };
};
type Compiler = {
  hooks: {
    afterCompile: { tap: (name: string, tell: (compilation: Compilation) => void) => void };
  };
};
type Module = Readonly<{ identifier?: string; modules?: readonly Module[] }>;

/** Asks for all modules that stand in a script or style, and for those that were put together into one. */
const MODULES = {
  all: false,
  modules: true,
  ids: true,
  nestedModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
};

/**
 * Fails the build of what browsers load where it holds code of other packages than `SHIPPED_PACKAGES`, of which the
 * licenses are given with the site.
 */
export const shippedCode = {
  apply: ({ hooks }: Compiler) =>
    hooks.afterCompile.tap('shipped code', (compilation) => {
      const fault = faultOf(compilation.getStats().toJson(MODULES).modules ?? []);
      if (fault) compilation.errors.push(new Error(fault));
    }),
};

/** What is wrong with the list of packages where these modules are shipped. */
export function faultOf(
  modules: readonly Module[],
  listed: readonly string[] = SHIPPED_PACKAGES,
): string | undefined {
  const found = packagesOf(modules);
  const tell = (what: string, packages: readonly string[]) =>
    packages.length > 0 ? [`${what}: ${packages.join(', ')}`] : [];
  const faults = [
    ...tell(
      'its notices lack',
      found.filter((name) => !listed.includes(name)),
    ),
    ...tell(
      'its notices name in vain',
      listed.filter((name) => !found.includes(name)),
    ),
  ];
  if (faults.length === 0) return undefined;
  return `The site holds code of other packages than src/outputs/artefacts/software/shippedPackages.ts lists; ${faults.join('; ')}`;
}

/** The places of the modules' packages below the outermost `node_modules`, in order. */
export function packagesOf(modules: readonly Module[]): string[] {
  const places = modules.flatMap(({ identifier = '', modules: inner = [] }) => [
    ...(inner.length > 0 ? [] : placeOf(identifier)),
    ...packagesOf(inner),
  ]);
  return [...new Set(places)].sort();
}

const PACKAGE = /(?:(?:^|[\\/])node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)+(?=[\\/])/;

/** The place of the package of a module; before its file its identifier has those of the loaders that read it. */
function placeOf(identifier: string): string[] {
  const file = identifier.split('!').at(-1) ?? '';
  const place = file.match(PACKAGE)?.[0];
  return place === undefined ? [] : [place.replaceAll('\\', '/').replace(/^\/?node_modules\//, '')];
}
