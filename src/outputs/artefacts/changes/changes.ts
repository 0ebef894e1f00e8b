import * as z from 'zod';
import { releaseSchema } from '../../../dictionary/load/schemas/changes';
import { CHANGES } from '../../../dictionary/model/addresses';
import { CAUSES, IMPACTS, RULE_IDS, CHANGE_RULES } from '../../../dictionary/model/changeRules';
import { isForReaders } from '../../../releases/format';
import { changesFile, NO_HISTORY } from '../../../releases/history';
import { generatedJson, pageJson } from '../../generated';
import { jsonArtefact, provenance } from '../provenance';
import type { Output } from '../../output';

export const changes: Output = (dictionary, { history = NO_HISTORY }) => [
  pageJson('changes', 'data/releases', changesFile(history, isForReaders)),
  generatedJson(`static${CHANGES.json}`, 'data/releases', changesFile(history)),
  jsonArtefact('schema/changes.schema.json', changesJsonSchema(provenance(dictionary))),
];

const text = (description: string) => z.string().describe(description);

const change = z.strictObject({
  rule: z
    .enum(RULE_IDS)
    .describe(RULE_IDS.map((id) => `${id}: ${CHANGE_RULES[id].says}`).join('; ')),
  impact: z.enum(Object.keys(IMPACTS)).describe('On a loader made for the release before.'),
  entity: text('Slug of the entity.').optional(),
  entityName: text('Its name.').optional(),
  field: text('Name of the field.').optional(),
  anchor: text('Its fragment on the page of the entity.').optional(),
  what: text('The key that changed.'),
  before: text('What it was.').optional(),
  after: text('What it is.').optional(),
  says: text('What changed, where no comparison can see it.').optional(),
  cause: z.enum(Object.keys(CAUSES)).describe('What really happened.').optional(),
  reason: text('Why, in a sentence.').optional(),
  date: z.iso.date().describe('When it was observed, announced or learned.').optional(),
  source: text('Who or what says so.').optional(),
  page: text('Where it is on this site, below its address.').optional(),
});

const changesSchema = z.strictObject({
  generatedFrom: text('What it was made from.'),
  version: text('The release that the site shows, with +unreleased where it has changed since.'),
  releases: z
    .array(
      releaseSchema.omit({ checksums: true }).extend({
        entities: z.int().describe('How many entities it had.'),
        fields: z.int().describe('How many fields it had.'),
        changes: z.array(change).describe('Since the release before.'),
      }),
    )
    .describe('Newest first.'),
  unreleased: z.array(change).describe('Since the last release.'),
});

function changesJsonSchema(about: readonly string[]): object {
  const title = { title: 'changes.json', $comment: about.join(' ') };
  return { ...title, ...z.toJSONSchema(changesSchema) };
}
