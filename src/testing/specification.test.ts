import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SPECIFICATION = fs.readFileSync('SPECIFICATION.md', 'utf8');

const filesOf = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** The numbers of its rules: `2.1`, `2.2`, `3.1`. */
const rules = SPECIFICATION.split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const chapter = section.match(/^\d+/)?.[0];
    return [...section.matchAll(/^(\d+)\. /gm)].slice(1).map(([, rule]) => `${chapter}.${rule}`);
  });

it('names tests that are there', () => {
  const named = [...SPECIFICATION.matchAll(/`((?:src|e2e)\/[^`]+)`/g)].map(
    ([, file]) => file ?? '',
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((file) => !fs.existsSync(file))).toEqual([]);
});

it('has the rules that the code cites', () => {
  const cited = ['src', 'scripts', 'e2e'].flatMap(filesOf).flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    return [...text.matchAll(/SPECIFICATION (\d+\.\d+)/g)].map(([, rule]) => `${rule} in ${file}`);
  });
  expect(cited.length).toBeGreaterThan(5);
  expect(cited.filter((each) => !rules.includes(each.split(' ')[0] ?? ''))).toEqual([]);
});
