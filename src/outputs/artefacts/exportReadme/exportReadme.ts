import { DOWNLOADS, downloadName } from '../../../dictionary/model/addresses';
import { counted } from '../../../dictionary/model/counted';
import { countFields, type Dictionary } from '../../../dictionary/model/dictionary';
import { editionOf } from '../../../dictionary/model/edition';
import type { Output } from '../../output';
import { artefact, ARTEFACT_MARK, filled, LICENSE_LINE } from '../provenance';

export const exportReadme: Output = (dictionary) => [
  artefact(downloadName(DOWNLOADS.exportReadme), exportReadmeText(dictionary)),
];

/** How many characters a line has at most, so that it can be printed. */
const WIDTH = 78;

function exportReadmeText(dictionary: Dictionary): string {
  const { site, entities, sources, texts } = dictionary;
  const text = filled(texts.exportReadme, {
    title: site.shortTitle,
    size: `${counted(entities.length, 'type of record', 'types of records')}, ${counted(countFields(entities), 'field')}`,
    vendors: sources.find(({ key }) => key === 'process-page')?.address ?? '',
    sources: sources.map(({ name, stamp }) => (stamp ? `${name} (${stamp})` : name)).join('; '),
    publisher: editionOf(dictionary).publisher,
    provenance: `${ARTEFACT_MARK}. ${LICENSE_LINE}`,
  });
  return `${text.split('\n').flatMap(wrap).join('\n')}\n`;
}

/** Breaks a line between words; in a list, the rest is indented. */
function wrap(line: string): string[] {
  const indent = line.startsWith('- ') ? '  ' : '';
  const lines: string[] = [];
  const plain = line.replaceAll('’', "'").replaceAll(' · ', '; ');
  for (const word of plain.split(/(?<=\S) /)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : indent + word);
  }
  return lines;
}
