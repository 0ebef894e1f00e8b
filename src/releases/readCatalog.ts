import * as z from 'zod';
import { withAnchors } from '../dictionary/model/anchors';
import { DataError } from '../dictionary/model/problem';
import { CATALOG_SCHEMA, type FrozenCatalog } from './catalog';

const text = z.string();
const texts = z.array(text).optional();
const maybe = text.optional();
const condition = z.strictObject({ fieldName: text, value: text }).optional();

const join = z.strictObject({
  to: text,
  with: texts,
  when: condition,
  where: condition,
  cardinality: text,
  certainty: text,
  basis: text,
});

const values = z.strictObject({
  status: text,
  describedBy: maybe,
  codeSystem: maybe,
  perhapsAlso: texts,
  codes: z.record(text, text.nullable()),
});

const uncertain = { describedBy: maybe, otherWords: texts, open: texts, conflict: texts };

const field = z.strictObject({
  ...uncertain,
  fieldName: text,
  anchor: maybe,
  dataType: text,
  isNullable: z.boolean(),
  readAs: maybe,
  inferred: texts,
  basis: maybe,
  exampleValue: text.nullable(),
  vendorExample: maybe,
  misfit: z.strictObject({ vendorSays: text, readHereAs: text }).optional(),
  description: text,
  renamedFrom: maybe,
  movedFrom: maybe,
  values: values.optional(),
  joins: z.array(join).optional(),
});

const entity = z.strictObject({
  ...uncertain,
  slug: text,
  name: text,
  fileName: text,
  area: text,
  description: text,
  isCustomOnly: z.boolean(),
  hasCustomFields: z.boolean(),
  aliases: z.array(text),
  note: maybe,
  repeatedFieldNames: texts,
  fields: z.array(field),
});

const catalog = z.strictObject({
  schema: z.literal(CATALOG_SCHEMA),
  release: text,
  // What is said of a code system is compared as a whole.
  codeSystems: z.record(text, z.record(text, text)),
  entities: z.array(entity),
});

/** How a catalog of each schema becomes one of today's. */
const READERS: Readonly<Record<number, (json: unknown) => FrozenCatalog>> = {
  1: (json) => {
    const { entities, ...rest } = catalog.parse(json);
    const whole = entities.map((each) => ({ ...each, fields: withAnchors(each.fields) }));
    return { ...rest, entities: whole } as unknown as FrozenCatalog;
  },
};

/**
 * Reads a frozen catalog of any schema that there has been.
 *
 * @param file how a problem names it
 * @throws DataError that says what is wrong with the file and what would be right
 */
export function readCatalog(content: string, file: string): FrozenCatalog {
  const refuse = (path: string, message: string) => new DataError([{ file, path, message }]);
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch (error) {
    throw refuse('', `is invalid JSON (${(error as Error).message}); restore the file`);
  }
  const schema = (json as { schema?: unknown } | null)?.schema;
  const reader = READERS[Number(schema)];
  if (!reader) {
    const known = Object.keys(READERS).join(', ');
    throw refuse(
      '',
      typeof schema === 'number'
        ? `has schema ${schema}; this version of the program reads ${known}: update it`
        : 'is not a frozen catalog; give a data/releases/<version>/catalog.json',
    );
  }
  try {
    return reader(json);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const [issue] = error.issues;
    throw refuse(issue?.path.join('.') ?? '', `${issue?.message}; restore the file from Git`);
  }
}
