import console from 'node:console';
import process from 'node:process';
import { readLines } from './lines.mjs';

// The least that a program does that reads records: no checks.
let records = 0;
await readLines(process.argv[2], () => (line) => {
  JSON.parse(line);
  records += 1;
});
console.log(`${records} records`);
