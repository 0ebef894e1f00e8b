import { execFile, execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { DataError } from '../../dictionary/model/problem';
import { entityYaml, fieldYaml, makeProject } from '../../testing/dataFolder';
import { generate, generatePages, summarize } from './generate';

let root: string;
const at = (file: string) => path.join(root, file);
const pages = () => fs.readdirSync(at('docs/entities')).sort();
const sorted = (files: readonly string[]) => [...files].sort();

beforeEach(() => {
  root = makeProject({
    'a.yaml': entityYaml('A', fieldYaml('Of A')),
    'b.yaml': entityYaml('B', fieldYaml('Of B')),
  });
});

it('writes a page and its data for each entity, then only what a change concerns', async () => {
  const generated = await generate(root);
  expect(generated.written).toHaveLength(generated.files.length);
  expect(summarize(generated)).toBe(
    `2 entities, 2 fields: ${generated.written.length} files written, 0 unchanged, 0 removed`,
  );
  expect(pages()).toEqual(['a.json', 'a.mdx', 'b.json', 'b.mdx']);
  expect(fs.readdirSync(at('data/schema'))).toContain('entity.schema.json');

  const yaml = fs.readFileSync(at('data/entities/b.yaml'), 'utf8');
  fs.writeFileSync(at('data/entities/b.yaml'), yaml.replace('exampleValue: 1', 'exampleValue: 2'));
  expect(sorted((await generate(root)).written)).toEqual([
    ...['docs/entities/b.json', 'docs/lists/custom-dictionary.js', 'static/downloads/SHA256SUMS'],
    ...['static/downloads/datapackage.json', 'static/downloads/dictionary.xlsx'],
    ...['static/downloads/ehi-convert.mjs', 'static/downloads/ehi-export-skill.zip'],
    ...['static/downloads/fields.csv', 'static/downloads/schema/all.schema.json'],
    ...['static/downloads/schema/b.schema.json', 'static/downloads/schema/lenient/b.schema.json'],
    ...['static/entities/b.md', 'static/llms-full.txt'],
  ]);

  fs.rmSync(at('data/entities/b.yaml'));
  expect(sorted((await generate(root)).removed)).toEqual([
    ...['docs/entities/b.json', 'docs/entities/b.mdx', 'static/downloads/schema/b.schema.json'],
    ...['static/downloads/schema/lenient/b.schema.json', 'static/entities/b.json'],
    'static/entities/b.md',
  ]);
  expect(pages()).toEqual(['a.json', 'a.mdx']);
});

it('writes nothing where the data has a problem', async () => {
  fs.writeFileSync(at('data/entities/b.yaml'), 'name: B\n');
  await expect(generate(root)).rejects.toThrow(DataError);
  expect(fs.existsSync(at('docs/entities'))).toBe(false);
});

const PACKED = path.join(__dirname, '../../../scripts/packed.mjs');

it('names what is no file to read, neither waits for it nor fails on it, and nor does the server', async () => {
  const odd = (name: string) => at(`data/entities/${name}.yaml`);
  execFileSync('mkfifo', [odd('pipe'), at('data/x.yaml')]);
  fs.symlinkSync('/dev/zero', odd('device'));
  fs.symlinkSync('loop.yaml', odd('loop'));
  fs.symlinkSync('nowhere', odd('dangling'));
  fs.mkdirSync(odd('folder'));
  fs.writeFileSync(odd('huge'), '');
  fs.truncateSync(odd('huge'), 3 * 1024 ** 3);
  const problems = `data/entities/dangling.yaml  is a link that leads nowhere; replace it by the file
data/entities/device.yaml  is no regular file but a pipe or device; replace it
data/entities/folder.yaml  is a folder; entities are files directly in data/entities
data/entities/huge.yaml  is over 1 MB; such a file is a few kB
data/entities/loop.yaml  is a link that leads back to itself; replace it by the file
data/entities/pipe.yaml  is no regular file but a pipe or device; replace it
data/x.yaml  is not read; an entity belongs in data/entities
7 problems in the data`;
  await expect(generate(root)).rejects.toThrow(problems);
  const { status, stdout, stderr } = spawnSync(process.execPath, [PACKED, 'run', 'start'], {
    ...{ cwd: root, encoding: 'utf8', timeout: 60_000 },
  });
  // Here is no site that a server could start.
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`).toContain(problems);
  expect(stderr).not.toContain('errno');
});

it('leaves the same files where two runs are made at once', async () => {
  // A command takes what it packs from where it runs.
  fs.mkdirSync(at('static'));
  for (const name of ['src', 'static/read.css']) fs.symlinkSync(path.resolve(name), at(name));
  const other = promisify(execFile)(process.execPath, [PACKED, 'run', 'generate'], { cwd: root });
  await Promise.all([other, generate(root)]);
  expect(summarize(await generate(root))).toMatch(/: 0 files written, \d+ unchanged, 0 removed/);
  expect((await generatePages(root)).written).toEqual([]);
});

it('gives numbers first of the codes, by size, and loses none, whatever they are, in all that it makes', async () => {
  const coded = (dataType: string, codes: string) =>
    fieldYaml(`Of ${dataType}`, '2', dataType).replace(
      /$/,
      `    values: {status: closed, codes: {${codes}}}\n`,
    );
  const fields = [
    coded('varchar', '10: ten, constructor: odd, 2: two, toString: late'),
    coded('integer', '10: ten, 2: two'),
  ];
  fs.writeFileSync(at('data/entities/a.yaml'), entityYaml('A', fields.join('')));
  await generate(root);
  const inOrder = /\b2\b[^]*?\b10\b[^]*?\bconstructor\b[^]*?\btoString\b/;
  const made = [
    ...['docs/entities/a.json', 'docs/lists/values.json', 'static/catalog.json'],
    ...['static/entities/a.md', 'static/downloads/values.csv', 'static/downloads/fields.csv'],
    ...['static/downloads/datapackage.json', 'static/downloads/types/ehi.d.ts'],
    ...['static/downloads/types/ehi.py', 'docs/lists/check-rules.json'],
  ].filter((file) => !inOrder.test(fs.readFileSync(at(file), 'utf8')));
  expect(made).toEqual([]);
  const schema = JSON.parse(
    fs.readFileSync(at('static/downloads/schema/a.schema.json'), 'utf8'),
  ) as { properties: Record<string, { enum: unknown[] }> };
  expect(schema.properties['Of varchar']!.enum).toEqual(['2', '10', 'constructor', 'toString']);
  expect(schema.properties['Of integer']!.enum).toEqual([2, 10]);
});
