import { strToU8, zipSync } from 'fflate';
import { DOWNLOADS } from '../../../dictionary/model/addresses';
import type { ToldDictionary } from '../../../dictionary/load/sharedFiles';
import { attachmentBytes } from '../../../sampleExport/attachmentBytes';
import {
  fileTime,
  PUBLISHED,
  sampleExport,
  type SampleOptions,
} from '../../../sampleExport/sampleExport';
import type { Output } from '../../output';
import { provenance } from '../provenance';

export const sampleZip: Output = {
  name: 'sample export',
  render: (dictionary) => [
    { path: `static${DOWNLOADS.sampleExport}`, content: zipOf(dictionary, PUBLISHED) },
  ],
};

/** Packs a sample; the same bytes for the same dictionary and options, in every time zone. */
export function zipOf(dictionary: ToldDictionary, options: SampleOptions): Uint8Array {
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
  return zipSync(content, { level: 6, mtime: fileTime(dictionary) });
}

/** The name of the file that explains the sample, first in it. */
export const README_FILE = 'README.txt';

/** What whoever unpacks a sample should know. */
export function readmeText(dictionary: ToldDictionary, { clients, seed }: SampleOptions): string {
  const { site, story } = dictionary;
  return `A made-up export in the form of the ${site.shortTitle}, version ${site.versionLabel}

Nobody in it is real: names, numbers, streets, telephone numbers and addresses are from ranges that are
never given out. The record that each entity's page shows is in it.

${provenance(dictionary).join('\n')}

Clients: ${story.clients.length} of whom the examples tell, and ${clients} made up from the seed ${seed}.
Exported at: ${story.exportedAt} by the main office's clocks.

What is in it
- A file Content….json for each entity, newline-delimited JSON: one record a line, UTF-8.
- Files with the suffix _Custom, and files that hold nothing but an agency's own fields (profile,
  episode): those fields are made up, for each agency has its own.
- Attached files under their GUIDs, without extension. ContentClientAttachments.json has the original
  name and the size. A record without a GUID tells of a file in the agency's own storage.

What is there on purpose
- Nulls, empty texts, line breaks, quotation marks, markup and other scripts in free texts.
- In ContentClientAttachments.json, as in the sample on the vendor's process page and against the
  dictionary: GUIDs in small letters, no GUID, flags of 0, a time without fractions of a second.
- One name twice in each record of ContentLiability.json (Monthly Income - Other).
- A message or plan that is the first of its kind names itself as the one before.

What it does not prove: values that no source documents (for example the status NO SHOW of an
appointment, or PAID and DENIED of a claim) are made up. Your agency's export will show others.
`;
}
