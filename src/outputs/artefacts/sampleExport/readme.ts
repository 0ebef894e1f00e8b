import type { Dictionary } from '../../../dictionary/model/dictionary';
import type { SampleOptions } from '../../../sampleExport/sampleExport';
import { provenance } from '../provenance';

/** The name of the file that explains the sample, first in it. */
export const README_FILE = 'README.txt';

/** What whoever unpacks a sample should know. */
export function readmeText(dictionary: Dictionary, { clients, seed }: SampleOptions): string {
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
