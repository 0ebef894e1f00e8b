import console from 'node:console';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import readline from 'node:readline';
import Ajv from 'ajv/dist/2020.js';

// Parses each line, the least that a program does that reads records; with schemas by export file, ajv looks at it, too:
// neither at ids nor at joins.
const [folder, schemas] = process.argv.slice(2);
const ajv = new Ajv({ strictTypes: false, keywords: ['x-described-by'] });
const schemaOf = schemas ? JSON.parse(fs.readFileSync(schemas, 'utf8')) : {};
let records = 0;
let invalid = 0;
for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const validate = name in schemaOf ? ajv.compile(schemaOf[name]) : () => true;
  const lines = readline.createInterface({ input: fs.createReadStream(path.join(folder, name)) });
  for await (const line of lines) {
    records += 1;
    if (!validate(JSON.parse(line))) invalid += 1;
  }
}
console.log(`${records} records${schemas ? `, ${invalid} invalid` : ''}`);
