import { strFromU8 } from 'fflate';
import type { Dictionary } from '../../dictionary/model/dictionary';
import { sampleFiles } from '../../outputs/artefacts/sampleExport/sampleZip';
import { copyClients, type Files } from './copyClients';

/** The sample export in memory, with its clients and so many copies of each. */
export function madeUpFiles(dictionary: Dictionary, copies = 0): Files {
  const sample: Files = new Map(
    [...sampleFiles(dictionary)].map(([name, bytes]) => [
      name,
      name.endsWith('.json') ? strFromU8(bytes).trimEnd().split('\n') : bytes,
    ]),
  );
  const made = copyOf(sample);
  for (const files of copyClients(dictionary, sample, copies)) {
    for (const [name, content] of files) {
      if (Array.isArray(content)) linesOf(made, name).push(...content);
      else made.set(name, content);
    }
  }
  return made;
}

export function copyOf(files: Files): Files {
  return new Map([...files].map(([file, content]) => [file, content.slice() as typeof content]));
}

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
