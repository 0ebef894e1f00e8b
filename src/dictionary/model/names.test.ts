import { expect, it } from 'vitest';
import { countEntitiesByName, nameKey } from './names';
import { compareLabels } from './labels';

const entity = (...names: string[]) => ({ fields: names.map((fieldName) => ({ fieldName })) });

it('takes names for one whatever their letter case and spaces', () => {
  expect(nameKey('  Client \t ID ')).toBe(nameKey('Client Id'));
  expect(nameKey('Client Id')).not.toBe(nameKey('ClientId'));
});

it('counts the entities that have a name, not the fields', () => {
  const count = countEntitiesByName([entity('Income', 'Income', 'Id'), entity('ID')]);
  expect([count('Income'), count('id'), count('Tax')]).toEqual([1, 2, 0]);
});

it('sorts labels as a person does', () => {
  const labels = ['Visit', 'eMAR', 'Eligibility 10', '834 Load', 'Eligibility 9', '277 Response'];
  expect(labels.sort(compareLabels)).toEqual([
    '277 Response',
    '834 Load',
    'Eligibility 9',
    'Eligibility 10',
    'eMAR',
    'Visit',
  ]);
});
