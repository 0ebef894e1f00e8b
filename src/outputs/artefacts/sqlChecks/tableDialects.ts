import { DIALECTS } from '../ddl/dialects';

/** What differs from place to place where tables are checked. */
export type TableDialect = Readonly<{
  /** A loaded table, by its snake_case name. */
  table: (name: string) => string;
  quote: (name: string) => string;
  text: (value: string) => string;
  /** The type to which values of any type are cast to be compared. */
  textType: string;
  /** The moment after which the future begins: a clock elsewhere may be a day ahead. */
  latest: string;
}>;

/** The places for which there are checks of tables. */
export const TABLE_DIALECTS = {
  spark: {
    table: (name) => `\`${name}\``,
    quote: (name) => `\`${name}\``,
    // Spark takes a backslash in a text for the beginning of an escape.
    text: (value) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`,
    textType: 'STRING',
    latest: "CURRENT_TIMESTAMP() + INTERVAL '1' DAY",
  },
  dbt: {
    table: (name) => `{{ source('ehi', '${name}') }}`,
    quote: (name) => name,
    text: DIALECTS.duckdb.text,
    textType: '{{ dbt.type_string() }}',
    latest: "{{ dbt.dateadd('day', 1, dbt.current_timestamp()) }}",
  },
} as const satisfies Record<string, TableDialect>;
