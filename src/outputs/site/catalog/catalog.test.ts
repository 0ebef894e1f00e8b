import { expect, it } from 'vitest';
import { isGolden } from '../../../testing/golden';
import { readSample } from '../../../testing/sample/sample';
import { catalog } from './catalog';

isGolden(__dirname, catalog);

it('has an address that changes with its content, and only then', async () => {
  const { dictionary, inputs } = await readSample();
  const address = async (entities = dictionary.entities) =>
    (await catalog({ ...dictionary, entities }, inputs)).at(-1)?.content;
  expect(await address()).toBe(await address());
  expect(await address(dictionary.entities.slice(1))).not.toBe(await address());
});
