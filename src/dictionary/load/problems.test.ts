import path from 'node:path';
import { expect, it } from 'vitest';
import { textsOf } from '../../testing/cases';
import { problemsOf } from '../../testing/loadProblems';

/** Pairs of a text in the sound entity and another in its place, or a whole file. */
type Edits = string[] | string;

const { sound, replaced, added, projects } = textsOf(path.join(__dirname, 'problems')) as {
  sound: string;
  replaced: Record<string, Edits>;
  added: Record<string, string>;
  projects: {
    says: string[];
    entities?: Record<string, Edits>;
    data?: Record<string, string | object>;
  }[];
};

function edited(edits: Edits): string {
  if (typeof edits === 'string') return edits;
  const [from, to = '', ...more] = edits;
  return from === undefined ? sound : edited(more).replace(from, to);
}

/** What is said of the files beside the count: place, path and message. */
const said = (entities: Record<string, Edits>, data?: Record<string, string | object>) => {
  const files = Object.entries(entities).map(([name, edits]) => [name, edited(edits)]);
  return problemsOf(Object.fromEntries(files), data).slice(0, -1);
};

it('says nothing of a sound entity', () => {
  expect(said({ 'a.yaml': [] })).toEqual([]);
});

it.each(Object.entries(replaced))('%s', (message, edits) => {
  expect(said({ 'a.yaml': edits })).toContain(`data/entities/a.yaml:${message}`);
});

it.each(Object.entries(added))('%s', (message, line) => {
  const edits = ['area:', `    ${line}\narea:`];
  expect(said({ 'a.yaml': edits })).toEqual([`data/entities/a.yaml:${message}`]);
});

it('takes no half of a question for one', () => {
  const words = 'although and as because but if nor or since so than that then though unless'.split(
    ' ',
  );
  const open = words.map((word) => `${word} it is`).join(', ');
  const lines = said({ 'a.yaml': ['area:', `    open: [which one, ${open}]\narea:`] });
  expect(lines.map((line) => /"(\w+) it is" is half a question/.exec(line)?.[1])).toEqual(words);
});

it.each(projects)('$says.0', ({ says, entities = { 'a.yaml': [] }, data }) => {
  expect(said(entities, data)).toEqual(says);
});
