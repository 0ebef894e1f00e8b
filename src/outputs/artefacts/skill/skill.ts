import { strToU8, zipSync } from 'fflate';
import { DOWNLOADS, downloadName } from '../../../dictionary/model/addresses';
import { AREAS } from '../../../dictionary/model/areas';
import { anchorOf } from '../../../dictionary/model/anchors';
import { counted } from '../../../dictionary/model/counted';
import { TODO } from '../../../dictionary/model/dataTypes';
import type { Dictionary, Entity } from '../../../dictionary/model/dictionary';
import { exportFileName } from '../../../dictionary/model/exampleRecord';
import type { Inputs, Output } from '../../output';
import { customFields } from '../markdown/entity';
import { fieldLines } from '../markdown/fields';
import { guideTwins } from '../markdown/guide';
import { relationSections } from '../markdown/relations';
import { asCode, asText, remarks, type Linker } from '../markdown/syntax';
import { artefact, provenance } from '../provenance';

/** The dictionary and its procedures as a folder in the format of Agent Skills, for agents that work on an export. */
export const skill: Output = {
  name: 'skill for agents',
  render: (dictionary, inputs) => {
    const folder = anchorOf(dictionary.site.shortTitle);
    const files = skillFiles(dictionary, inputs).map(({ path, text }) => [
      `${folder}/${path}`,
      strToU8(`${text}\n`),
    ]);
    const zip = zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(1980, 0, 1) });
    return [artefact(downloadName(DOWNLOADS.skill), zip)];
  },
};

type SkillFile = Readonly<{ path: string; text: string }>;

/** The files of the skill, by their paths in its folder. */
export function skillFiles(dictionary: Dictionary, inputs: Inputs): SkillFile[] {
  const areas = AREAS.map((name) => ({
    name,
    path: `areas/${anchorOf(name)}.md`,
    entities: dictionary.entities.filter(({ area }) => area === name),
  })).filter(({ entities }) => entities.length > 0);
  const write = entityWriter(dictionary);
  const guides = procedures(dictionary, inputs);
  return [
    { path: 'SKILL.md', text: skillText(dictionary, areas, guides) },
    ...areas.map(({ name, path, entities }) => ({
      path,
      text: [`# ${name}`, ...entities.map(write)].join('\n\n'),
    })),
    ...guides,
  ];
}

/** Pages are not in the folder, so that links are their text. */
const withoutLinks: Linker = (text) => asText(text);

function entityWriter(dictionary: Dictionary): (entity: Entity) => string {
  const linesOf = fieldLines(dictionary);
  const relationsOf = relationSections(dictionary);
  return (entity) =>
    [
      `## ${asText(entity.name)}`,
      `File: ${asCode(exportFileName(entity.fileName))}. ${customFields(entity, withoutLinks)}.`,
      ...(entity.description === TODO ? [] : [asText(entity.description)]),
      ...remarks(entity),
      linesOf(entity, withoutLinks).join('\n'),
      ...relationsOf(entity, withoutLinks).map((block) => block.replace(/^## /, '### ')),
    ].join('\n\n');
}

/** What an agent does with an export, and the guide that says how. */
const PROCEDURES = {
  '/guides/reading-an-export': 'open the zip, read its JSON, flags, dates and zones',
  '/guides/load-into-a-database': 'fill a database',
  '/guides/queries': 'answer common questions, with queries that were run',
  '/guides/where-is': 'find where something is recorded',
  '/guides/custom-fields': 'find the agency’s own fields',
  '/guides/attachments': 'match attached files with records',
} as const;

function procedures(dictionary: Dictionary, inputs: Inputs): (SkillFile & { use: string })[] {
  const write = guideTwins(dictionary, inputs);
  return Object.entries(PROCEDURES).flatMap(([slug, use]) => {
    const guide = inputs.guides.find((each) => each.slug === slug);
    if (!guide) return [];
    return [{ path: `${slug.slice(1)}.md`, use, text: outsideCode(write(guide).text, unlink) }];
  });
}

const outsideCode = (markdown: string, change: (text: string) => string) =>
  markdown
    .split(/(^```[^]*?^```$)/m)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('');

const unlink = (text: string) => text.replaceAll(/\[([^\]]*)\]\((?!https?:)[^)\s]*\)/g, '$1');

function skillText(
  dictionary: Dictionary,
  areas: readonly Readonly<{ name: string; path: string; entities: readonly Entity[] }>[],
  guides: readonly Readonly<{ path: string; use: string }>[],
): string {
  const { site } = dictionary;
  const [check, convert] = [DOWNLOADS.exportCheck, DOWNLOADS.exportConvert].map(downloadName);
  return `---
name: ${anchorOf(site.shortTitle)}
description: ${JSON.stringify(`Reads, checks, converts and queries a ${site.shortTitle} (a zip of Content….json files): which file and field has what, types, values, joins, and what is not documented. Use it when somebody works with such an export or asks about its data dictionary.`)}
license: CC-BY-4.0
---

# ${asText(site.shortTitle)}

The export is one zip. Each entity has a file in it: one JSON object a line, or one array. Keys are field names with spaces.

## Steps

1. Check the export: \`node ${check} export.zip --format json\`. Exit status: 0, no problems; 1, problems; 2, the export
   could not be checked. The report contains no value of any record.
2. Convert it: \`node ${convert} export.zip ehi.sqlite\`. Exit status: 0, every record is a row; 1, some records or files
   are not, see \`_load\`; 2, nothing was written. Then \`_field\` describes each column, and \`_join\` each join.
3. Find the entity below, and read its fields in the file of its area. Do not guess a name: copy it.
4. Answer from the queries in \`guides/queries.md\` where one fits.

Both programs are on the Downloads page of the site that this skill is from. They need Node.js 20.19 or later, and nothing else.

## Never assume

- That an id is unique: no source publishes keys. Use outer joins, and count what finds no partner.
- That an inference is a fact: a join is stated, from the name, or inferred. Say which.
- That a list of values is complete, unless its status is closed.
- A time zone where the field has no UTC in its name; the order of day and month; whether 0 and 1 or false and true.
- That a record is current: look for fields on deletion, history and end dates of its entity.
- That two spellings of a GUID differ: compare without case.
- What is under “Not documented”: ask the agency or the vendor.
- That examples are real: all are made up.

The export contains health records. Show only the values that were asked for, and send none to another service.

## Procedures

${guides.map(({ path, use }) => `- [${path}](${path}): ${use}`).join('\n')}

## Entities by area

${areas.map(({ name, path, entities }) => `- [${name}](${path}), ${counted(entities.length, 'entity', 'entities')}: ${entities.map((entity) => `${asText(entity.name)} (${asCode(exportFileName(entity.fileName))})`).join(', ')}`).join('\n')}

---

${provenance(dictionary).map(asText).join('\n\n')}`;
}
