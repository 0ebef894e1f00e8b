import { expect, it } from 'vitest';
import { dictionary, textsOf } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { dataPackage } from './dataPackage';

isGolden(__dirname, dataPackage);

type Descriptor = Readonly<{
  version: string;
  licenses: unknown;
  resources: readonly Readonly<{
    name: string;
    path: string;
    schema: {
      fields: readonly Readonly<{ name: string; type: string; constraints?: object }>[];
      foreignKeys?: readonly {
        fields: string[];
        reference: { resource?: string; fields: string[] };
      }[];
    };
  }>[];
}>;

const [text = ''] = (await textsOf(dataPackage)).values();
const descriptor = JSON.parse(text) as Descriptor;
const resource = (name: string) => descriptor.resources.find((one) => one.name === name);

it('has each export file with its fields, and no field twice', () => {
  expect(descriptor.resources.map((one) => one.path)).toEqual(
    dictionary.entities.map(({ fileName }) => `${fileName}.json`),
  );
  for (const { schema } of descriptor.resources) {
    const names = schema.fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('leads foreign keys to fields that exist', () => {
  let count = 0;
  for (const { name, schema } of descriptor.resources) {
    for (const { fields, reference } of schema.foreignKeys ?? []) {
      const there = resource(reference.resource ?? name)?.schema.fields.map((one) => one.name);
      const here = schema.fields.map((one) => one.name);
      expect(here).toEqual(expect.arrayContaining(fields));
      expect(there).toEqual(expect.arrayContaining(reference.fields));
      expect(reference.fields).toHaveLength(fields.length);
      count++;
    }
  }
  expect(count).toBeGreaterThan(dictionary.relationships.joins.length / 2);
});

it('says type, nullability and closed lists of a field', () => {
  const field = (name: string) =>
    resource('payment-plan')?.schema.fields.find((one) => one.name === name);
  expect(field('Frequency')).toMatchObject({
    type: 'string',
    constraints: { required: true, enum: ['M', 'W'] },
  });
  expect(field('Start Date')).toMatchObject({
    type: expect.stringMatching(/^date/),
    format: 'any',
  });
});

it('says version and license', () => {
  expect(descriptor.version).toBe(dictionary.site.versionLabel);
  expect(descriptor.licenses).toEqual([expect.objectContaining({ name: 'CC-BY-4.0' })]);
});
