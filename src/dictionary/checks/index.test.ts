import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkedData, field } from '../../testing/brokenRules';
import { entityYaml, makeProject } from '../../testing/dataFolder';
import { checkContent, RULES } from './index';

describe('each rule', () => {
  const files = fs.readdirSync(__dirname).filter((name) => /^(?!index|all)[a-z-]+\.ts$/.test(name));

  it('is a file that is called by its name, and all of them are listed', () => {
    expect(RULES.map(({ name }) => `${name}.ts`).sort()).toEqual(files.sort());
  });

  it.each(RULES)(
    '$name has a test beside it, and a description of one line',
    ({ name, description }) => {
      expect(fs.existsSync(`${__dirname}/${name}.test.ts`)).toBe(true);
      expect(description).toMatch(/^[^\n]{10,100}\.$/);
    },
  );
});

it('names the broken rule, and tells a text of the vocabulary once', () => {
  const fields = field('Client Id').replace(/ {4}description.*\n/, '');
  const root = makeProject(
    { 'a.yaml': entityYaml('A', fields), 'b.yaml': entityYaml('B', fields) },
    {
      vocabulary:
        'fields:\n  - {fieldName: Client Id, description: Id of the client., describedBy: site}\n',
    },
  );
  const ofRule = checkContent(checkedData(root)).errors.filter(
    ({ file }) => file === 'data/vocabulary.yaml',
  );
  expect(ofRule.map(({ rule }) => rule)).toEqual(['description-adds-to-name']);
});
