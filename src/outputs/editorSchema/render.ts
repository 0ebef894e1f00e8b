import type * as z from 'zod';
import { entitySchema } from '../../dictionary/load/schemas/entity';
import { SHARED_FILES } from '../../dictionary/load/sharedFiles';
import type { Output, OutputFile } from '../output';
import { editorSchema } from './editorSchema';

/** The JSON Schemas that the first line of each YAML file names for the editor. */
export const editorSchemas: Output = {
  name: 'editor schemas',
  render: () => [
    file('entity', 'schemas/entity.ts', 'An entity of the EHI export', entitySchema),
    ...Object.entries(SHARED_FILES).map(([name, { title, schema }]) =>
      file(name, 'sharedFiles.ts', title, schema),
    ),
  ],
};

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
