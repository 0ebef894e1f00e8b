/*
 * Neither Spark nor dbt is at hand. What their files say differently from DuckDB is little, and put into
 * DuckDB's words here, so that the published statements themselves are run.
 */
const NOW = 'CAST(CURRENT_TIMESTAMP AS TIMESTAMP)';

/** Puts statements of Spark into the words of DuckDB. */
export function sparkAsDuckDb(sql: string): string {
  return sql.replaceAll('`', '"').replaceAll('CURRENT_TIMESTAMP()', NOW);
}

/** Fills the braces of a dbt test, as dbt would for DuckDB; those that it does not know stay, and fail. */
export function dbtAsDuckDb(sql: string): string {
  return sql
    .replaceAll(/\{\{ config\(.*?\) \}\}/g, '')
    .replaceAll(/\{\{ source\('ehi', '(\w+)'\) \}\}/g, '"$1"')
    .replaceAll("{{ dbt.dateadd('day', 1, dbt.current_timestamp()) }}", `${NOW} + INTERVAL 1 DAY`)
    .replaceAll('{{ dbt.type_string() }}', 'VARCHAR');
}
