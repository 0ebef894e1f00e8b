import console from 'node:console';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { DuckDBInstance } from '@duckdb/node-api';

// The published file checks the folder; what it found is printed as one line of JSON.
const [folder, sql] = process.argv.slice(2);
const connection = await (await DuckDBInstance.create()).connect();
// So much as a small machine has; beyond it, DuckDB writes to disk.
await connection.run(
  `SET memory_limit = '4GB'; SET temp_directory = '${path.dirname(sql)}/spilled'`,
);
await connection.run(`SET file_search_path = '${folder.replaceAll("'", "''")}'`);
await connection.run(fs.readFileSync(sql, 'utf8'));
const found = await connection.runAndReadAll('SELECT * FROM ehi_finding');
console.log(JSON.stringify(found.getRowObjectsJson()));
