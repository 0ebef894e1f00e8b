import { DOWNLOADS, downloadName } from '../../../dictionary/model/addresses';
import { anchorOf } from '../../../dictionary/model/names';
import { counted } from '../../../dictionary/model/counted';
import { TODO } from '../../../dictionary/model/dataTypes';
import type { Dictionary, Entity } from '../../../dictionary/model/dictionary';
import { exportFileName } from '../../../dictionary/model/exampleRecord';
import type { Inputs, Output } from '../../output';
import { byArea } from '../../../dictionary/model/areas';
import { customFields } from '../markdown/entity';
import { fieldLines } from '../markdown/fields';
import { guideTwins } from '../markdown/guide';
import { relationSections } from '../markdown/relations';
import { asCode, asText, remarks, type Linker } from '../markdown/syntax';
import { artefact, filled, provenance } from '../provenance';
import { zipped } from '../zip';

/** The dictionary and its procedures as a folder in the format of Agent Skills, for agents that work on an export. */
export const skill: Output = (dictionary, inputs) => {
  const folder = anchorOf(dictionary.site.shortTitle);
  const files = skillFiles(dictionary, inputs).map(
    ({ path, text }) => [`${folder}/${path}`, `${text}\n`] as const,
  );
  return [artefact(downloadName(DOWNLOADS.skill), zipped(files))];
};

type SkillFile = Readonly<{ path: string; text: string }>;

function skillFiles(dictionary: Dictionary, inputs: Inputs): SkillFile[] {
  const areas = byArea(dictionary.entities).map((area) => ({
    ...area,
    path: `areas/${anchorOf(area.name)}.md`,
  }));
  const guides = procedures(dictionary, inputs);
  return [
    { path: 'SKILL.md', text: skillText(dictionary, areas, guides) },
    ...areas.map(({ name, path, entities }) => ({
      path,
      text: [`# ${name}`, ...entities.map((entity) => entityText(dictionary, entity))].join('\n\n'),
    })),
    ...guides,
  ];
}

/** Pages are not in the folder, so that links are their text. */
const withoutLinks: Linker = (text) => asText(text);

function entityText(dictionary: Dictionary, entity: Entity): string {
  const relations = relationSections(dictionary, entity, withoutLinks);
  return [
    `## ${asText(entity.name)}`,
    `File: ${asCode(exportFileName(entity.fileName))}. ${customFields(entity, withoutLinks)}.`,
    ...(entity.description === TODO ? [] : [asText(entity.description)]),
    ...remarks(entity),
    fieldLines(dictionary, entity, withoutLinks).join('\n'),
    ...relations.map((block) => block.replace(/^## /, '### ')),
  ].join('\n\n');
}

function procedures(dictionary: Dictionary, inputs: Inputs): (SkillFile & { use: string })[] {
  const write = guideTwins(dictionary, inputs);
  return Object.entries(dictionary.texts.procedures).flatMap(([slug, use]) => {
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
  const { site, texts } = dictionary;
  const named = ({ name, fileName }: Entity) =>
    `${asText(name)} (${asCode(exportFileName(fileName))})`;
  return filled(texts.skill, {
    name: anchorOf(site.shortTitle),
    title: asText(site.shortTitle),
    procedures: guides.map(({ path, use }) => `- [${path}](${path}): ${use}`).join('\n'),
    areas: areas
      .map(({ name, path, entities }) => {
        const size = counted(entities.length, 'entity', 'entities');
        return `- [${name}](${path}), ${size}: ${entities.map(named).join(', ')}`;
      })
      .join('\n'),
    provenance: provenance(dictionary).map(asText).join('\n\n'),
  });
}
