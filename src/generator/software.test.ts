import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SHIPPED_PACKAGES } from '../outputs/artefacts/software/shippedPackages';
import { readSoftware } from './software';

const ROOT = path.join(__dirname, '../..');

/** A folder with a lock file of these packages. */
function locked(packages: Record<string, object>): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'software-'));
  const project = { name: 'project', version: '1.0.0' };
  fs.writeFileSync(path.join(root, 'package.json'), JSON.stringify(project));
  const lock = { ...project, lockfileVersion: 3, packages: { '': project, ...packages } };
  fs.writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(lock));
  return root;
}

it('reads the text of each license, and lists each shipped package among the materials', async () => {
  const software = await readSoftware(ROOT);
  expect(software?.shipped).toHaveLength(SHIPPED_PACKAGES.length);
  const silent = software?.shipped.filter(({ text }) => !/copyright|author: \w/i.test(text));
  expect(silent).toEqual([]);
  const { components } = JSON.parse(software?.billOfMaterials ?? '') as {
    components: { 'bom-ref': string }[];
  };
  const listed = components.map((component) => component['bom-ref'].replace(/^.*\|/, ''));
  for (const { name, version } of software!.shipped) expect(listed).toContain(`${name}@${version}`);
});

it('knows nothing of a folder without a lock file', async () => {
  expect(await readSoftware(os.tmpdir())).toBeUndefined();
});

it('tells a package that the lock file lacks, and one that is not installed', async () => {
  await expect(readSoftware(locked({}))).rejects.toThrow(
    /^package-lock\.json {2}has no package \S+, of which the site is to hold code/,
  );
  const packages = SHIPPED_PACKAGES.map((place) => [`node_modules/${place}`, { version: '1.0.0' }]);
  await expect(readSoftware(locked(Object.fromEntries(packages)))).rejects.toThrow(
    /^package-lock\.json {2}.*(is not installed; run npm ci|run npm install)/,
  );
});
