import type { ToldDictionary } from '../../dictionary/load/sharedFiles';
import { attachmentBytes } from '../../sampleExport/attachmentBytes';
import { PUBLISHED, sampleExport } from '../../sampleExport/sampleExport';
import { copyClients, type Files } from './copyClients';

/** The sample export in memory, with its clients and so many copies of each. */
export function madeUpFiles(dictionary: ToldDictionary, copies = 0): Files {
  const { files, parts } = sampleExport(dictionary, PUBLISHED);
  const made: Files = new Map(files.map((file) => [file, []]));
  for (const { lines, attachments } of parts()) {
    for (const { file, text } of lines) linesOf(made, file).push(text);
    for (const attachment of attachments) made.set(attachment.name, attachmentBytes(attachment));
  }
  const more = copyClients(dictionary, copyOf(made));
  for (let nth = 0; nth < copies; nth += 1) {
    for (const [name, content] of more.next().value as Files) {
      if (Array.isArray(content)) linesOf(made, name).push(...content);
      else made.set(name, content);
    }
  }
  return made;
}

/** The same files, to plant faults into. */
export function copyOf(files: Files): Files {
  return new Map([...files].map(([file, content]) => [file, content.slice() as typeof content]));
}

/**
 * The lines of a file of records.
 *
 * @throws Error if there is no such file
 */
export function linesOf(files: Files, file: string): string[] {
  const lines = files.get(file);
  if (!Array.isArray(lines)) throw new Error(`The sample has no ${file}`);
  return lines;
}

/** The bytes of a file as it stands in the export. */
export function bytesOfFile(content: string[] | Uint8Array): Uint8Array {
  if (!Array.isArray(content)) return content;
  return new TextEncoder().encode(content.map((line) => `${line}\n`).join(''));
}
