import path from 'node:path';
import { DIALECT_NAMES } from '../../../code/sql';
import type { ConvertRules, SqlTemplates } from '../../../export/convert/convertExport';
import type { DictionaryRules } from '../../../export/convert/tables';
import type { Dictionary, Entity } from '../../../dictionary/model/dictionary';
import { openQuestions } from '../../../dictionary/model/openQuestions';
import { surenessOf, type Condition } from '../../../dictionary/model/relationships';
import type { Guide, Inputs } from '../../output';
import { checkRules } from '../exportCheck/checkRules';
import { bytesOf } from '../exportCheck/program';
import { readingRules } from '../exportRecord/readingRules';

export async function convertRules(
  dictionary: Dictionary,
  { guides }: Pick<Inputs, 'guides'>,
): Promise<Required<ConvertRules>> {
  const names = [...DIALECT_NAMES, 'report'] as const;
  const templates = names.map(async (name) => {
    const bytes = await bytesOf(path.join(TEMPLATES, `${name}.sql`));
    return [name, new TextDecoder().decode(bytes)] as const;
  });
  return {
    check: checkRules(dictionary),
    dictionary: dictionaryRules(dictionary, guides),
    reading: await readingRules(dictionary),
    sql: Object.fromEntries(await Promise.all(templates)) as SqlTemplates,
  };
}

const TEMPLATES = path.join(__dirname, '../../../export/convert/targets/sql');

function dictionaryRules(
  { entities, relationships: { joins } }: Dictionary,
  guides: readonly Guide[],
): DictionaryRules {
  const at = new Map(entities.map(({ slug }, place) => [slug, place]));
  const placeOf = ({ slug, anchor }: { slug: string; anchor: string }) => {
    const entity = at.get(slug) ?? -1;
    const field = entities[entity]?.fields.findIndex((one) => one.anchor === anchor) ?? -1;
    return [entity, field] as const;
  };
  return {
    entities: entities.map(entityRules),
    values: entities.flatMap(({ fields }, entity) =>
      fields.flatMap(({ values }, field) =>
        (values?.codes ?? []).map(({ code, meaning = '' }) => {
          return { entity, field, code, meaning, status: values?.status ?? '' };
        }),
      ),
    ),
    joins: joins.map((join) => ({
      from: placeOf(join.from),
      to: placeOf(join.to),
      with: join.with.join('; '),
      when: words(join.when),
      where: words(join.where),
      cardinality: join.cardinality,
      sureness: surenessOf(join),
      basis: join.basis,
    })),
    queries: guides.flatMap(queriesOf),
  };
}

function entityRules({ name, area, description, note = '', open = [], fields }: Entity) {
  return {
    name,
    area,
    description,
    note,
    open: open.join('; '),
    fields: fields.map((field) => ({
      type: field.dataType,
      isNullable: field.isNullable,
      example: field.exampleValue,
      description: field.description,
      describedBy: field.describedBy?.mark ?? '',
      codeSystem: field.values?.codeSystem?.name ?? '',
      open: openQuestions(field)
        .map(({ question }) => question)
        .join('; '),
    })),
  };
}

const words = (condition: Condition | undefined) =>
  condition ? `${condition.fieldName} is ${condition.value}` : '';

const QUERY = /^```sql [^\n]*\brun="(?:recipe|question)" recipe="([^"]+)"\n(.*?)^```/gms;

/** The queries of a guide that run in SQLite as in other databases. */
function queriesOf({ body }: Guide): { name: string; sql: string }[] {
  return [...body.matchAll(QUERY)].map(([, name = '', sql = '']) => ({ name, sql: sql.trim() }));
}
