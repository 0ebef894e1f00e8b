import * as z from 'zod';
import { CAUSES, RULE_IDS, ruleOf, type Cause } from '../../model/changeRules';
import { text } from './parts';

const CAUSE_NAMES = Object.keys(CAUSES) as [Cause, ...Cause[]];

/** A day in ISO 8601. */
export const daySchema = z.iso.date('is not a date such as 2026-03-01');

const changeSchema = z
  .strictObject({
    rule: z.enum(RULE_IDS).describe('The rule of the change; npm run changes prints it.'),
    entity: text
      .optional()
      .describe(
        'Slug of the entity; * stands for any characters. All entities where it is missing.',
      ),
    field: text.optional().describe('Name of the field; * stands for any characters.'),
    says: text
      .optional()
      .describe('What changed, where no comparison can see it: only for declared rules.'),
    cause: z.enum(CAUSE_NAMES).describe('What really happened.'),
    reason: text.describe('Why, in a sentence.'),
    date: daySchema.describe('When it was observed, announced or learned.'),
    source: text.describe('Who or what says so.'),
  })
  .refine(({ rule, says }) => (ruleOf(rule).isDeclared === true) === (says !== undefined), {
    message:
      'belongs to declared rules (E5, F6, F7, T5, V2, C1, C2), and only to them: there it says what changed',
    path: ['says'],
  });

/** `data/changes.yaml`: why the dictionary changed since the last release. */
export const changesSchema = z.strictObject({
  title: text.optional().describe('Title of the next release.'),
  summary: text.optional().describe('What the next release brings, in two or three sentences.'),
  changes: z.array(changeSchema).describe('Causes of changes since the last release.'),
});
