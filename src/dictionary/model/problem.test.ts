import { expect, it } from 'vitest';
import { counted } from './counted';
import { DataError, formatProblem, problemCount, type Problem } from './problem';
import { todoFacts } from './dictionary';

const problem = (file: string, line?: number, column = 1): Problem => ({
  file,
  position: line === undefined ? undefined : { line, column },
  path: 'name',
  message: 'is wrong',
});

it('names file, line, column, place and what is wrong', () => {
  expect(formatProblem(problem('data/a.yaml', 3, 7))).toBe('data/a.yaml:3:7  name  is wrong');
  expect(formatProblem({ file: 'data/a.yaml', path: '', message: 'is empty' })).toBe(
    'data/a.yaml  is empty',
  );
  expect(formatProblem({ ...problem('data/a.yaml', 3, 7), rule: 'plain-words' })).toBe(
    'data/a.yaml:3:7  name  is wrong (plain-words)',
  );
});

it('spells out what a terminal would obey, and cuts what is endless', () => {
  const key = { ...problem('data/a.yaml', 1), path: `\x1b[2J\n${'a'.repeat(1_000_000)}` };
  const line = formatProblem(key);
  expect(line).toMatch(/^data\/a\.yaml:1:1 {2}\\x1b\[2J\\x0aaaa.*a… {2}is wrong$/);
  expect(line.length).toBeLessThan(1000);
});

it('lists all problems in the order of files, lines and columns, and counts them', () => {
  const error = new DataError([
    problem('data/b.yaml', 1),
    problem('data/a.yaml', 10),
    problem('data/a.yaml', 9, 20),
    problem('data/a.yaml', 9, 3),
    problem('data/a.yaml'),
    problem('data/b.yaml'),
    problem('data/b.yaml'),
  ]);
  expect(error.message.replaceAll('  name  is wrong', '').split('\n')).toEqual([
    'data/a.yaml',
    'data/a.yaml:9:3',
    'data/a.yaml:9:20',
    'data/a.yaml:10:1',
    'data/b.yaml',
    'data/b.yaml',
    'data/b.yaml:1:1',
    '7 problems in the data',
  ]);
  expect(error.problems).toHaveLength(7);
  expect(error.name).toBe('DataError');
});

it('says where problems are that are not in the data', () => {
  expect(problemCount([problem('data/a.yaml')])).toBe('1 problem in the data');
  expect(problemCount([problem('data/a.yaml'), problem('docs/a.mdx')])).toBe('2 problems');
  expect(problemCount([problem('data/schema/a.json')])).toBe('1 problem');
  expect(problemCount([problem('docs/data/a.mdx')])).toBe('1 problem');
});

it('counts in words', () => {
  const fields = [1, 0, 2035].map((count) => counted(count, 'field'));
  const entities = [1, 2].map((count) => counted(count, 'entity', 'entities'));
  expect(fields.join('; ')).toBe('1 field; 0 fields; 2,035 fields');
  expect(entities.join('; ')).toBe('1 entity; 2 entities');
});

it('knows what is still to do: data type, example and description, in exactly that word', () => {
  const done = { dataType: 'integer', exampleValue: '1', description: 'Says TODO.' } as const;
  expect(todoFacts(done)).toEqual([]);
  expect(todoFacts({ dataType: 'TODO', exampleValue: 'TODO', description: 'TODO' })).toEqual([
    'dataType',
    'exampleValue',
    'description',
  ]);
  expect(todoFacts({ ...done, exampleValue: 'TODO' })).toEqual(['exampleValue']);
});
