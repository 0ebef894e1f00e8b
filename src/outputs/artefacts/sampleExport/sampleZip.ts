import { strToU8, zipSync } from 'fflate';
import { DOWNLOADS } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { groupBy } from '../../../dictionary/model/groupBy';
import { CLIENT } from '../../../dictionary/model/relations';
import { bySlug } from '../../../dictionary/model/sample';
import type { Output } from '../../output';
import { provenance } from '../provenance';
import { attachmentBytes } from './attachmentBytes';

export const sampleZip: Output = {
  name: 'sample export',
  render: (dictionary) => [{ path: `static${DOWNLOADS.sampleExport}`, content: zipOf(dictionary) }],
};

/** Packs the sample export: the same bytes for the same dictionary, in every time zone. */
export function zipOf(dictionary: Dictionary): Uint8Array {
  const readMe = ['README.txt', strToU8(readmeText(dictionary))] as const;
  const content = Object.fromEntries([readMe, ...sampleFiles(dictionary)]);
  // A zip holds what the clock shows, whatever the machine's time zone.
  return zipSync(content, { level: 6, mtime: new Date(dictionary.sample.exportedAt) });
}

/** The files of the sample export: those of records, and those that its attachments name. */
export function sampleFiles({ sample }: Dictionary): Map<string, Uint8Array> {
  const texts = groupBy(sample.records, ({ file }) => file);
  const attached = bySlug(sample.records)('attachments').flatMap(({ get }) => {
    const bytes = attachmentBytes(get('Original Name') ?? '', Number(get('Size')));
    const name = get('Attachment');
    return name ? [[name, bytes] as const] : [];
  });
  const records = [...texts].map(
    ([file, lines]) => [file, strToU8(lines.map(({ text }) => `${text}\n`).join(''))] as const,
  );
  return new Map([...records, ...attached]);
}
/** What whoever unpacks a sample should know. */
function readmeText(dictionary: Dictionary): string {
  const { site, sample } = dictionary;
  return `A made-up export in the form of the ${site.shortTitle}, version ${site.versionLabel}

Nobody in it is real: names, numbers, streets, telephone numbers and addresses are from ranges that are
never given out. The record that each entity's page shows is in it.

${provenance(dictionary).join('\n')}

Clients: ${bySlug(sample.records)(CLIENT).length}.
Exported at: ${sample.exportedAt} by the main office's clocks.

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
