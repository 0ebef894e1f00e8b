import type * as z from 'zod';
import { abbreviationsSchema } from './schemas/abbreviations';
import { codeSystemsSchema } from './schemas/codeSystems';
import { identifiersSchema } from './schemas/identifiers';
import { searchSchema } from './schemas/search';
import { siteSchema } from './schemas/site';
import { sourcesSchema } from './schemas/sources';
import { vocabularySchema } from './schemas/vocabulary';

/**
 * The files that stand directly in `data/`, by their names. Another one is a line here: it is read,
 * checked, completed in the editor and at hand for the rules from then on.
 */
export const SHARED_FILES = {
  site: { schema: siteSchema, title: 'The documentation site' },
  vocabulary: { schema: vocabularySchema, title: 'Descriptions of recurring fields' },
  'code-systems': { schema: codeSystemsSchema, title: 'Published lists of codes' },
  sources: { schema: sourcesSchema, title: 'Who says how the export is made' },
  identifiers: { schema: identifiersSchema, title: 'What joins what' },
  search: { schema: searchSchema, title: 'What the search knows' },
  abbreviations: { schema: abbreviationsSchema, title: 'Abbreviations' },
} as const satisfies Record<string, { schema: z.ZodObject; title: string }>;

export type SharedFileName = keyof typeof SHARED_FILES;

/** The content of one of those files. */
export type SharedContent<N extends SharedFileName> = z.output<(typeof SHARED_FILES)[N]['schema']>;
