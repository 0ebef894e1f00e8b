import * as z from 'zod';
import { DATA_TYPE_NAMES, TODO } from './dataTypes';

/*
 * Every scalar of a YAML file reaches these schemas as the text that was written, so that an example
 * such as 10.00 or 007 keeps its spelling. `editor` says what an editor, which does read 10.00 as a
 * number, should accept in the same place.
 */
const editor = (schema: Record<string, unknown>) => ({ editor: schema });

const text = z.string().trim().min(1, 'is empty');

const yesOrNo = z
  .enum(['true', 'false'])
  .meta(editor({ type: 'boolean' }))
  .transform((word) => word === 'true');

const year = z
  .string()
  .regex(/^\d{4}$/, 'is not a year such as 2023')
  .meta(editor({ type: 'integer', minimum: 1000, maximum: 9999 }))
  .transform(Number);

const spelling = z
  .string()
  .nullable()
  .meta(editor({ type: ['string', 'number', 'boolean', 'null'] }));

const SLUG_PATTERN = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/;
const SLUG_RULE = 'is not a slug: use letters, digits and single hyphens';

/** A page's place in the URL and its YAML file's name. */
export const slugSchema = z
  .string()
  .regex(SLUG_PATTERN, SLUG_RULE)
  .refine((slug) => !['index', 'readme'].includes(slug.toLowerCase()), {
    message: 'has a meaning of its own to the site; choose another slug',
  });

const otherWords = z
  .array(text.max(40, 'is longer than 40 characters: a few words, not a sentence'))
  .min(1, 'names no words; leave it out')
  .optional()
  .describe('Other words by which readers look for it; the search finds it by them.');

const INFERRABLE_FACTS = ['fieldName', 'dataType', 'isNullable'] as const;

/** How sure the list of a field's values is. */
export const VALUE_STATUSES = {
  closed: 'a source states the whole list',
  'agency-defined': 'presumably each agency sets up its own list',
  external: 'a published code system',
  'examples-only': 'a source merely shows some values',
  unknown: 'the sources leave it open',
} as const;

const VALUE_STATUS_NAMES = Object.keys(VALUE_STATUSES) as [keyof typeof VALUE_STATUSES];

const codesSchema = z
  .union([z.record(z.string(), text), z.array(text)], 'is neither a list nor a map of codes')
  .transform((codes) =>
    Array.isArray(codes)
      ? codes.map((code) => ({ code, meaning: undefined }))
      : Object.entries(codes).map(([code, meaning]) => ({ code, meaning })),
  );

const valuesSchema = z.strictObject({
  status: z.enum(VALUE_STATUS_NAMES).describe(
    Object.entries(VALUE_STATUSES)
      .map(([status, meaning]) => `${status}: ${meaning}`)
      .join('; '),
  ),
  codeSystem: text.optional().describe('For external: a key of data/code-systems.yaml.'),
  codes: codesSchema
    .optional()
    .describe('Code → meaning, or a list of values that speak for themselves.'),
});

/** One field of an entity's file. */
export const fieldSchema = z
  .strictObject({
    fieldName: text.describe('The key in the record, spaces included.'),
    dataType: z
      .enum([...DATA_TYPE_NAMES, TODO])
      .describe('The SQL-style type as published, or TODO where it is not known.'),
    isNullable: yesOrNo.describe('Whether the value may be null.'),
    readAs: z
      .enum(DATA_TYPE_NAMES)
      .optional()
      .describe(
        'The type that the published values show where they contradict the published type.',
      ),
    inferred: z
      .array(z.enum(INFERRABLE_FACTS))
      .min(1)
      .optional()
      .describe('Which facts of this field the sources do not state.'),
    basis: text.optional().describe('From what the inferred facts were inferred.'),
    exampleValue: spelling.describe('One value as it is spelled; null for null, TODO if none.'),
    description: text
      .optional()
      .describe(
        'What the value says that the name does not; left out where data/vocabulary.yaml has it.',
      ),
    values: valuesSchema
      .optional()
      .describe('Which values a coded field takes, and how sure that is.'),
    otherWords,
  })
  .refine((field) => (field.inferred === undefined) === (field.basis === undefined), {
    message: 'needs both or neither: "inferred" says which facts, "basis" says from what',
    path: ['inferred'],
  });

/** What kinds of entities there are, in the order in which a newcomer would look. */
export const AREAS = [
  'Client and family',
  'Scheduling and visits',
  'Clinical record',
  'Medications',
  'Orders and labs',
  'Plans and goals',
  'Assessments and questionnaires',
  'Insurance and eligibility',
  'Billing and payments',
  'Residential',
  'Communication and documents',
  'Staff, providers and places',
] as const;

/** One file of `data/entities`; its reading is the types, the checks and the editor's completion. */
export const entitySchema = z.strictObject({
  name: text.describe('Label in the menu; the page is headed "{name} Entity".'),
  fileName: z
    .string()
    .regex(
      /^[A-Za-z0-9_]+$/,
      'is not a file name without extension, such as ContentAllergies: use letters, digits and _',
    )
    .describe('Name of the export file without .json, for example ContentAllergies.'),
  area: z.enum(AREAS).describe('Where the home page and the search list the entity.'),
  description: text.describe('What one record stands for, or TODO.'),
  customConfiguration: z.strictObject({
    isCustomOnly: yesOrNo.describe('Custom fields are in this entity’s own file.'),
    hasCustomFields: yesOrNo.describe('The agency can add custom fields to this entity.'),
  }),
  otherWords,
  aliases: z.array(slugSchema).describe('Other slugs that lead to this page.'),
  note: text.optional().describe('What is known to be missing or unusual; shown on the page.'),
  repeatedFieldNames: z
    .array(text)
    .min(1)
    .optional()
    .describe('Field names that really occur more than once in the export file.'),
  fields: z.array(fieldSchema).min(1, 'needs at least one field').describe('In file order.'),
});

/** `data/site.yaml`. */
export const siteSchema = z.strictObject({
  title: text.describe('Heading of the home page.'),
  shortTitle: text.describe('Top bar, menu group and start of each browser title.'),
  provider: text.describe('Company named in the copyright line.'),
  copyrightYear: year.describe('Year in the copyright line.'),
  versionLabel: text.describe('Version of the export format, shown in top bar and footer.'),
});

/** `data/vocabulary.yaml`: what fields that recur in many entities say, written once. */
export const vocabularySchema = z.strictObject({
  fields: z.array(
    z.strictObject({
      fieldName: text.describe('The name under which the field recurs.'),
      description: text.describe('What the value says, wherever the field occurs.'),
      values: valuesSchema.optional(),
    }),
  ),
});

/** `data/code-systems.yaml`. */
export const codeSystemsSchema = z.strictObject({
  codeSystems: z.record(
    z.string(),
    z.strictObject({
      name: text.describe('As its publisher calls it.'),
      publisher: text,
      uri: text
        .optional()
        .describe('Canonical URI as FHIR gives it; left out where there is none.'),
      note: text.optional(),
    }),
  ),
});

/** `data/search.yaml`: what the search knows beyond the texts themselves. */
export const searchSchema = z.strictObject({
  sameMeaning: z
    .array(z.array(text).min(2, 'needs two phrases or more'))
    .describe('Lists of phrases that mean the same; a search for one finds the others.'),
  homes: z
    .record(text, slugSchema)
    .describe('Field name → slug of the entity that is listed first for it.'),
});

/** `data/abbreviations.yaml`. */
export const abbreviationsSchema = z.strictObject({
  abbreviations: z.array(
    z.strictObject({
      abbreviation: text,
      expansion: text.describe('What the letters stand for.'),
      meaning: text.optional().describe('One sentence for somebody new to US health care.'),
    }),
  ),
});
