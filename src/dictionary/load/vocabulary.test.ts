import path from 'node:path';
import { expect, it } from 'vitest';
import { entityYaml, fieldYaml, makeProject } from '../../testing/dataFolder';
import { DataError } from '../model/problem';
import { loadDictionary } from './load';

const undescribed = (name: string) => fieldYaml(name).replace(/ {4}description.*\n/, '');

/** What is said of entities whose vocabulary describes Client Id, or what else is given. */
function problemsOf(
  entities: Record<string, string>,
  vocabulary = 'fields: [{fieldName: Client Id, description: Whom it is about.}]',
): string[] {
  try {
    loadDictionary(path.join(makeProject(entities, { vocabulary }), 'data'));
    return [];
  } catch (error) {
    return (error as DataError).message.split('\n').slice(0, -1);
  }
}

const UNUSED = 'data/vocabulary.yaml:1:22  fields[0].fieldName  "Client Id" is used by no entity';

it('tells an entry that no field draws on', () => {
  expect(problemsOf({ 'a.yaml': entityYaml('A') })).toEqual([`${UNUSED}; remove it`]);
});

it('tells only the fault of the file whose field is the only one to draw on an entry', () => {
  const broken = entityYaml('A', undescribed('Client Id').replace('integer', 'integr'));
  expect(problemsOf({ 'a.yaml': broken })).toEqual([
    expect.stringMatching(
      /^data\/entities\/a\.yaml:10:15 {2}fields\[0\]\.dataType {2}"integr" is not/,
    ),
  ]);
});

it('keeps an entry of which only the values are used', () => {
  const vocabulary =
    'fields: [{fieldName: Client Id, description: Said, values: {status: unknown}}]';
  expect(problemsOf({ 'a.yaml': entityYaml('A') }, vocabulary)).toEqual([]);
  const own = entityYaml('A', `${fieldYaml('Client Id')}    values: {status: agency-defined}\n`);
  expect(problemsOf({ 'a.yaml': own }, vocabulary)).toEqual([`${UNUSED}; remove it`]);
});

it('says which name a misspelt entry means', () => {
  expect(
    problemsOf(
      { 'a.yaml': entityYaml('A', undescribed('Client Id')) },
      'fields: [{fieldName: Cleint Id, description: Whom it is about.}]',
    ),
  ).toContain(
    'data/vocabulary.yaml:1:22  fields[0].fieldName  "Cleint Id" is used by no entity; did you mean "Client Id"?',
  );
});

it('tells a name that is given twice', () => {
  const twice =
    'fields:\n  - {fieldName: Client Id, description: One.}\n  - {fieldName: Client Id, description: Two.}';
  expect(problemsOf({ 'a.yaml': entityYaml('A', undescribed('Client Id')) }, twice)).toEqual([
    'data/vocabulary.yaml:3:17  fields[1].fieldName  "Client Id" is given twice; keep one',
  ]);
});
