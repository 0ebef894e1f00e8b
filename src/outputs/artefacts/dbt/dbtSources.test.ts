import { load } from 'js-yaml';
import { expect, it } from 'vitest';
import { isGolden } from '../../../testing/golden';
import { readSample } from '../../../testing/sample/sample';
import { dbtSources } from './dbtSources';

isGolden(__dirname, dbtSources);

it('has nothing that dbt would run in its texts', async () => {
  const { dictionary, inputs } = await readSample();
  const description = '{{ env }} {% x %}';
  const entities = dictionary.entities.map((entity) => ({ ...entity, description }));
  const [file] = await dbtSources.render({ ...dictionary, entities }, inputs);
  expect(load(String(file?.content))).toMatchObject({
    sources: [{ tables: entities.map(() => ({ description: '{ { env }} { % x %}' })) }],
  });
});
