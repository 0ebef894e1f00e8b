import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';

/** Hands each line of each export file in a folder to what `open` gives for the file. */
export async function readLines(folder, open) {
  for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const take = open(name);
    const lines = readline.createInterface({ input: fs.createReadStream(path.join(folder, name)) });
    for await (const line of lines) take(line);
  }
}
