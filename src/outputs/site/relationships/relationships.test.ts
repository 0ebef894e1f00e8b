import { expect, it } from 'vitest';
import { isGolden } from '../../../testing/golden';
import { readSample } from '../../../testing/sample/sample';
import { joinsCsv, relationships } from './relationships';

isGolden(__dirname, relationships);

it('spells every join on a line of the CSV file', async () => {
  const { dictionary } = await readSample();
  const { path, content } = joinsCsv(dictionary);
  expect(path).toBe('static/downloads/joins.csv');
  const [heading, ...lines] = String(content).trimEnd().split('\r\n');
  expect(heading?.split(',').slice(0, 7).join()).toBe(
    'entity slug,entity,field,condition,leads to entity slug,leads to entity,leads to field',
  );
  expect(lines).toHaveLength(dictionary.relationships.joins.length);
  expect(lines.length).toBeGreaterThan(0);
});
