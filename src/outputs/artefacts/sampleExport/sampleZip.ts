import { strToU8 } from 'fflate';
import { DOWNLOADS } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { groupBy } from '../../../dictionary/model/groupBy';
import { CLIENT } from '../../../dictionary/model/relations';
import { bySlug } from '../../../dictionary/model/sample';
import type { Output } from '../../output';
import { filled, provenance } from '../provenance';
import { zipped } from '../zip';
import { attachmentBytes } from './attachmentBytes';

export const sampleZip: Output = (dictionary) => [
  { path: `static${DOWNLOADS.sampleExport}`, content: zipOf(dictionary) },
];

/** Packs the sample export: the same bytes for the same dictionary, in every time zone. */
export function zipOf(dictionary: Dictionary): Uint8Array {
  const readMe = ['README.txt', `${readmeText(dictionary)}\n`] as const;
  return zipped([readMe, ...sampleFiles(dictionary)], new Date(dictionary.sample.exportedAt));
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
  const { site, sample, texts } = dictionary;
  return filled(texts.sampleReadme, {
    title: site.shortTitle,
    version: site.versionLabel,
    provenance: provenance(dictionary).join('\n'),
    clients: String(bySlug(sample.records)(CLIENT).length),
    exportedAt: sample.exportedAt,
  });
}
