import path from 'node:path';
import { entityPath, PAGES, schemaPath, twinPath } from '../../../dictionary/model/addresses';
import { counted } from '../../../dictionary/model/counted';
import { firstSentence } from '../../../dictionary/model/words';
import { markOf, whoDescribes } from '../../../dictionary/model/describers';
import { TODO } from '../../../dictionary/model/dataTypes';
import { GROUPS_ARE, type Dictionary, type Entity } from '../../../dictionary/model/dictionary';
import {
  customExportFileName,
  examplePretty,
  exportFileName,
} from '../../../dictionary/model/exampleRecord';
import { fieldLines } from './fields';
import { asCode, asText, codeBlock, remarks, type Linker } from './syntax';
import { relationSections } from './relations';

export type Twin = Readonly<{
  path: string;
  title: string;
  /** One line on it, as Markdown. */
  about: string;
  /** Without the lines on version, sources and license. */
  text: string;
}>;

export function entityTwin(dictionary: Dictionary, entity: Entity): Twin {
  const page = entityPath(entity.slug);
  const path = twinPath(page) ?? page;
  const { name, description, fields } = entity;
  const mark = markOf(entity.describedBy);
  const about = description === TODO ? '' : asText(description);
  const text = [
    `# ${asText(name)}`,
    ...(about ? [`> ${about}${mark ? ` _(${asText(mark)})_` : ''}`] : []),
    facts(entity, path),
    ...remarks(entity),
    '## Example record',
    codeBlock(examplePretty(fields), 'json'),
    '## Fields',
    asText(whoDescribes(fields.map(({ describedBy }) => markOf(describedBy)))),
    ...(entity.groups ? [GROUPS_ARE] : []),
    fieldLines(dictionary, entity, linkerFrom(path)).join('\n'),
    ...relationSections(dictionary, entity, linkerFrom(path)),
  ].join('\n\n');
  const size = `${asCode(exportFileName(entity.fileName))}, ${counted(fields.length, 'field')}`;
  return { path, title: name, about: about ? `${size}. ${firstSentence(about)}` : size, text };
}

function facts(entity: Entity, path: string): string {
  const { slug, fileName, area, key, fields } = entity;
  const link = linkerFrom(path);
  const nullable = fields.filter(({ isNullable }) => isNullable).length;
  return [
    `- Export file: ${asCode(exportFileName(fileName))}`,
    `- Area: ${asText(area)}`,
    `- Fields: ${fields.length}, of which ${nullable === 0 ? 'none' : nullable} nullable`,
    `- Key, inferred: ${key ? `${key.map(asCode).join(' and ')}; no source says that it is unique` : 'unknown'}`,
    `- ${customFields(entity, link)}`,
    `- JSON Schema: ${link('strict', schemaPath(slug, 'strict'))}, ${link('lenient', schemaPath(slug, 'lenient'))}`,
    `- [Page of this entity](${slug})`,
  ].join('\n');
}

export function customFields(
  { fileName, customConfiguration }: Entity,
  link: ReturnType<typeof linkerFrom>,
): string {
  const { isCustomOnly, hasCustomFields } = customConfiguration;
  const label = link('Custom fields', PAGES.customFields);
  if (isCustomOnly) return `${label}: in this file, beside those below`;
  if (!hasCustomFields) return `${label}: none`;
  return `${label}: in a file of their own, likely ${asCode(customExportFileName(fileName))}`;
}

/** The address of a page or file, from another file, so that it holds wherever the site lives. */
export type Locator = (to: string) => string;

/**
 * Gives the function that finds others from a Markdown file. To a page that stands as Markdown too it leads there.
 *
 * @param from the file's path
 */
export function locatorFrom(from: string): Locator {
  return (to) => {
    const [page = '', fragment] = to.split('#');
    const twin = twinPath(page);
    const target = twin?.endsWith('.md') ? twin : page + (fragment ? `#${fragment}` : '');
    return path.posix.relative(path.posix.dirname(from), target);
  };
}

/** The same, as links. */
export function linkerFrom(from: string): Linker {
  const locate = locatorFrom(from);
  return (text, to) => `[${asText(text)}](${locate(to)})`;
}
