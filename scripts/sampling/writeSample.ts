import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ToldDictionary } from '../../src/dictionary/load/sharedFiles';
import { attachmentBytes } from '../../src/sampleExport/attachmentBytes';
import { README_FILE, readmeText } from '../../src/outputs/artefacts/sampleExport/sampleZip';
import { fileTime, sampleExport, type SampleOptions } from '../../src/sampleExport/sampleExport';

/** How many characters of a file are kept before they are written. */
const KEPT = 1 << 18;

/** What was written: how many records each file has, and the names of all files in order. */
export type WrittenSample = Readonly<{
  rows: ReadonlyMap<string, number>;
  files: readonly string[];
}>;

type OpenFile = { handle: number; text: string; rows: number };

/**
 * Writes a sample into a folder, one client after the other, so that memory does not grow with it.
 *
 * @param folder a folder that is empty or does not exist
 */
export function writeSample(
  dictionary: ToldDictionary,
  options: SampleOptions,
  folder: string,
): WrittenSample {
  fs.mkdirSync(folder, { recursive: true });
  const { files, parts } = sampleExport(dictionary, options);
  const open = new Map(
    files.map((file) => {
      const handle = fs.openSync(path.join(folder, file), 'w');
      return [file, { handle, text: '', rows: 0 }] as [string, OpenFile];
    }),
  );
  const attached: string[] = [];
  for (const { lines, attachments } of parts()) {
    for (const { file, text } of lines) {
      const kept = open.get(file);
      if (!kept) continue;
      kept.text += `${text}\n`;
      kept.rows += 1;
      if (kept.text.length < KEPT) continue;
      fs.writeSync(kept.handle, kept.text);
      kept.text = '';
    }
    for (const attachment of attachments) {
      fs.writeFileSync(path.join(folder, attachment.name), attachmentBytes(attachment));
      attached.push(attachment.name);
    }
  }
  for (const { handle, text } of open.values()) {
    fs.writeSync(handle, text);
    fs.closeSync(handle);
  }
  fs.writeFileSync(path.join(folder, README_FILE), readmeText(dictionary, options));
  const rows = new Map([...open].map(([file, kept]) => [file, kept.rows]));
  return { rows, files: [README_FILE, ...files, ...attached] };
}

/** Packs files of a folder; the same bytes in every time zone. */
export async function packSample(
  dictionary: ToldDictionary,
  folder: string,
  files: readonly string[],
  zip: string,
): Promise<void> {
  const archive = new ZipFile();
  for (const file of files) {
    archive.addFile(path.join(folder, file), file, {
      mtime: fileTime(dictionary),
      mode: 0o100644,
      forceDosTimestamp: true,
    });
  }
  archive.end();
  await pipeline(archive.outputStream, fs.createWriteStream(zip));
}
