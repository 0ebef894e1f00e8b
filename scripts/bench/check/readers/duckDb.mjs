import console from 'node:console';
import fs from 'node:fs';
import process from 'node:process';
import { DuckDBInstance } from '@duckdb/node-api';

// The published file makes the tables and loads them; nothing is checked but what a table refuses.
const [folder, sql] = process.argv.slice(2);
const connection = await (await DuckDBInstance.create()).connect();
await connection.run(`SET file_search_path = '${folder.replaceAll("'", "''")}'`);
await connection.run(fs.readFileSync(sql, 'utf8'));
const tables = await connection.runAndReadAll('SELECT sum(estimated_size) FROM duckdb_tables()');
console.log(`${tables.getRows()[0]?.[0]} records`);
