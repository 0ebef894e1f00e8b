import console from 'node:console';
import fs from 'node:fs';
import process from 'node:process';
import { DuckDBInstance } from '@duckdb/node-api';

// Loads a folder by the published file; how many records that are is printed.
const [folder, sql, file] = process.argv.slice(2);
const connection = await (await DuckDBInstance.create(file)).connect();
await connection.run(`SET file_search_path = '${folder.replaceAll("'", "''")}'`);
await connection.run(fs.readFileSync(sql, 'utf8').replaceAll(/^\..*$/gm, ''));
const found = await connection.runAndReadAll('SELECT sum(rows)::VARCHAR AS rows FROM ehi_load');
console.log(`${found.getRowObjectsJson()[0].rows} rows`);
