import * as z from 'zod';
import { COUNTED, LEVELS } from '../../model/findingKinds';
import { listOf, maybe, text, yesOrNo } from './parts';

/** What a proof can name of the sample export, each as {name}. */
const PROOF_FIGURES = [
  ...['entities', 'records', 'customRecords', 'allRecords', 'joins', 'references'],
  ...['planted', 'plantedNulls'],
];

const address = text.regex(/^\//, 'does not begin with a slash');

const proof = text.refine(
  (says) => [...says.matchAll(/\{(.*?)\}/g)].every(([, name = '']) => PROOF_FIGURES.includes(name)),
  { message: `names another figure than ${PROOF_FIGURES.join(', ')}` },
);

const template = text.describe('{name} stands for what follows from the dictionary.');

export const textsSchema = z.strictObject({
  exportReadme: template,
  checkHelp: text,
  convertHelp: text,
  sampleReadme: template,
  skill: template,
  procedures: z.record(address, text).describe('Guide → what an agent does by it.'),
  llms: template,
  programs: listOf({ title: text, path: address, about: text }),
});

export const downloadsSchema = z.strictObject({
  downloads: listOf({
    title: text,
    group: z.enum(['Sample', 'Load', 'Check', 'Spreadsheets', 'Documents', 'Programs']),
    files: listOf({
      use: text.describe('What somebody uses it for.'),
      name: text,
      format: text,
      address: address.describe('Below the base URL; {slug} is each entity.'),
      isWanted: yesOrNo.optional().describe('Whether most who download want it.'),
      variants: z
        .record(z.string(), address)
        .optional()
        .describe('Addresses of the same in another spelling, by the name of that.'),
    }).min(1),
    note: maybe('What one has to know before one uses them.'),
    proof: proof.describe('How the tests prove them; {records} is a figure.'),
  }),
});

export type Texts = z.output<typeof textsSchema>;
export type DownloadKind = z.output<typeof downloadsSchema>['downloads'][number];

export const findingKindsSchema = z.strictObject({
  findingKinds: z
    .record(
      z.string(),
      z.strictObject({
        level: z
          .enum(LEVELS)
          .describe('matters for a problem, spelling for another format, note for what is usual.'),
        title: text.describe('What was found; a count can follow.'),
        means: text.describe('What that means for somebody who relies on the export.'),
        todo: text.describe('What to do about it.'),
        counts: z.enum(COUNTED).default('records'),
      }),
    )
    .describe('In the order in which a reader should look at them.'),
});
export type KindWords = z.output<typeof findingKindsSchema>['findingKinds'];
export type KindTexts = KindWords[string];
