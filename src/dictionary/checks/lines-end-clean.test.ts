import { expect, it } from 'vitest';
import { fixed, problemsOf } from '../../testing/brokenRules';
import { entityYaml, makeProject } from '../../testing/dataFolder';
import { linesEndClean } from './lines-end-clean';

const sound = entityYaml('A');
const untidy = `${sound.replace('name: A\n', 'name: A  \n')}\n\n`;

it('finds spaces at the end of a line, and empty lines at the end of a file', () => {
  expect(problemsOf(linesEndClean, { 'a.yaml': sound })).toEqual([]);
  expect(problemsOf(linesEndClean, { 'a.yaml': untidy })).toEqual([
    'data/entities/a.yaml:1:1  ends with what nobody sees; run npm run check -- --fix',
    'data/entities/a.yaml:14:1  ends with what nobody sees; run npm run check -- --fix',
  ]);
});

it('takes them away', () => {
  const root = makeProject({ 'a.yaml': untidy });
  expect(fixed(linesEndClean, root)).toEqual({ 'data/entities/a.yaml': sound });
});
