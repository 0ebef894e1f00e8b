import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readDamagedData } from '../../testing/damagedData';
import { entityYaml, fieldYaml, makeProject, SITE_YAML } from '../../testing/dataFolder';
import { loadFiles, loadIn, problemsIn, problemsOf } from '../../testing/loadProblems';
import { DataError } from '../model/problem';
import { loadSite } from './load';

const sound = entityYaml('A');

it('gives a frozen dictionary in the order of the menu', () => {
  const names = ['Visit', 'eMAR', '834 Load', '99 Response', 'Eligibility', 'Allergies'];
  const { entities, site } = loadFiles(
    Object.fromEntries(
      names.map((name) => [
        `${name.replace(' ', '-')}.yaml`,
        entityYaml(name, fieldYaml('X', '1', 'bit')),
      ]),
    ),
  );
  expect(entities.map(({ name }) => name)).toEqual([
    ...['99 Response', '834 Load', 'Allergies', 'Eligibility', 'eMAR', 'Visit'],
  ]);
  const [{ aliases, fields } = {}] = entities;
  for (const part of [site, entities, aliases, fields?.[0]?.values?.codes[0]]) {
    expect(Object.isFrozen(part)).toBe(true);
  }
});

it('allows a repeated field name where the file says so', () => {
  const twice = fieldYaml('Income') + fieldYaml('Income');
  const yaml = entityYaml('A', twice).replace('fields:', 'repeatedFieldNames: [Income]\nfields:');
  const { entities } = loadFiles({ 'a.yaml': yaml });
  expect(entities[0]?.fields.map(({ anchor }) => anchor)).toEqual(['income', 'income-2']);
});

describe('of data/entities', () => {
  it('is every file read but what editors leave there', () => {
    const files = { 'b.yaml': entityYaml('B'), 'a.yaml': sound, 'a.yaml~': 'x', '..a.yaml': 'x' };
    expect(loadFiles(files).entities.map(({ slug }) => slug)).toEqual(['a', 'b']);
  });

  it('is a folder reported, and the rest read', () => {
    const root = makeProject({ 'a.yaml': sound.replace('integer', 'integr') });
    fs.mkdirSync(path.join(root, 'data/entities/more.yaml'));
    expect(problemsIn(root)).toEqual([
      expect.stringContaining('data/entities/a.yaml:10:15'),
      'data/entities/more.yaml  is a folder; entities are files directly in data/entities',
      '2 problems in the data',
    ]);
  });

  it('may nothing be there yet, and must be a folder', () => {
    const root = makeProject({});
    fs.rmdirSync(path.join(root, 'data/entities'));
    expect(problemsIn(root)).toEqual([]);
    fs.writeFileSync(path.join(root, 'data/entities'), 'x');
    expect(problemsIn(root)[0]).toMatch(/^data\/entities {2}is no folder; move the file away/);
  });
});

it('reports each shared file that is missing, with the problems of the others', () => {
  const root = makeProject({ 'a.yaml': sound.replace('integer', 'integr') });
  fs.rmSync(path.join(root, 'data/search.yaml'));
  fs.rmSync(path.join(root, 'data/site.yaml'));
  expect(problemsIn(root).map((line) => line.slice(0, 40).trim())).toEqual([
    'data/entities/a.yaml:10:15  fields[0].da',
    'data/search.yaml  is missing',
    'data/site.yaml  is missing',
    '3 problems in the data',
  ]);
});

it('reads the file of the site alone, and has other names while somebody mends it', () => {
  const root = makeProject({ 'a.yaml': 'no entity' });
  expect(loadSite(path.join(root, 'data')).copyrightYear).toBe(2023);
  fs.writeFileSync(path.join(root, 'data/site.yaml'), SITE_YAML.replace('2023', '23'));
  expect(loadSite(path.join(root, 'data'))).toEqual({
    ...{ title: 'EHI Export | Documentation', shortTitle: 'EHI Export', provider: '' },
    ...{ copyrightYear: 2023, versionLabel: 'no version' },
  });
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => loadSite(path.join(root, 'data'))).toThrow(DataError);
  vi.unstubAllEnvs();
});

it('names the publisher that the environment of a deployment names first', () => {
  const publisher = 'publisher: {name: A, contact: b@example.org}\n';
  const root = makeProject({}, { site: SITE_YAML + publisher });
  vi.stubEnv('PUBLISHER_NAME', 'C');
  vi.stubEnv('PUBLISHER_CONTACT', '');
  for (const site of [loadSite(path.join(root, 'data')), loadIn(root).site]) {
    expect(site.publisher).toEqual({ name: 'C', contact: 'b@example.org' });
  }
  vi.unstubAllEnvs();
});

it('takes a file of a megabyte, and no larger one', () => {
  const limit = 1024 * 1024;
  const filled = (bytes: number) => sound + '#'.repeat(bytes - Buffer.byteLength(sound));
  expect(problemsOf({ 'a.yaml': filled(limit) })).toEqual([]);
  expect(problemsOf({ 'a.yaml': filled(limit + 1) })[0]).toBe(
    'data/entities/a.yaml  is over 1 MB; such a file is a few kB',
  );
});

it('takes a byte order mark and Windows line ends', () => {
  const { entities } = loadFiles({ 'a.yaml': `\ufeff${sound.replaceAll('\n', '\r\n')}` });
  expect(entities[0]).toMatchObject({ name: 'A', description: 'What a record is.' });
});

it('finds what is wrong with damaged files, in a place of the file, and never throws', () => {
  const { files, refused, ...problems } = readDamagedData(200, 20261121);
  expect(problems).toEqual({ uncaught: [], outside: [], polluted: [] });
  expect(refused).toBeGreaterThan(files / 2);
});
