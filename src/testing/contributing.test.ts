import fs from 'node:fs';
import { expect, it } from 'vitest';

const CONTRIBUTING = fs.readFileSync('CONTRIBUTING.md', 'utf8');

/** What the table under a heading has in backticks in its first column. */
function firstColumn(heading: string): string[] {
  const section = CONTRIBUTING.split(/^## /m).find((text) => text.startsWith(heading)) ?? '';
  const cells = [...section.matchAll(/^\| (`.*?) +\|/gm)].map(([, cell]) => cell ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));
}

it('explains each dependency, and no other', () => {
  const { dependencies, devDependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  expect(firstColumn('Dependencies').sort()).toEqual(packages.sort());
});

it('has every folder of the house on its map', () => {
  const folders = fs
    .readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}/`);
  const map = firstColumn('Map of the folders');
  expect(map.filter((folder) => !fs.existsSync(folder))).toEqual([]);
  expect(folders.filter((folder) => !map.includes(folder))).toEqual([]);
});
