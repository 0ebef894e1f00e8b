import { DIALECT_NAMES } from '../../../code/sql';
import type { CommandRules, SqlTemplates } from '../../../export/convert/convertExport';
import { FIELD_KEYS, type DictionaryRules } from '../../../export/convert/tables';
import { openText } from '../../../dictionary/model/openQuestions';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { pick } from '../../../dictionary/model/pick';
import type { Guide, Inputs } from '../../output';
import { filled } from '../provenance';
import { checkRules } from './checkRules';
import { textOf } from './pack';
import { readingRules } from './readingRules';

export async function convertRules(
  dictionary: Dictionary,
  { guides }: Pick<Inputs, 'guides'>,
): Promise<CommandRules> {
  const names = [...DIALECT_NAMES, 'report'] as const;
  const templates = names.map(async (name) => {
    return [name, await textOf(`src/export/convert/targets/sql/${name}.sql`)] as const;
  });
  return {
    check: checkRules(dictionary),
    dictionary: dictionaryRules(dictionary, guides),
    reading: await readingRules(dictionary),
    sql: Object.fromEntries(await Promise.all(templates)) as SqlTemplates,
  };
}

/** What the converter says of itself. */
export const convertHelp = ({ texts }: Pick<Dictionary, 'texts'>) =>
  filled(texts.convertHelp, { databases: DIALECT_NAMES.map((name) => `${name}.sql`).join(', ') });

function dictionaryRules(
  { entities, relationships }: Dictionary,
  guides: readonly Guide[],
): DictionaryRules {
  return {
    entities: entities.map((entity) => ({
      ...pick(entity, ['name', 'area', 'description', 'note']),
      open: entity.open?.join('; ') ?? null,
      fields: entity.fields.map((field) => ({
        ...pick(field, FIELD_KEYS),
        describedBy: field.describedBy?.mark ?? null,
        open: openText(field) || null,
      })),
    })),
    joins: relationships.joins.map((join) => pick(join, ['cardinality', 'basis'])),
    queries: guides.flatMap(queriesOf),
  };
}

const QUERY = /^```sql [^\n]*\brun="(?:recipe|question)" recipe="([^"]+)"\n(.*?)^```/gms;

/** The queries of a guide that run in SQLite as in other databases. */
function queriesOf({ body }: Guide): { name: string; sql: string }[] {
  return [...body.matchAll(QUERY)].map(([, name = '', sql = '']) => ({ name, sql: sql.trim() }));
}
