import { editorSchema } from '../../dictionary/editorSchema';
import {
  abbreviationsSchema,
  codeSystemsSchema,
  entitySchema,
  searchSchema,
  siteSchema,
  vocabularySchema,
} from '../../dictionary/schemas';
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
    file('vocabulary', editorSchema('Descriptions of recurring fields', vocabularySchema)),
    file('code-systems', editorSchema('Published lists of codes', codeSystemsSchema)),
    file('search', editorSchema('What the search knows', searchSchema)),
    file('abbreviations', editorSchema('Abbreviations', abbreviationsSchema)),
  ];
}
