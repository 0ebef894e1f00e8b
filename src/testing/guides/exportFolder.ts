import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Dictionary, Entity } from '../../dictionary/model/dictionary';
import { examplePretty, exportFileName } from '../../dictionary/model/exampleRecord';
import { sampleFiles } from '../../outputs/artefacts/sampleExport/sampleZip';

/** The two forms in which the vendor shows a file: one record per line, or all in one array. */
type FileForm = 'lines' | 'array';

/** Makes a folder for one test, with the given files. */
export function makeFolder(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'export-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  return folder;
}

/** The unpacked sample export. */
export const sampleFolder = (dictionary: Dictionary): string =>
  makeFolder(Object.fromEntries(sampleFiles(dictionary)));

/** The export files of the dictionary's example records, in one of the two forms. */
export function exampleFiles({ entities }: Dictionary, form: FileForm): Record<string, string> {
  return Object.fromEntries(
    entities.map((entity) => [exportFileName(entity.fileName), spell(linesOf(entity), form)]),
  );
}

/** The example, and where an agency defines the fields, two that it could have added. */
function linesOf({ fields, customConfiguration: { isCustomOnly } }: Entity): string[] {
  const line = examplePretty(fields).replaceAll('\n', '');
  if (!isCustomOnly) return [line];
  const added = (text: string) => line.replace(/\}$/, `,"Referral":${text},"Never filled":null}`);
  return [added('"Walk-in"'), added('null')];
}

/** Spells records as a file: a line each, or as a pretty-printed array, as the vendor's sample is. */
export function spell(lines: readonly string[], form: FileForm): string {
  if (form === 'lines') return lines.map((line) => `${line}\n`).join('');
  const records = lines.map((line) => `  ${line.replaceAll(/(?<=[,{])(?=")/g, '\n    ')}`);
  return `[\n${records.join(',\n')}\n]\n`;
}

/** The vendor's sample of the attachments file, made up anew: one file at the vendor's, one elsewhere. */
export const vendorSample = (): Record<string, string> => ({
  'ContentAttachments.json': fs.readFileSync(path.join(__dirname, 'vendorSample.json'), 'utf8'),
  'files/3f2a9c1e-5b7d-4e80-9a61-0c4d2e8f7b15': 'nineteen characters',
});
