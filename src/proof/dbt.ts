import { load } from 'js-yaml';
import { quoteText } from '../code/sql';
import { counted } from '../dictionary/model/counted';
import { errorText, type Proof, type Subject } from './subject/proof';
import type { Database } from './subject/databases';

const FILE = 'dbt/sources.yml';

/** The tests that the dbt source asks for, as the queries that dbt makes of them. */
export const DBT_PROOF: Proof = {
  artefact: FILE,
  how: 'read as YAML; its tests are run as queries in PostgreSQL, without dbt',
  run: async (subject) => {
    const { database } = await subject.loaded('ddl/snake/postgresql.sql', 'postgresql');
    return runTests(subject, database);
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
          broken.push(`${FILE} ${table}.${column} ${what}: ${errorText(error)}`);
        }
      }
    }
  }
  return { counted: counted(tests, 'test'), broken };
}

const isInDoubt = (test: DataTest) => typeof test === 'object' && 'not_null' in test;

function queryOf(table: string, column: string, test: DataTest): { what: string; failing: string } {
  if (test === 'not_null' || 'not_null' in test) {
    return { what: 'not_null', failing: `FROM "${table}" WHERE "${column}" IS NULL` };
  }
  if ('accepted_values' in test) {
    const values = test.accepted_values.values.map(quoteText);
    return {
      what: 'accepted_values',
      failing: `FROM "${table}" WHERE "${column}" NOT IN (${values.join(', ')})`,
    };
  }
  const { to, field, config } = test.relationships;
  const [, parent = ''] = /source\('\w+', '(.+)'\)/.exec(to) ?? [];
  const where = config?.where ? ` AND ${config.where}` : '';
  return {
    what: `relationships to ${parent}.${field}`,
    failing:
      `FROM (SELECT "${column}" AS child FROM "${table}" WHERE "${column}" IS NOT NULL${where}) AS children ` +
      `LEFT JOIN (SELECT "${field}" AS parent FROM "${parent}") AS parents ON child = parent WHERE parent IS NULL`,
  };
}
