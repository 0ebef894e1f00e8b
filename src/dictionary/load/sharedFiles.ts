import type * as z from 'zod';
import { changesSchema } from './schemas/changes';
import { coherenceSchema } from './schemas/coherence';
import { downloadsSchema, findingKindsSchema, textsSchema } from './schemas/downloads';
import { identifiersSchema } from './schemas/identifiers';
import { mappingSchema, sensitivitySchema } from './schemas/judgments';
import { readingSchema } from './schemas/reading';
import * as shared from './schemas/shared';

const file = <S extends z.ZodObject>(schema: S, title: string) => ({ schema, title });

/**
 * The files that stand directly in `data/`, by their names. Another one is a line here: it is read,
 * checked, completed in the editor and at hand for the rules from then on.
 */
export const SHARED_FILES = {
  site: file(shared.siteSchema, 'The documentation site'),
  vocabulary: file(shared.vocabularySchema, 'Descriptions of recurring fields'),
  'code-systems': file(shared.codeSystemsSchema, 'Published lists of codes'),
  sources: file(shared.sourcesSchema, 'Who says how the export is made'),
  identifiers: file(identifiersSchema, 'What joins what'),
  sensitivity: file(sensitivitySchema, 'What each field can reveal'),
  mapping: file(mappingSchema, 'What it is called elsewhere'),
  coherence: file(coherenceSchema, 'What is true of the examples and of the sample export'),
  search: file(shared.searchSchema, 'What the search knows'),
  abbreviations: file(shared.abbreviationsSchema, 'Abbreviations'),
  'valid-codes': file(shared.validCodesSchema, 'Codes that were looked up'),
  spelling: file(shared.spellingSchema, 'Words in addition to the American dictionary'),
  'plain-words': file(shared.plainWordsSchema, 'Words that are avoided, with what to write'),
  'first-questions': file(shared.firstQuestionsSchema, 'Open questions to settle first'),
  pairs: file(shared.pairsSchema, 'Pairs of entities that pages suggest'),
  reading: file(readingSchema, 'How a client’s record is read'),
  coverage: file(shared.coverageSchema, 'What is covered'),
  accessibility: file(shared.accessibilitySchema, 'How the site was tried on WCAG 2.2'),
  downloads: file(downloadsSchema, 'What can be downloaded'),
  texts: file(textsSchema, 'Texts of files for download'),
  'finding-kinds': file(findingKindsSchema, 'What Check an export can find'),
  changes: file(changesSchema, 'Why the dictionary changed since the last release'),
  'published-addresses': file(shared.publishedAddressesSchema, 'Addresses that must stay'),
} as const;

export type SharedFileName = keyof typeof SHARED_FILES;

/** What each of them says. */
export type Content = { [N in SharedFileName]: z.output<(typeof SHARED_FILES)[N]['schema']> };
