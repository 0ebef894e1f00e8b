import console from 'node:console';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { DuckDBInstance } from '@duckdb/node-api';

// Loads each file of a folder into a table, with types as DuckDB finds them; it refuses records that repeat a key.
const [folder, database] = process.argv.slice(2);
const connection = await (await DuckDBInstance.create(database)).connect();
let records = 0;
for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const file = path.join(folder, name);
  const from = `read_json('${file}', format = 'newline_delimited', ignore_errors = true)`;
  await connection.run(`CREATE TABLE "${name}" AS SELECT * FROM ${from}`);
  const count = await connection.runAndReadAll(`SELECT count(*)::INTEGER FROM "${name}"`);
  records += count.getRows()[0][0];
}
console.log(`${records} records`);
