import Ajv, { type ErrorObject } from 'ajv/dist/2020';
import { it } from 'vitest';
import { dictionary } from '../../../testing/guides/projectGuides';
import {
  expectPlanted,
  placeOf,
  planted,
  recordsOf,
  textOf,
  type Difference,
} from '../../../testing/published';
import type { SampleRecord } from '../../../dictionary/model/sample';

const ajv = new Ajv({
  allErrors: true,
  strictTypes: false,
  keywords: ['x-described-by', 'x-likely-key', 'x-sensitivity', 'x-unit'],
});
const compile = (path: string) =>
  ajv.compile(JSON.parse(textOf(`schema/${path}.schema.json`)) as object);

/** @param pointer where in the record the error is */
function differenceOf(
  record: SampleRecord,
  { params, message }: ErrorObject,
  pointer = '',
): Difference {
  const fieldName =
    pointer.replaceAll('~1', '/').replaceAll('~0', '~') ||
    String(params.missingProperty ?? params.additionalProperty);
  return [placeOf(record, fieldName), String(message)];
}

it.each([
  ['strict schemas find in the sample what differs on purpose', '', planted],
  ['lenient schemas find nothing in the sample', 'lenient/', new Map<string, string>()],
])('%s', (_, folder, wanted) => {
  const found = dictionary.entities.flatMap(({ slug }) => {
    const validate = compile(folder + slug);
    return recordsOf(slug).flatMap((record) => {
      validate(JSON.parse(record.text));
      return (validate.errors ?? []).map((error) =>
        differenceOf(record, error, error.instancePath.split('/')[1]),
      );
    });
  });
  expectPlanted(found, wanted);
});

it('the schema of all files finds the same in the whole sample at once', () => {
  const files = new Map(
    dictionary.entities.map(({ fileName, slug }) => [fileName, recordsOf(slug)]),
  );
  const validate = compile('all');
  validate(
    Object.fromEntries(
      [...files].map(([name, records]) => [name, records.map(({ text }) => JSON.parse(text))]),
    ),
  );
  const found = (validate.errors ?? []).map((error) => {
    const [, name = '', at = '', pointer] = error.instancePath.split('/');
    return differenceOf(files.get(name)![Number(at)]!, error, pointer);
  });
  expectPlanted(found);
});
