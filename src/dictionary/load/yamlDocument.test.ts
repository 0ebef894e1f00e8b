import { describe, expect, it } from 'vitest';
import { casesOf } from '../../testing/cases';
import { readYamlDocument } from './yamlDocument';

const cases = casesOf('src/dictionary/load/yamlDocument') as Record<
  'data' | 'problems',
  Record<string, string | null>
>;

const dataOf = (text: string) => JSON.parse(JSON.stringify(readYamlDocument(text).data ?? null));

/** What is wrong with a text: `line:column path message`. */
const problemsIn = (text: string) =>
  readYamlDocument(text).problems.map(
    ({ position: { line, column }, path, message }) =>
      `${line}:${column} ${path.join('.')} ${message}`,
  );

describe('the data', () => {
  it.each(Object.entries(cases.data))('%j is read as it is spelled', (written, read) => {
    expect(dataOf(`key: ${written}`)).toEqual({ key: read });
  });

  it('has lists and groups in any style', () => {
    expect(dataOf('a:\n  - b: [1, {c: 2}]\n  - [x]\nd: {}\ne: []\n')).toEqual({
      a: [{ b: ['1', { c: '2' }] }, ['x']],
      d: {},
      e: [],
    });
  });

  it('is nothing for a text of comments', () => {
    expect(readYamlDocument('# nothing\n')).toMatchObject({ problems: [] });
    expect(dataOf('# nothing\n')).toBeNull();
  });

  it('has keys that mean nothing to it', () => {
    const { data } = readYamlDocument('__proto__: {x: 1}\nconstructor: 2\nnull: 3\n');
    expect(Object.keys(data as object)).toEqual(['__proto__', 'constructor', 'null']);
  });
});

describe('a problem is reported for', () => {
  it.each(Object.entries(cases.problems))('%j', (text, problem) => {
    expect(problemsIn(text)).toEqual([problem]);
  });

  it('an alias, beside its anchor', () => {
    expect(problemsIn('a: &x 1\nb: *x')).toEqual([
      expect.stringMatching(/^1:4 a uses a YAML anchor/),
      '2:4 b uses a YAML alias (*name), which is not allowed here; write the value out',
    ]);
  });

  it('what is no YAML, where it stops to be', () => {
    expect(problemsIn('a: 1\nb: [1\nc: }')).toEqual([
      expect.stringMatching(/^3:\d+ {2}is not valid YAML: ./),
    ]);
  });

  it('no other YAML: all of it is read', () => {
    expect(problemsIn('a: 1\nb:\n  a: 1\n  c: [1, 1]\n')).toEqual([]);
  });
});

it('refuses what is nested deeper than any data', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect(problemsIn(`a: ${nested(15)}`)).toEqual([]);
  expect(problemsIn(`a: ${nested(30)}`)).toHaveLength(1);
});

describe('a position is', () => {
  const { positionOf, positionOfKey } = readYamlDocument(
    `a: one\nb:\n  - c: 'two'\n    d: "three"\n  - [x, yz]\ne:\nf: {g: öö, h: last}\n`,
  );
  const at = ({ line, column }: { line: number; column: number }) => `${line}:${column}`;

  it.each([
    [[], '1:1'],
    [['a'], '1:4'],
    [['b'], '3:3'],
    [['b', 0], '3:5'],
    [['b', 0, 'c'], '3:8'],
    [['b', 0, 'd'], '4:8'],
    [['b', 1, 1], '5:9'],
    [['e'], '6:1'],
    [['f', 'h'], '7:15'],
  ])('that of a value, %j', (path, place) => {
    expect(at(positionOf(path))).toBe(place);
  });

  it.each([
    [['a', 'b'], '1:4'],
    [['b', 7, 'c'], '3:3'],
    [['nowhere'], '1:1'],
  ])('that of what is around it where there is none, %j', (path, place) => {
    expect(at(positionOf(path))).toBe(place);
  });

  it.each([
    [['a'], '1:1'],
    [['b', 0, 'd'], '4:5'],
    [['f', 'h'], '7:12'],
    [['b', 0, 'nowhere'], '3:5'],
    [['b', 0], '3:3'],
  ])('that of a key, %j', (path, place) => {
    expect(at(positionOfKey(path))).toBe(place);
  });

  it('the beginning, where nothing could be read', () => {
    const empty = readYamlDocument('# nothing');
    expect([empty.positionOf(['a']), empty.positionOfKey(['a'])].map(at)).toEqual(['1:1', '1:1']);
  });
});

it('takes a whole character from two escapes', () => {
  expect(readYamlDocument('name: "\\uD83D\\uDE00"').problems).toEqual([]);
});
