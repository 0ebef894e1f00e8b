import { DIALECT_NAMES, DIALECTS } from '../../../code/sql';
import {
  LLMS,
  ARTEFACTS,
  CATALOG,
  ddlPath,
  DOWNLOADS,
  entityPath,
  PAGES,
  twinPath,
} from '../../../dictionary/model/addresses';
import { counted } from '../../../dictionary/model/counted';
import { type Dictionary, countFields } from '../../../dictionary/model/dictionary';
import { editionOf } from '../../../dictionary/model/edition';
import type { Output } from '../../output';
import { areasOf } from '../../site/lists/lists';
import { provenance } from '../provenance';
import { entityTwins, type Twin } from './entity';
import { guideTwins } from './guide';
import { linkerFrom } from './links';
import { asText } from './syntax';
import { relationshipsTwin, valuesTwin } from './pages';

/** The pages as Markdown, the list of them, and all in one file. */
export const markdown: Output = {
  name: 'Markdown',
  render: (dictionary, inputs) => {
    const entities = dictionary.entities.map(entityTwins(dictionary));
    const guides = inputs.guides.map(guideTwins(dictionary, inputs));
    const others = [...guides, relationshipsTwin(dictionary), valuesTwin(dictionary)];
    const all = [...others, ...entities];
    const about = provenance(dictionary).map(asText).join('\n\n');
    const file = (path: string, text: string) => ({
      path: `static${path}`,
      content: `${text}\n\n---\n\n${about}\n`,
    });
    return [
      ...all.map(({ path, text }) => file(path, text)),
      file(LLMS.list, llmsList(dictionary, others, entities)),
      file(LLMS.full, all.map(({ text }) => text).join('\n\n')),
    ];
  },
};

/** The list of everything that programs read, in the form of llmstxt.org. */
function llmsList(
  dictionary: Dictionary,
  others: readonly Twin[],
  entities: readonly Twin[],
): string {
  const { site } = dictionary;
  const edition = editionOf(dictionary);
  const link = linkerFrom(LLMS.list);
  const line = ({ title, path, about }: Twin) => `- ${link(title, path)}: ${about}`;
  const byPath = new Map(entities.map((twin) => [twin.path, twin]));
  const size = `${counted(entities.length, 'entity', 'entities')} and ${counted(countFields(dictionary.entities), 'field')}`;
  return [
    `# ${asText(site.title)}`,
    `> Data dictionary of an electronic health information (EHI) export, version ${asText(site.versionLabel)}: ${size}, each with type, nullability, a made-up example and meaning; the values of coded fields, and how the files join.`,
    [
      '- The export is one zip file. Each entity has a file in it of newline-delimited JSON: one record a line.',
      '- Keys are field names as people write them, with spaces.',
      '- What a source states, what is inferred and what is not documented is distinguished everywhere; do not take an inference for a fact.',
      `- ${asText(edition.describes)}. ${asText(edition.publisher)}`.trimEnd(),
      '- Links lead from where this file is.',
    ].join('\n'),
    '## Guides',
    others.map(line).join('\n'),
    ...areasOf(dictionary).flatMap(({ name, entities: members }) => [
      `## Entities: ${asText(name)}`,
      members.map(({ slug }) => line(byPath.get(twinPath(entityPath(slug)) ?? '')!)).join('\n'),
    ]),
    '## For programs',
    FILES.map(([title, path, about]) => `- ${link(title, path)}: ${about}`).join('\n'),
    '## Optional',
    `- ${link('Everything in one file', LLMS.full)}: all guides and entities, as one Markdown file`,
  ].join('\n\n');
}

const FILES: readonly (readonly [title: string, path: string, about: string])[] = [
  ['Catalog', CATALOG, 'entities, fields, values and joins as one JSON file'],
  ['Schema of the catalog', ARTEFACTS.catalogSchema, 'what that file contains'],
  [
    'JSON Schema of the whole export',
    ARTEFACTS.allSchemas,
    'strict; each entity’s file links to its own, strict and lenient',
  ],
  ...DIALECT_NAMES.map((name) => {
    const title = `SQL for ${DIALECTS[name].label}`;
    return [title, ddlPath(name), 'all tables'] as const;
  }),
  ['TypeScript', ARTEFACTS.typescript, 'types of all records'],
  ['Python', ARTEFACTS.python, 'the same as TypedDicts'],
  ['Data Package', ARTEFACTS.dataPackage, 'version 2.0, with foreign keys'],
  ['Entities', DOWNLOADS.entities, 'CSV'],
  ['Fields', DOWNLOADS.fields, 'CSV, one line for each field'],
  ['Values', DOWNLOADS.values, 'CSV, one line for each value of each field'],
  ['Joins', DOWNLOADS.joins, 'CSV, one line for each join'],
  ['Open questions', DOWNLOADS.openQuestions, 'CSV, one line for each question'],
  ['Workbook', ARTEFACTS.workbook, 'the CSV files as sheets'],
  [
    'Skill for agents',
    DOWNLOADS.skill,
    'SKILL.md with a file for each area, queries and procedures',
  ],
  ['Checksums', ARTEFACTS.checkSums, 'SHA-256 of every download'],
  ['Downloads', PAGES.downloads, 'every file, with its size, checksum and proof'],
];
