import { ARTEFACTS } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { kindsInSql } from '../../../exportCheck/model/kindsInSql';
import type { CheckRules } from '../../../exportCheck/model/rules';
import { KIND_NAMES } from '../../../exportCheck/model/kinds';
import type { Output } from '../../output';
import { tablesOf, type Table } from '../columns';
import { isTestedBySource } from '../dbt/render';
import { checkRules } from '../exportCheck/checkRules';
import { provenance } from '../provenance';
import { duckDbScript } from './duckDb';
import { queriesByEntity, tableChecks, type TableCheck } from './tableChecks';
import { TABLE_DIALECTS } from './tableDialects';

/** The checks of an export as SQL: of its files in DuckDB, of loaded tables in Spark and in dbt. */
export const sqlChecks: Output = {
  name: 'checks as SQL',
  render: (dictionary) => {
    const rules = checkRules(dictionary);
    const tables = tablesOf(dictionary);
    return [
      { path: `static${ARTEFACTS.duckDbChecks}`, content: duckDb(dictionary, rules) },
      { path: `static${ARTEFACTS.sparkChecks}`, content: spark(dictionary, rules, tables) },
      { path: `static${ARTEFACTS.dbtChecks}`, content: dbt(dictionary, rules, tables) },
    ];
  },
};

const comments = (lines: readonly string[]) => lines.map((line) => `-- ${line}\n`).join('');

function duckDb(dictionary: Dictionary, rules: CheckRules): string {
  const known = kindsInSql('files');
  const unknown = KIND_NAMES.filter((kind) => !known.includes(kind));
  const head = comments([
    ...provenance(dictionary),
    'Checks the files of an export, as the page "Check my export" does, with the same counts. DuckDB 1.5 and later.',
    'In the unpacked folder of the export: duckdb < duckdb.sql, or duckdb -csv < duckdb.sql > findings.csv',
    'The table ehi_finding has what was found: kinds, files, fields and counts, never a value of a record.',
    'For files larger than memory, name a database to work in: duckdb /elsewhere/check.db < duckdb.sql',
    `Not told here: ${unknown.join(', ')}. A line that these spoil counts as not-json, or stops the script.`,
  ]);
  return `${head}\n${duckDbScript(rules)}`;
}

function spark(dictionary: Dictionary, rules: CheckRules, tables: readonly Table[]): string {
  const checks = tableChecks(rules, tables, TABLE_DIALECTS.spark);
  const head = comments([
    ...provenance(dictionary),
    'Checks the tables that an export was loaded into, in Spark SQL 3.3 and later. No Spark has run it, but DuckDB has.',
    'Tables and fields are named in snake_case, as the files of ddl/snake name them: spark-sql --database ehi -f spark.sql',
    'The table ehi_finding has what was found: kinds, files, fields and counts, never a value of a record.',
    `Loaded tables tell less than files: only ${kindsInSql('tables').join(', ')}.`,
  ]);
  const columns =
    'kind STRING, file STRING, field STRING, found BIGINT, sureness STRING, leads_to STRING';
  const statements = queriesByEntity(checks).map((query) => `INSERT INTO ehi_finding\n${query};\n`);
  return [
    head,
    `DROP TABLE IF EXISTS ehi_finding;\nCREATE TABLE ehi_finding (${columns});\n`,
    ...statements,
    'SELECT * FROM ehi_finding ORDER BY kind, file, field;\n',
  ].join('\n');
}

/** What the tests of the dbt source leave: one more test, whose rows are what was found. */
function dbt(dictionary: Dictionary, rules: CheckRules, tables: readonly Table[]): string {
  const asked = tableChecks(rules, tables, TABLE_DIALECTS.dbt).filter((check) => isLeft(check));
  const head = comments([
    ...provenance(dictionary),
    'A singular dbt test (dbt 1.8 and later): save it as tests/ehi_checks.sql where dbt/sources.yml is known.',
    'It tells what the tests of that source leave: dates, ends before their beginnings, ids that two records have, and',
    'joins by several fields or under conditions. Each line is a kind, file and field with its count. No dbt has run it,',
    'but DuckDB has, with its braces filled.',
  ]);
  const queries = asked.map(({ query }) => query);
  return `${head}{{ config(severity='warn') }}\n\n${queries.join('\nUNION ALL\n')}\n`;

  function isLeft({ kind, entity, join }: TableCheck): boolean {
    if (join === undefined) {
      return !['file-empty', 'null-unexpected', 'null-doubted', 'not-in-list'].includes(kind);
    }
    const given = dictionary.relationships.joins[join];
    const reference = tables[entity]?.references.find((one) => one.join === given);
    return !reference || reference.join.with.length > 0 || !isTestedBySource(reference);
  }
}
