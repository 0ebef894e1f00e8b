import type { Nodes } from 'mdast';
import { markdownToMdast } from 'satteri';
import { childrenOf } from '../../../dictionary/load/mdx';
import { OTHER_DOWNLOADS, downloadName, DOWNLOADS } from '../../../dictionary/model/addresses';
import { counted } from '../../../dictionary/model/counted';
import { markOf, whoDescribes } from '../../../dictionary/model/describers';
import { TODO } from '../../../dictionary/model/dataTypes';
import {
  countFields,
  groupedFields,
  unitText,
  type Dictionary,
  type Entity,
} from '../../../dictionary/model/dictionary';
import { datedBy, editionOf, releaseLabel } from '../../../dictionary/model/edition';
import { exportFileName, spellExample } from '../../../dictionary/model/exampleRecord';
import { MARKS } from '../../../dictionary/model/marks';
import { systemGroups } from '../../../dictionary/model/valueGroups';
import type { Inputs, Output } from '../../output';
import { byArea } from '../../../dictionary/model/areas';
import { customFields } from '../markdown/entity';
import { fieldNotes } from '../markdown/fields';
import { guideTwins } from '../markdown/guide';
import { relationSections } from '../markdown/relations';
import { asText, remarks, type Linker } from '../markdown/syntax';
import { artefact, LICENSE_LINE } from '../provenance';

export const handbook: Output = (dictionary, inputs) => {
  if (!inputs.typeset) return [];
  const pdf = inputs.typeset(handbookContents(dictionary, inputs));
  return [artefact(downloadName(DOWNLOADS.handbook), pdf)];
};

/** Everything that `handbook.typ` sets in type: texts, and no layout. */
export function handbookContents(dictionary: Dictionary, inputs: Inputs): object {
  const { site, sources, entities, codeSystems, abbreviations, release } = dictionary;
  const edition = editionOf(dictionary);
  const place = ({ entityName, fieldName }: { entityName: string; fieldName: string }) =>
    `${entityName} › ${fieldName}`;
  return {
    title: site.title,
    shortTitle: site.shortTitle,
    publisher: edition.publisher,
    describes: `Dictionary ${releaseLabel(release)}. ${edition.describes}`,
    date: datedBy(dictionary),
    sources,
    license: LICENSE_LINE,
    size: `${counted(entities.length, 'entity', 'entities')}, ${counted(countFields(entities), 'field')}`,
    ehi: section(dictionary, inputs, 'ehi'),
    areas: byArea(entities).map(({ name, entities: members }) => ({
      name,
      entities: members.map((entity) => contentsOf(dictionary, entity)),
    })),
    codeSystems: systemGroups(codeSystems, entities).map(({ system, fields, perhaps }) => ({
      ...system,
      fields: fields.map(place),
      perhaps: perhaps.map(place),
    })),
    abbreviations,
    sums: downloadName(OTHER_DOWNLOADS.checkSums),
  };
}

/** Addresses of pages lead nowhere on paper; `readSpans` keeps those of entities. */
const link: Linker = (text, to) => `[${asText(text)}](${to})`;

function contentsOf(dictionary: Dictionary, entity: Entity): object {
  const { slug, name, fileName, description, describedBy, fields } = entity;
  return {
    slug,
    name,
    file: exportFileName(fileName),
    description,
    mark: markOf(describedBy),
    size: counted(fields.length, 'field'),
    customFields: readSpans(customFields(entity, link)),
    remarks: remarks(entity).map(readSpans),
    whoDescribes: whoDescribes(fields.map((field) => markOf(field.describedBy))),
    groups: groupedFields(entity).map((group) => ({
      ...group,
      fields: group.fields.map((field) => ({
        name: field.fieldName,
        type: [
          field.dataType + (field.readAs ? `, ${MARKS.readAs.mark} ${field.readAs}` : ''),
          unitText(field),
          entity.key?.includes(field.fieldName) && MARKS.key.mark,
        ]
          .filter(Boolean)
          .join(', '),
        isNullable: field.isNullable,
        example: field.exampleValue === TODO ? undefined : spellExample(field),
        description: field.description === TODO ? undefined : field.description,
        mark: markOf(field.describedBy),
        notes: fieldNotes(dictionary, entity, field, link).map(readSpans),
      })),
    })),
    joins: relationSections(dictionary, entity, link).flatMap(readBlocks),
  };
}

/** A section of the guides by its fragment, with its heading first; nothing where no guide has it. */
function section(dictionary: Dictionary, inputs: Inputs, fragment: string): Block[] {
  const guide = inputs.guides.find(({ body }) => body.includes(` {/* #${fragment} */}`));
  if (!guide) return [];
  const [, title = ''] = new RegExp(`^## (.*) \\{/\\* #${fragment} `, 'm').exec(guide.body) ?? [];
  const blocks = readBlocks(guideTwins(dictionary, inputs)(guide).text);
  const isHeading = ({ kind }: Block) => kind === 'heading';
  const start = blocks.findIndex((block) => isHeading(block) && block.spans[0] === title);
  const length = blocks.slice(start + 1).findIndex(isHeading);
  return blocks.slice(start, length === -1 ? undefined : start + 1 + length);
}

/** A stretch of text; code is set in its own type, and what leads to an entity gets the page that it is on. */
type Span = string | Readonly<{ code: string }> | Readonly<{ entity: string; text: string }>;

type Block = Readonly<{ kind: 'heading' | 'item' | 'paragraph'; spans: readonly Span[] }>;

/** Where an entity is, in the links that this reads: not an address of the site, for there is none on paper. */
const ENTITY = /^\/entities\/([^/#]+)/;

/** Reads one line of Markdown, as the Markdown files have them. */
function readSpans(markdown: string): Span[] {
  return spansOf(markdownToMdast(markdown));
}

function readBlocks(markdown: string): Block[] {
  return childrenOf(markdownToMdast(markdown)).flatMap((node): Block[] => {
    if (node.type === 'list')
      return node.children.map((item) => ({ kind: 'item', spans: spansOf(item) }));
    return [{ kind: node.type === 'heading' ? 'heading' : 'paragraph', spans: spansOf(node) }];
  });
}

function spansOf(node: Nodes): Span[] {
  if (node.type === 'text') return [node.value.replaceAll('\n', ' ')];
  if (node.type === 'inlineCode') return [{ code: node.value }];
  const spans = childrenOf(node).flatMap(spansOf);
  const [, entity] = (node.type === 'link' && ENTITY.exec(node.url)) || [];
  return entity ? [{ entity, text: spans.join('') }] : spans;
}
