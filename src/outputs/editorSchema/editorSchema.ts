import * as z from 'zod';
import { entitySchema } from '../../dictionary/load/schemas/entity';
import { SHARED_FILES } from '../../dictionary/load/sharedFiles';
import type { Output, OutputFile } from '../output';

/** The JSON Schemas that the first line of each YAML file names for the editor. */
export const editorSchemas: Output = () => [
  file('entity', 'schemas/entity.ts', 'An entity of the EHI export', entitySchema),
  ...Object.entries(SHARED_FILES).map(([name, { title, schema }]) =>
    file(name, 'sharedFiles.ts', title, schema),
  ),
];

function file(name: string, source: string, title: string, schema: z.ZodType): OutputFile {
  const content = {
    $comment: `Generated from src/dictionary/load/${source}`,
    ...editorSchema(title, schema),
  };
  return {
    path: `data/schema/${name}.schema.json`,
    content: `${JSON.stringify(content, null, 2)}\n`,
  };
}

/** Makes the JSON Schema (draft-07, which YAML editors know best) with which an editor completes and checks a YAML file. */
export function editorSchema(title: string, schema: z.ZodType): Record<string, unknown> {
  const generated = z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const forEditor = z.globalRegistry.get(zodSchema)?.editor;
      // Where any text may stand, so may a plain 834 or true, which an editor does not read as text.
      if (!forEditor && jsonSchema.type === 'string' && !jsonSchema.enum) {
        Object.assign(jsonSchema, { type: ['string', 'number', 'boolean'] });
      }
      // A key is always text.
      const { propertyNames } = jsonSchema;
      if (typeof propertyNames === 'object') {
        jsonSchema.propertyNames = { ...propertyNames, type: 'string' };
      }
      if (!forEditor) return;
      const { description } = jsonSchema;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, description === undefined ? {} : { description }, forEditor);
    },
  });
  return { title, ...generated };
}
