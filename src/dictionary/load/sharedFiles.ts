import type * as z from 'zod';
import { changesSchema } from './schemas/changes';
import { coherenceSchema } from './schemas/coherence';
import { downloadsSchema, findingKindsSchema, textsSchema } from './schemas/downloads';
import { identifiersSchema } from './schemas/identifiers';
import { mappingSchema, sensitivitySchema } from './schemas/judgments';
import { readingSchema } from './schemas/reading';
import * as shared from './schemas/shared';

/**
 * The files that stand directly in `data/`, by their names. Another one is a line here: it is read,
 * checked, completed in the editor and at hand for the rules from then on.
 */
export const SHARED_FILES = {
  site: { schema: shared.siteSchema, title: 'The documentation site' },
  vocabulary: { schema: shared.vocabularySchema, title: 'Descriptions of recurring fields' },
  'code-systems': { schema: shared.codeSystemsSchema, title: 'Published lists of codes' },
  sources: { schema: shared.sourcesSchema, title: 'Who says how the export is made' },
  identifiers: { schema: identifiersSchema, title: 'What joins what' },
  sensitivity: { schema: sensitivitySchema, title: 'What each field can reveal' },
  mapping: { schema: mappingSchema, title: 'What it is called elsewhere' },
  coherence: {
    schema: coherenceSchema,
    title: 'What is true of the examples and of the sample export',
  },
  search: { schema: shared.searchSchema, title: 'What the search knows' },
  abbreviations: { schema: shared.abbreviationsSchema, title: 'Abbreviations' },
  'valid-codes': { schema: shared.validCodesSchema, title: 'Codes that were looked up' },
  spelling: {
    schema: shared.spellingSchema,
    title: 'Words in addition to the American dictionary',
  },
  'plain-words': {
    schema: shared.plainWordsSchema,
    title: 'Words that are avoided, with what to write',
  },
  'first-questions': {
    schema: shared.firstQuestionsSchema,
    title: 'Open questions to settle first',
  },
  pairs: { schema: shared.pairsSchema, title: 'Pairs of entities that pages suggest' },
  reading: { schema: readingSchema, title: 'How a client’s record is read' },
  coverage: { schema: shared.coverageSchema, title: 'What is covered' },
  accessibility: {
    schema: shared.accessibilitySchema,
    title: 'How the site was tried on WCAG 2.2',
  },
  downloads: { schema: downloadsSchema, title: 'What can be downloaded' },
  texts: { schema: textsSchema, title: 'Texts of files for download' },
  'finding-kinds': { schema: findingKindsSchema, title: 'What Check an export can find' },
  changes: { schema: changesSchema, title: 'Why the dictionary changed since the last release' },
  'published-addresses': {
    schema: shared.publishedAddressesSchema,
    title: 'Addresses that must stay',
  },
} as const satisfies Record<string, { schema: z.ZodObject; title: string }>;

export type SharedFileName = keyof typeof SHARED_FILES;

export type SharedContent<N extends SharedFileName> = z.output<(typeof SHARED_FILES)[N]['schema']>;
