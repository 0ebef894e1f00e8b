import * as z from 'zod';
import { CAUSES, RULE_IDS, CHANGE_RULES } from '../../model/changeRules';
import { keyOf, maybe, text } from './parts';

/** A day in ISO 8601. */
export const daySchema = z.iso.date('is not a date such as 2026-03-01');

const declared = RULE_IDS.filter((id) => CHANGE_RULES[id].isDeclared);

const changeSchema = z
  .strictObject({
    rule: z.enum(RULE_IDS).describe('The rule of the change; npm run changes prints it.'),
    entity: maybe('Slug of the entity. All entities where it is missing.'),
    field: maybe('Name of the field. All fields where it is missing.'),
    says: maybe('What changed, where no comparison can see it: only for declared rules.'),
    cause: keyOf(CAUSES).describe('What really happened.'),
    reason: text.describe('Why, in a sentence.'),
    date: daySchema.describe('When it was observed, announced or learned.'),
    source: text.describe('Who or what says so.'),
  })
  .refine(({ rule, says }) => declared.includes(rule) === (says !== undefined), {
    message: `belongs to declared rules (${declared.join(', ')}), and only to them: there it says what changed`,
    path: ['says'],
  });

/** Why something changed; the file that is frozen with a release has the same. */
export type CauseEntry = z.output<typeof changeSchema>;

export const changesSchema = z.strictObject({
  title: maybe('Title of the next release.'),
  summary: maybe('What the next release brings, in two or three sentences.'),
  changes: z.array(changeSchema).describe('Causes of changes since the last release.'),
});

/**
 * The files of a release: what the dictionary said, why it changed, and what was published: a zip without compression,
 * compressed as a whole by Brotli, because its files repeat each other.
 */
export const FROZEN_FILES = ['catalog.json', 'changes.yaml', 'files.zip.br'] as const;

export const releaseSchema = z.strictObject({
  version: z.string().describe('Such as 1.0.0.'),
  date: daySchema,
  title: z.string(),
  summary: z.string(),
  sources: z.record(z.string(), z.string().describe('Its stamp.')),
  /** SHA-256 of the frozen files. */
  checksums: z.record(z.enum(FROZEN_FILES), z.string()),
});

/** A release as the list has it. */
export type Release = z.output<typeof releaseSchema>;
