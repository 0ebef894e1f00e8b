import Ajv from 'ajv/dist/2020';
import { expect, it } from 'vitest';
import { VALUE_STATUSES } from '../../../dictionary/model/valueStatuses';
import { dictionary, guides } from '../../../testing/guides/projectGuides';
import { readSample } from '../../../testing/sample/sample';
import { catalog } from '../../site/catalog/catalog';
import { catalogSchema } from './catalogSchema';

it('says exactly what the catalog holds', async () => {
  const [schema] = await catalogSchema(dictionary, { guides });
  const validate = new Ajv({ allErrors: true }).compile(JSON.parse(String(schema?.content)));
  expect(String(schema?.content)).toContain(VALUE_STATUSES.closed.means);
  for (const of of [{ dictionary, inputs: { guides } }, await readSample()]) {
    const [file] = await catalog(of.dictionary, of.inputs);
    validate(JSON.parse(String(file?.content)));
    expect(validate.errors).toBeNull();
  }
  validate({ version: 2, entities: [{}] });
  const missing = (validate.errors ?? []).flatMap(({ instancePath, params }) =>
    instancePath === '/entities/0' && 'missingProperty' in params ? [params.missingProperty] : [],
  );
  // Few entities have other words, or nothing but custom fields.
  expect(missing).toEqual(['slug', 'name', 'fileName', 'area', 'description', 'fields']);
});
