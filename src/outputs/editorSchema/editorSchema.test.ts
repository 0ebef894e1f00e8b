import { expect, it } from 'vitest';
import { isGolden } from '../../testing/golden';
import { editorSchema, editorSchemas } from './editorSchema';
import { entitySchema } from '../../dictionary/load/schemas/entity';

isGolden(__dirname, editorSchemas);

type Node = { properties: Record<string, Node & Record<string, unknown>>; items: Node };

const schema = editorSchema('An entity', entitySchema) as unknown as Node;
const field = schema.properties.fields!.items.properties;

it('explains every key of an entity and of a field on hover', () => {
  const silent = { ...schema.properties, ...field };
  delete (silent as Partial<typeof silent>).customConfiguration;
  for (const [key, node] of Object.entries(silent)) expect(node.description, key).toBeTruthy();
});
