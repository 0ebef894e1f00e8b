import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { entityYaml, makeProject, SITE_YAML } from '../../testing/dataFolder';
import { loadFiles, problemsIn, problemsOf } from '../../testing/loadProblems';
import { DataError } from '../model/problem';
import { loadSite } from './load';

const sound = entityYaml('A');

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

  it('may nothing be there yet', () => {
    const root = makeProject({});
    fs.rmdirSync(path.join(root, 'data/entities'));
    expect(problemsIn(root)).toEqual([]);
  });

  it('is refused where it is a file', () => {
    const root = makeProject({});
    fs.rmdirSync(path.join(root, 'data/entities'));
    fs.writeFileSync(path.join(root, 'data/entities'), 'x');
    expect(problemsIn(root)[0]).toMatch(/^data\/entities {2}is no folder; move the file away/);
  });

  it('are two entities of one name reported, whatever the letter case', () => {
    const files = { 'a.yaml': sound, 'b.yaml': entityYaml('B').replace('name: B', 'name: a') };
    expect(problemsOf(files)[0]).toBe(
      'data/entities/b.yaml:1:7  name  "a" is also the name of data/entities/a.yaml',
    );
  });

  it('are of very many problems of a file the first reported, and how many more', () => {
    const many = `${sound.replace(/fields:[^]*/, '')}fields:\n${'  - {}\n'.repeat(60)}`;
    const lines = problemsOf({ 'a.yaml': many });
    expect(lines).toHaveLength(102);
    expect(lines.at(-2)).toMatch(/^data\/entities\/a\.yaml {2}and [\d,]+ more problems$/);
  });

  it.each([
    ['README.yaml', /"README" has a meaning of its own to the site; choose another slug/],
    ['a--b.yaml', /"a--b" is not a slug: use letters, digits and single hyphens/],
    ['-a.yaml', /"-a" is not a slug/],
    ['a-.yaml', /"a-" is not a slug/],
    ['ä.yaml', /"ä" is not a slug/],
    ['Aux.yaml', /"Aux" cannot be the name of a file on Windows; choose another slug/],
    ['lpt1.yaml', /"lpt1" cannot be the name of a file on Windows/],
    ['COM2.yaml', /"COM2" cannot be the name of a file on Windows/],
  ])('is %s no name for a file', (name, message) => {
    expect(problemsOf({ [name]: sound })[0]).toMatch(message);
  });

  it('is a name that only begins or ends like one of Windows’ own', () => {
    const files = { 'console.yaml': sound, 'marcon.yaml': sound.replace('A', 'B') };
    expect(problemsOf(files).filter((line) => line.includes('Windows'))).toEqual([]);
  });

  it('suggests the keys of every part of a file', () => {
    const misspelled = sound
      .replace('isCustomOnly', 'isCustomOly')
      .replace('    description', '    descripton')
      .replace('fileName', 'filename');
    expect(
      problemsOf({ 'a.yaml': misspelled }).filter((line) => /did you mean/.test(line)),
    ).toEqual([
      expect.stringMatching(/:2:1 {2}filename {2}is not a key .*; did you mean "fileName"\?$/),
      expect.stringMatching(/:5:3 {2}customConfiguration\.isCustomOly .* "isCustomOnly"\?$/),
      expect.stringMatching(/:13:5 {2}fields\[0\]\.descripton .* "description"\?$/),
    ]);
  });
});

describe('of the shared files', () => {
  it('is each reported that is missing, with the problems of the others', () => {
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

  it('can the site’s be read alone', () => {
    const root = makeProject({ 'a.yaml': 'no entity' });
    expect(loadSite(path.join(root, 'data')).copyrightYear).toBe(2023);
    fs.writeFileSync(path.join(root, 'data/site.yaml'), SITE_YAML.replace('2023', '23'));
    expect(() => loadSite(path.join(root, 'data'))).toThrow(DataError);
  });
});

it('may be as large as a megabyte, and no larger', () => {
  const limit = 1024 * 1024;
  const filled = (bytes: number) => sound + '#'.repeat(bytes - Buffer.byteLength(sound));
  expect(problemsOf({ 'a.yaml': filled(limit) })).toEqual([]);
  expect(problemsOf({ 'a.yaml': filled(limit + 1) })[0]).toBe(
    'data/entities/a.yaml  is over 1 MB; such a file is a few kB',
  );
});

it('may begin with a byte order mark and have Windows line ends', () => {
  const { entities } = loadFiles({ 'a.yaml': `\ufeff${sound.replaceAll('\n', '\r\n')}` });
  expect(entities[0]).toMatchObject({ name: 'A', description: 'What a record is.' });
});
