import { typeFamily, type TypeFamily } from '../../dictionary/model/typeFamilies';
import { nameIn, type Naming, type Table } from '../../outputs/artefacts/columns';
import type { Database, DatabaseName } from '../subject/databases';

const TEXT = /^(VARCHAR|TEXT)$/i;
const WHOLE = /^(U?TINYINT|SMALLINT|INTEGER|BIGINT)$/i;
const NUMBER = /^(DECIMAL.*|NUMERIC|DOUBLE( PRECISION)?|REAL)$/i;

/** The types that fit a family of values. */
const FITTING: Readonly<Record<TypeFamily, RegExp>> = {
  text: TEXT,
  bytes: TEXT,
  integer: WHOLE,
  number: NUMBER,
  flag: /^BOOLEAN$/i,
  guid: /^UUID$/i,
  time: /^(DATE|TIMESTAMP.*)$/i,
};

/** SQLite has no types for flags, GUIDs and times. */
const FITTING_IN_SQLITE = { ...FITTING, flag: WHOLE, guid: TEXT, time: TEXT };

const ASK = 'SELECT table_name, column_name, data_type FROM information_schema.columns';
const ASK_SQLITE =
  'SELECT tables.name AS table_name, fields.name AS column_name, fields.type AS data_type ' +
  'FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS fields';

/** Columns whose type in the database does not fit the field's data type. */
export async function unfitTypes(
  tables: readonly Table[],
  path: string,
  { database, name, naming }: { database: Database; name: DatabaseName; naming: Naming },
): Promise<string[]> {
  const isSqlite = name === 'sqlite';
  const rows = await database.rows(isSqlite ? ASK_SQLITE : ASK);
  const types = new Map(
    rows.map((row) => [`${row.table_name} "${row.column_name}"`, String(row.data_type)]),
  );
  return tables.flatMap((table) =>
    table.columns.flatMap((column) => {
      const place = `${nameIn(naming, table)} "${nameIn(naming, column)}"`;
      const type = types.get(place);
      const family = typeFamily(column.dataType) ?? 'text';
      if (type && (isSqlite ? FITTING_IN_SQLITE : FITTING)[family].test(type)) return [];
      return [`${path} ${place} is ${type ?? 'not there'}, for values of type ${column.dataType}`];
    }),
  );
}
