import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const CONTRIBUTING = fs.readFileSync('CONTRIBUTING.md', 'utf8');

/** How many files without tests a room has before it must explain itself. */
const MOST_UNEXPLAINED = 10;

const isSource = (name: string) => /(?<!\.test)\.tsx?$|\.css$/.test(name);

const foldersOf = (folder: string) =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

const sizeOf = (folder: string) =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource).length;

const rooms = foldersOf('src');
const largeRooms = rooms.filter((room) => sizeOf(room) > MOST_UNEXPLAINED);

/** All pages for people who change the code. */
const handbooks = [
  'CONTRIBUTING.md',
  ...['src', 'docs', 'data'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md') && !name.includes('__golden__'))
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))),
  ),
];

/** What the lines of a section's list name before their colon. */
function namesListed(heading: string): string[] {
  return [...sectionOf(heading).matchAll(/^- (`.*?`):/gm)].flatMap(([, names]) =>
    quoted(names ?? ''),
  );
}

const sectionOf = (heading: string) =>
  CONTRIBUTING.split(/^## /m).find((text) => text.startsWith(heading)) ?? '';

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');

describe('CONTRIBUTING', () => {
  it('can be read before a first change', () => {
    expect(Buffer.byteLength(CONTRIBUTING)).toBeLessThanOrEqual(8 * 1024);
  });

  it('gives reasons for dependencies that are there', () => {
    const { dependencies, devDependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
    const named = namesListed('Dependencies');
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in { ...dependencies, ...devDependencies }))).toEqual([]);
  });

  it('has every folder of the house on its map', () => {
    const map = namesListed('Map of the folders');
    expect(map.filter((folder) => !fs.existsSync(folder))).toEqual([]);
    expect(rooms.filter((room) => !map.includes(`${room}/`))).toEqual([]);
  });
});

it.each(largeRooms)('%s says first what it knows and what it may not know', (room) => {
  const readme = path.join(room, 'README.md');
  expect(fs.existsSync(readme), `${readme} is missing`).toBe(true);
  const [title, first] = fs.readFileSync(readme, 'utf8').split('\n\n');
  expect(title).toMatch(new RegExp(`^# ${room}: `));
  expect(first).toMatch(/^Knows [^;]+;\smay not /);
});

it.each(handbooks)('%s names files and pages that are there', (handbook) => {
  const text = fs.readFileSync(handbook, 'utf8');
  const paths = quoted(text).filter((name) =>
    /^(src|data|docs|scripts|e2e|static)\/[\w./-]+$/.test(name),
  );
  const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, to]) =>
    path.join(path.dirname(handbook), to ?? ''),
  );
  expect([...paths, ...links].filter((name) => !isThere(name))).toEqual([]);
});

/** Generated folders are there once the generator has run. */
const isThere = (name: string) =>
  /^(docs\/(entities|lists)|data\/schema|static\/(entities|guides|downloads))/.test(name) ||
  fs.existsSync(name);
