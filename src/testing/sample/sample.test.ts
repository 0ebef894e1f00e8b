import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { entitySchema } from '../../dictionary/load/schemas/entity';
import { SHARED_FILES } from '../../dictionary/load/sharedFiles';
import { SAMPLE_FOLDER } from './sample';

type Shape = Readonly<{
  properties?: Readonly<Record<string, Shape>>;
  items?: Shape;
  additionalProperties?: Shape | boolean;
  anyOf?: readonly Shape[];
}>;

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasKeys = (shape?: Shape | boolean): shape is Shape =>
  isMapping(shape) && Boolean(shape.properties ?? shape.items ?? shape.anyOf);

/** The keys that a shape has and none of some values shows. */
function unshown(shape: Shape, values: readonly unknown[], path: string): string[] {
  if (values.length === 0) return [path];
  const mappings = values.filter(isMapping);
  return [shape, ...(shape.anyOf ?? [])].flatMap(({ properties, items, additionalProperties }) => [
    ...Object.entries(properties ?? {}).flatMap(([key, of]) =>
      unshown(
        of,
        mappings.flatMap((mapping) => (key in mapping ? [mapping[key]] : [])),
        `${path}.${key}`,
      ),
    ),
    ...(hasKeys(items) ? unshown(items, values.filter(Array.isArray).flat(), `${path}[]`) : []),
    ...(hasKeys(additionalProperties)
      ? unshown(additionalProperties, mappings.flatMap(Object.values), `${path}.*`)
      : []),
  ]);
}

const read = (...names: string[]) =>
  load(fs.readFileSync(path.join(SAMPLE_FOLDER, 'data', ...names), 'utf8'));
const shapeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Shape;

it('shows each key of an entity', () => {
  const names = fs.readdirSync(path.join(SAMPLE_FOLDER, 'data/entities'));
  const entities = names.map((name) => read('entities', name));
  expect(unshown(shapeOf(entitySchema), entities, 'entity')).toEqual([]);
});

/** What only rules read. */
const NOT_OF_OUTPUTS = ['valid-codes', 'spelling', 'published-addresses'];

const names = Object.keys(SHARED_FILES) as (keyof typeof SHARED_FILES)[];

it.each(names.filter((name) => !NOT_OF_OUTPUTS.includes(name)))('shows each key of %s', (name) => {
  expect(unshown(shapeOf(SHARED_FILES[name].schema), [read(`${name}.yaml`)], name)).toEqual([]);
});
