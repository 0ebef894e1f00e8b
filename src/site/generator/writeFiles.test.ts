import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeFolder } from '../../testing/guides/exportFolder';
import { writeFiles } from './writeFiles';

const BYTES = Uint8Array.of(0, 0xff, 0x80);
const FILES = [
  { path: 'docs/entities/a.mdx', content: 'A' },
  { path: 'static/downloads/ddl/a.bin', content: BYTES },
  { path: 'static/catalog.json', content: '{}' },
];
const PATHS = FILES.map((file) => file.path);

let root: string;
const at = (file: string) => path.join(root, file);
const write = () => writeFiles(root, FILES);
const put = (file: string, content = 'something') => {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.writeFileSync(at(file), content);
};
const everything = () =>
  fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();

beforeEach(() => {
  root = makeFolder({});
});

it('writes texts and bytes, in folders that it makes', () => {
  expect(write()).toEqual({ written: PATHS, unchanged: [], removed: [] });
  expect(fs.readFileSync(at('docs/entities/a.mdx'), 'utf8')).toBe('A');
  expect(new Uint8Array(fs.readFileSync(at('static/downloads/ddl/a.bin')))).toEqual(BYTES);
  expect(everything()).toEqual([...PATHS].sort());
});

it('writes nothing again while its bytes are the same', () => {
  write();
  const longAgo = new Date(2020, 0, 1);
  for (const file of PATHS) fs.utimesSync(at(file), longAgo, longAgo);
  expect(write()).toEqual({ written: [], unchanged: PATHS, removed: [] });
  expect(PATHS.map((file) => fs.statSync(at(file)).mtime)).toEqual(PATHS.map(() => longAgo));
});

it('puts right what a killed run has left half written, or never written', () => {
  put('docs/entities/a.mdx', '');
  put('static/catalog.json', '{');
  expect(write()).toEqual({ written: PATHS, unchanged: [], removed: [] });
  expect(fs.readFileSync(at('docs/entities/a.mdx'), 'utf8')).toBe('A');
  expect(fs.readFileSync(at('static/catalog.json'), 'utf8')).toBe('{}');
});

it('removes whatever else is in its folders, at any depth, and nothing beside them', () => {
  const strays = [
    ...['docs/entities/gone.mdx', 'docs/lists/gone.json', 'static/entities/gone.md'],
    ...['static/guides/gone.md', 'static/downloads/old/ddl/gone.sql', 'data/schema/gone.json'],
  ];
  const others = ['docs/intro.mdx', 'docs/entities-by-hand/a.mdx', 'static/check.css'];
  [...strays, ...others].forEach((file) => put(file));
  expect(write().removed).toEqual(strays);
  expect(everything()).toEqual([...PATHS, ...others].sort());
});

it('removes nothing from folders of which it makes only some files', () => {
  ['docs/entities/gone.mdx', 'static/downloads/kept.csv'].forEach((file) => put(file));
  expect(writeFiles(root, FILES, ['docs/entities']).removed).toEqual(['docs/entities/gone.mdx']);
  expect(everything()).toContain('static/downloads/kept.csv');
});
