import { load } from 'js-yaml';
import type { Database } from './sql/databases';
import { openDuckDb } from './sql/databases';
import { runBlocks } from './sql/run';
import { count, type Proof, type Subject } from './proof';

const FILE = 'dbt/sources.yml';

/** The tests that the dbt source asks for, as queries on the loaded sample: dbt itself is not run. */
export const DBT_PROOF: Proof = {
  artefact: FILE,
  how: 'read as YAML; the tests it asks for are run as queries in DuckDB, without dbt',
  run: async (subject) => {
    const database = await openDuckDb(subject.folder);
    try {
      await runBlocks(database, 'ddl/snake/duckdb.sql', subject.text('ddl/snake/duckdb.sql'));
      return await runTests(subject, database);
    } finally {
      await database.close();
    }
  },
};

type Config = Readonly<{ config?: { where?: string } }>;
type DataTest =
  | 'not_null'
  | Readonly<{ not_null: Config }>
  | Readonly<{ accepted_values: Config & { values: string[] } }>
  | Readonly<{ relationships: Config & { to: string; field: string } }>;
type Source = Readonly<{
  tables: readonly {
    name: string;
    columns: readonly { name: string; data_tests?: readonly DataTest[] }[];
  }[];
}>;

async function runTests({ text }: Subject, database: Database) {
  const { sources } = load(text(FILE)) as { sources: readonly Source[] };
  const broken: string[] = [];
  let tests = 0;
  for (const { name: table, columns } of sources.flatMap((source) => source.tables)) {
    for (const { name: column, data_tests = [] } of columns) {
      for (const test of data_tests) {
        tests += 1;
        const { what, failing } = queryOf(table, column, test);
        try {
          const [row] = await database.rows(`SELECT count(*) AS failing ${failing}`);
          // The one null where the dictionary says not null, and the sources do not agree.
          if (Number(row?.failing) > 0 && !isInDoubt(test)) {
            broken.push(`${FILE} ${table}.${column} ${what}: ${row?.failing} rows fail`);
          }
        } catch (error) {
          broken.push(`${FILE} ${table}.${column} ${what}: ${String(error).split('\n')[0]}`);
        }
      }
    }
  }
  return { counted: count(tests, 'tests'), broken };
}

const isInDoubt = (test: DataTest) => typeof test === 'object' && 'not_null' in test;

function queryOf(table: string, column: string, test: DataTest): { what: string; failing: string } {
  if (test === 'not_null' || 'not_null' in test) {
    return { what: 'not_null', failing: `FROM "${table}" WHERE "${column}" IS NULL` };
  }
  if ('accepted_values' in test) {
    const values = test.accepted_values.values.map((value) => `'${value.replaceAll("'", "''")}'`);
    return {
      what: 'accepted_values',
      failing: `FROM "${table}" WHERE CAST("${column}" AS text) NOT IN (${values.join(', ')})`,
    };
  }
  const { to, field, config } = test.relationships;
  const [, parent = ''] = /source\('\w+', '(.+)'\)/.exec(to) ?? [];
  const known = `SELECT CAST("${field}" AS text) FROM "${parent}" WHERE "${field}" IS NOT NULL`;
  return {
    what: `relationships to ${parent}.${field}`,
    failing: `FROM "${table}" WHERE "${column}" IS NOT NULL AND CAST("${column}" AS text) NOT IN (${known})${config?.where ? ` AND ${config.where}` : ''}`,
  };
}
