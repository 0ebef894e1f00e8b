import { strToU8, zipSync } from 'fflate';
import { DOWNLOADS } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { attachmentBytes } from '../../../sampleExport/attachmentBytes';
import { fileTime } from '../../../sampleExport/fileTime';
import { README_FILE, readmeText } from './readme';
import { PUBLISHED, sampleExport, type SampleOptions } from '../../../sampleExport/sampleExport';
import type { Output } from '../../output';

/** Makes the sample export that is downloaded. */
export const sampleZip: Output = {
  name: 'sample export',
  render: (dictionary) => [
    { path: `static${DOWNLOADS.sampleExport}`, content: zipOf(dictionary, PUBLISHED) },
  ],
};

/** Packs a sample; the same bytes for the same dictionary and options, in every time zone. */
export function zipOf(dictionary: Dictionary, options: SampleOptions): Uint8Array {
  const { files, parts } = sampleExport(dictionary, options);
  const texts = new Map<string, string[]>(files.map((file) => [file, []]));
  const attached: Record<string, Uint8Array> = {};
  for (const { lines, attachments } of parts()) {
    for (const { file, text } of lines) texts.get(file)?.push(`${text}\n`);
    for (const attachment of attachments) attached[attachment.name] = attachmentBytes(attachment);
  }
  const named = [...texts].map(([file, lines]) => [file, strToU8(lines.join(''))] as const);
  const content = {
    [README_FILE]: strToU8(readmeText(dictionary, options)),
    ...Object.fromEntries(named),
    ...attached,
  };
  return zipSync(content, { level: 6, mtime: fileTime(dictionary.story) });
}
