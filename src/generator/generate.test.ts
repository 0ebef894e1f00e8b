import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { DataError } from '../dictionary/problem';
import { entityYaml, fieldYaml, makeProject } from '../testing/dataFolder';
import { generate, summarize } from './generate';

let root: string;
const at = (file: string) => path.join(root, file);
const pages = () => fs.readdirSync(at('docs/entities')).sort();

beforeEach(() => {
  root = makeProject({
    'a.yaml': entityYaml('A', fieldYaml('Of A')),
    'b.yaml': entityYaml('B', fieldYaml('Of B')),
  });
});

it('writes a page and its data for each entity, and the editor’s schemas', () => {
  expect(summarize(generate(root))).toBe('2 entities, 2 fields: 2 written, 0 unchanged, 0 removed');
  expect(pages()).toEqual(['a.json', 'a.mdx', 'b.json', 'b.mdx']);
  expect(fs.readdirSync(at('data/schema'))).toContain('entity.schema.json');
});

it('writes nothing again where nothing has changed', () => {
  generate(root);
  const before = fs.statSync(at('docs/entities/a.mdx')).mtimeMs;
  expect(summarize(generate(root))).toBe('2 entities, 2 fields: 0 written, 2 unchanged, 0 removed');
  expect(fs.statSync(at('docs/entities/a.mdx')).mtimeMs).toBe(before);
});

it('writes only the entity that changed', () => {
  generate(root);
  fs.writeFileSync(at('data/entities/b.yaml'), entityYaml('B', fieldYaml('Other')));
  expect(summarize(generate(root))).toBe('2 entities, 2 fields: 1 written, 1 unchanged, 0 removed');
});

it('writes all that share a field name, for they say how many do', () => {
  fs.writeFileSync(at('data/entities/b.yaml'), entityYaml('B', fieldYaml('Of A')));
  generate(root);
  fs.rmSync(at('data/entities/b.yaml'));
  expect(summarize(generate(root))).toBe('1 entity, 1 field: 1 written, 0 unchanged, 1 removed');
});

it('removes the page of an entity that is gone, and no hand-written file', () => {
  generate(root);
  fs.writeFileSync(at('docs/entities/notes.mdx'), '# Written by hand\n');
  fs.rmSync(at('data/entities/b.yaml'));
  expect(summarize(generate(root))).toBe('1 entity, 1 field: 0 written, 1 unchanged, 1 removed');
  expect(pages()).toEqual(['a.json', 'a.mdx', 'notes.mdx']);
});

it('does not write over a hand-written page', () => {
  fs.mkdirSync(at('docs/entities'), { recursive: true });
  fs.writeFileSync(at('docs/entities/a.mdx'), '# Written by hand\n');
  expect(() => generate(root)).toThrow('docs/entities/a.mdx  is hand-written');
  expect(pages()).toEqual(['a.mdx']);
});

it('writes nothing where the data has a problem', () => {
  fs.writeFileSync(at('data/entities/b.yaml'), 'name: B\n');
  expect(() => generate(root)).toThrow(DataError);
  expect(fs.existsSync(at('docs/entities'))).toBe(false);
});

it('clears away what a killed run left behind', () => {
  generate(root);
  fs.writeFileSync(at('docs/entities/.a.mdx.123.tmp'), 'half');
  generate(root);
  expect(pages()).toEqual(['a.json', 'a.mdx', 'b.json', 'b.mdx']);
});
