import { counted } from '../../dictionary/model/counted';
import { definitionIn } from '../../outputs/artefacts/ddl/ddl';
import { migrationSql, tableSql } from '../../outputs/artefacts/ddl/migration';
import { catalogOf, type FrozenCatalog, type FrozenField } from '../../releases/catalog';
import { columnsQuery, DATABASES, type DatabaseName } from '../subject/databases';
import type { Proof } from '../subject/proof';

/** In each database: the tables of a made-up earlier release, brought to those that are published. */
export const MIGRATION_PROOFS: readonly Proof[] = (Object.keys(DATABASES) as DatabaseName[]).map(
  (name) => ({
    artefact: `migration for ${name}`,
    how: 'tables of an earlier release and the migration make the published tables',
    run: async ({ dictionary, text }) => {
      const now = catalogOf(dictionary);
      const old = earlier(now);
      const made = await tablesAfter(name, [
        ...old.entities.map((entity) => tableSql(entity, name)),
        migrationSql(old, now, name),
      ]);
      const published = await tablesAfter(name, [definitionIn(text(`ddl/${name}.sql`))]);
      const left = new Set(made);
      const missing = published.filter((column) => !left.delete(column));
      return {
        counted: `${counted(published.length, 'column')}, ${counted(differences(old, now), 'table')} altered`,
        broken: [
          ...missing.map((column) => `migration for ${name}: ${column} is missing`),
          ...[...left].map((column) => `migration for ${name}: ${column} is too much`),
        ],
      };
    },
  }),
);

/** A release that the catalog could have come after: every kind of change that tables show is in it. */
function earlier({ entities, ...rest }: FrozenCatalog): FrozenCatalog {
  const [added, renamed, ...others] = entities;
  const altered = others.map(({ fields, ...entity }, at) => {
    const [first, second, third, ...more] = fields;
    const rename = (field?: FrozenField) =>
      field ? [{ ...field, fieldName: field.fieldName.toUpperCase(), anchor: field.anchor }] : [];
    const retype = (field?: FrozenField): FrozenField[] =>
      field
        ? [
            {
              ...field,
              readAs: undefined,
              dataType: field.dataType === 'varchar' ? 'integer' : 'varchar',
            },
          ]
        : [];
    const gone: FrozenField = { ...fields[0]!, fieldName: `Gone ${at}`, anchor: `gone-${at}` };
    // The third is new in the later release; swapping what is left changes only the order.
    const old = at % 2 === 0 ? [...more, ...rename(first), ...retype(second), gone] : fields;
    return { ...entity, fields: third ? old : fields };
  });
  const gone = added ? [{ ...added, slug: 'gone', name: 'Gone', fileName: 'ContentGone' }] : [];
  const before = renamed ? [{ ...renamed, fileName: 'ContentBefore' }] : [];
  return { ...rest, entities: [...gone, ...before, ...altered] };
}

function differences(from: FrozenCatalog, to: FrozenCatalog): number {
  const spelled = (catalog: FrozenCatalog) =>
    new Set(catalog.entities.map((entity) => tableSql(entity, 'sqlite')));
  const known = spelled(from);
  return [...spelled(to)].filter((table) => !known.has(table)).length;
}

/** Runs statements in an empty database, and lists the columns of all tables with their types. */
async function tablesAfter(name: DatabaseName, statements: readonly string[]): Promise<string[]> {
  const database = await DATABASES[name]('.');
  try {
    await database.run(statements.join('\n'));
    const columns = await database.rows(columnsQuery(name));
    return columns.map((row) => Object.values(row).join(' ')).sort();
  } finally {
    await database.close();
  }
}
