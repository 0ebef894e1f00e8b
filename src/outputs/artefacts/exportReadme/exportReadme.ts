import { DOWNLOADS, downloadName } from '../../../dictionary/model/addresses';
import { counted } from '../../../dictionary/model/counted';
import { countFields, type Dictionary } from '../../../dictionary/model/dictionary';
import { editionOf } from '../../../dictionary/model/edition';
import { exportFileName } from '../../../dictionary/model/exampleRecord';
import { CLIENT } from '../../../dictionary/model/relations';
import type { Output } from '../../output';
import { artefact, ARTEFACT_MARK, LICENSE_LINE } from '../provenance';

export const exportReadme: Output = {
  name: 'README of an export',
  render: (dictionary) => [
    artefact(downloadName(DOWNLOADS.exportReadme), exportReadmeText(dictionary)),
  ],
};

/** How many characters a line has at most, so that it can be printed. */
const WIDTH = 78;

const CHECK = downloadName(DOWNLOADS.exportCheck);
const CONVERT = downloadName(DOWNLOADS.exportConvert);

function exportReadmeText(dictionary: Dictionary): string {
  const { site, entities, sources } = dictionary;
  const { publisher } = editionOf(dictionary);
  const vendors = sources.find(({ key }) => key === 'process-page')?.address;
  const named = sources.map(({ name, stamp }) => (stamp ? `${name} (${stamp})` : name));
  const fileOf = (slug: string) => {
    const entity = entities.find((each) => each.slug === slug);
    return entity && exportFileName(entity.fileName);
  };
  const [clients, attachments] = [fileOf(CLIENT), fileOf('attachments')];
  const size = `${counted(entities.length, 'type of record', 'types of records')}, ${counted(countFields(entities), 'field')}`;
  const sections: Readonly<Record<string, readonly string[]>> = {
    'WHAT THE FILES ARE': [
      '- Content....json: records of one type. Each line is one record as JSON; a file may instead be one JSON array, so read both. A key is the name of a field, with its spaces.',
      '- Content..._Custom.json: fields that this agency defined for itself.',
      `- Files named by a GUID: attachments.${attachments ? ` ${attachments} has the original name of each, and the record it belongs to.` : ''}`,
      ...(clients ? [`Begin with ${clients}: the Client Id in it is in most other files.`] : []),
    ],
    'WHERE THE DOCUMENTATION IS': [
      `${vendors ? `The vendor’s documentation: ${vendors}. ` : ''}This is an unofficial data dictionary of the ${site.shortTitle}, with ${size}. Its sources: ${named.join('; ')}. ${publisher}`.trimEnd(),
      'Address (the agency fills it in): ____________________________________',
      `Without a network: ${downloadName(DOWNLOADS.handbook)}, from the Downloads page there.`,
    ],
    'HOW TO CHECK AND CONVERT': [
      'Both programs are on the Downloads page. They need Node.js 20.19 or later, and send nothing anywhere.',
      `    node ${CHECK} export.zip`,
      'lists damaged files, those of the dictionary that are not in the zip (perhaps without records), and records that do not match the dictionary.',
      `    node ${CONVERT} export.zip ehi.sqlite`,
      'makes a database of SQLite with the dictionary in it.',
    ],
    'WHAT IS NOT IN IT': [
      '- What the agency’s own fields mean: ask the agency.',
      '- Records that the agency keeps in other systems.',
      '- A list of what was left out: ask the agency.',
      '- Keys and constraints: no source says that any number is unique.',
      '- Time zones, except for fields with UTC in their names: ask the agency.',
    ],
    'KEEP IT SAFE': [
      'The files are health records. Store and send them encrypted. With records that 42 CFR Part 2 protects, released with consent, enclose the notice and the consent (42 CFR 2.32).',
    ],
  };
  return [
    `${site.shortTitle}: how to read these files`,
    ...Object.entries(sections).map(([heading, lines]) =>
      [heading, ...lines.flatMap(wrap)].join('\n'),
    ),
    wrap(`${ARTEFACT_MARK}. ${LICENSE_LINE}`).join('\n'),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
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
