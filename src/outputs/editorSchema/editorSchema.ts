import * as z from 'zod';

/**
 * Makes the JSON Schema with which an editor completes and checks one kind of YAML file.
 *
 * @param title what the file describes
 * @param schema the zod schema that the loader uses for the same file
 * @returns a JSON Schema (draft-07, which YAML editors know best) as a plain object
 */
export function editorSchema(title: string, schema: z.ZodType): Record<string, unknown> {
  const generated = z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const forEditor = z.globalRegistry.get(zodSchema)?.editor;
      if (!forEditor) return;
      const { description } = jsonSchema;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, description === undefined ? {} : { description }, forEditor);
    },
  });
  return { title, ...generated };
}
