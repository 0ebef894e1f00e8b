import { editorSchema } from '../../dictionary/editorSchema';
import { entitySchema, siteSchema } from '../../dictionary/model';
import type { OutputFile } from '../outputFile';

/** Makes the JSON Schemas that the first line of each YAML file names for the editor. */
export function renderEditorSchemas(): OutputFile[] {
  const file = (name: string, content: unknown): OutputFile => ({
    path: `data/schema/${name}.schema.json`,
    content: `${JSON.stringify(content, null, 2)}\n`,
  });
  return [
    file('entity', editorSchema('An entity of the EHI export', entitySchema)),
    file('site', editorSchema('The documentation site', siteSchema)),
  ];
}
