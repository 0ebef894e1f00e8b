import console from 'node:console';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import readline from 'node:readline';

// Parses each line of an export, the least that a program does that reads records.
const [folder] = process.argv.slice(2);
let records = 0;
for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const lines = readline.createInterface({ input: fs.createReadStream(path.join(folder, name)) });
  for await (const line of lines) {
    JSON.parse(line);
    records += 1;
  }
}
console.log(`${records} records`);
