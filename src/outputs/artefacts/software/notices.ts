import type { ShippedPackage } from '../../output';

const RULE = '-'.repeat(80);

/** The licenses of other people’s code that the site and its programs hold, with their whole texts. */
export function notices(packages: readonly ShippedPackage[]): string {
  const parts = packages.map(({ name, version, license, text }) => {
    return `${RULE}\n${name} ${version}, ${license}\n\n${text}\n`;
  });
  return `Generated from package-lock.json and the packages that it names.

The scripts and styles of this site hold code of these ${packages.length} packages. Each is here under its own
license, with its copyright notice. The site’s own code and texts have licenses of their own.

${parts.join('\n')}`;
}
