import console from 'node:console';
import fs from 'node:fs';
import process from 'node:process';
import Ajv from 'ajv/dist/2020.js';
import { readLines } from './lines.mjs';

// The published schemas, each by its export file: neither ids nor joins are checked.
const [folder, schemas] = process.argv.slice(2);
const validators = new Map(
  Object.entries(JSON.parse(fs.readFileSync(schemas, 'utf8'))).map(([file, schema]) => [
    file,
    new Ajv({ strictTypes: false, keywords: ['x-described-by'] }).compile(schema),
  ]),
);
let records = 0;
let invalid = 0;
await readLines(folder, (name) => {
  const validate = validators.get(name) ?? (() => true);
  return (line) => {
    records += 1;
    if (!validate(JSON.parse(line))) invalid += 1;
  };
});
console.log(`${records} records, ${invalid} invalid`);
