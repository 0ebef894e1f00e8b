import fs from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { convertCommand } from '../../export/convert/command/convertCommand';
import { makeFolder } from '../guides/exportFolder';
import { rules } from './inMemory';

/** A record of one export file, as a line. */
export const PAYER =
  '{"Payer Id":1,"Insurance Name":"A","Address 1":null,"Address 2":null,"City":null,"State":null,"Zip":null,"Phone":null}\n';

export const zipOfPayer = (text: string) => zipSync({ 'ContentPayer.json': strToU8(text) });

/** Converts a zip in a folder of its own, and gives what was said, written and left there. */
export async function convert(zip: Uint8Array | string, ...args: string[]) {
  const folder = makeFolder({});
  const [file, target] = [path.join(folder, 'export.zip'), path.join(folder, 'ehi.sqlite')];
  fs.writeFileSync(file, zip);
  const run = await runIn(file, target, ...args);
  return { ...run, folder, file, target, left: fs.readdirSync(folder).sort() };
}

/** Runs the command with arguments, and gives its exit code and what it said. */
export async function runIn(...args: string[]) {
  const said = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof said) => ({ write: (text: string) => (said[name] += text) });
  const streams = { stdout: stream('stdout'), stderr: stream('stderr') };
  const exitCode = await convertCommand(await rules, args, streams, undefined, 'How to use it.');
  return { exitCode, ...said };
}
