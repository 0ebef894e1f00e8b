import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { SHARED_FILES } from '../dictionary/load/sharedFiles';
import { makeFolder } from './guides/exportFolder';

export const SITE_YAML = `title: Example Export | Documentation
shortTitle: Example Export
provider: Example Corp
copyrightYear: 2023
versionLabel: 1.0
`;

const SOURCES_YAML = `sources:
${['vendor-dictionary', 'process-page', 'product-description']
  .map((key) => `  ${key}: {name: the ${key}, about: What it tells.}\n`)
  .join('')}`;

/** Some content as YAML, a key a line, in which the word `null` is none, and a key that is `~` is left out. */
export function yamlOf(content: object): string {
  const json = (_: string, value: unknown) =>
    value === 'null' ? null : value === '~' ? undefined : value;
  return Object.entries(content)
    .filter(([, value]) => value !== '~')
    .map(([key, value]) => `${key}: ${JSON.stringify(value, json)}\n`)
    .join('');
}

/**
 * Makes a project's folder for one test: entities, files directly in `data` (by name without extension, as texts or by the
 * keys in which they are not empty), pages in `docs`, and files in `data/sample`. Of the files in `data` those that
 * the test does not care for hold the least that their schemas ask for.
 */
export function makeProject(
  entities: Record<string, string | Uint8Array>,
  files: Record<string, string | object> = {},
  pages: Record<string, string> = {},
  sample: Record<string, string> = {},
): string {
  const given: typeof files = { site: SITE_YAML, sources: SOURCES_YAML, ...files };
  const shared = Object.entries(SHARED_FILES).map(([name, { schema }]) => {
    const content = given[name] ?? {};
    const isText = typeof content === 'string';
    const yaml = isText ? content : yamlOf({ ...(leastContent(schema) as object), ...content });
    return [`${name}.yaml`, yaml];
  });
  const root = makeFolder({
    ...inFolder('data', Object.fromEntries(shared)),
    ...inFolder('data/entities', entities),
    ...inFolder('docs', pages),
    ...inFolder('data/sample', sample),
  });
  fs.mkdirSync(path.join(root, 'data/entities'), { recursive: true });
  return root;
}

const inFolder = (folder: string, files: Record<string, string | Uint8Array>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

/**
 * The least that a schema accepts: empty lists and maps, any text or the schema's own example, the first of the words, no optional key.
 *
 * @throws Error for a kind of schema that no file of `data` has at its top yet
 */
function leastContent(schema: $ZodType): unknown {
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === 'array') return [];
  const { examples = [] } = z.globalRegistry.get(schema) ?? {};
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  if (def.type === 'string') return 'some text';
  if (def.type === 'enum') return Object.values(def.entries)[0];
  if (def.type === 'pipe') return leastContent(def.in);
  if (def.type === 'object') {
    const required = Object.entries(def.shape).filter(([, inner]) => !inner._zod.optin);
    return Object.fromEntries(required.map(([key, inner]) => [key, leastContent(inner)]));
  }
  if (def.type === 'record') {
    // A map whose keys are named has to have them all.
    const keys = [...(def.keyType._zod.values ?? [])].map(String);
    return Object.fromEntries(keys.map((key) => [key, leastContent(def.valueType)]));
  }
  throw new Error(`Say what the least content of a ${def.type} is`);
}

/** The files that have a line for each entity or field, of an entity with one field. */
export function whatRulesWant(entity: string, fieldName: string) {
  const reason = 'A flag.';
  const judged = { class: 'operational', certainty: 'stated', reason };
  return {
    reading: { names: [], summary: [], sections: [], between: [], entities: { [entity]: {} } },
    mapping: { entities: [{ entity, relation: 'none', reason }] },
    sensitivity: { fields: [{ ...judged, fields: [`${entity}/${fieldName}`] }] },
  };
}

const IDENTIFIER_LISTS = [
  'identifiers',
  'own',
  'external',
  'unknown',
  'polymorphic',
  'notIdentifiers',
] as const;

/** A file of identifiers that has these lists, each in YAML from its line break on; the others are empty. */
export function identifiersYaml(
  lists: Partial<Record<(typeof IDENTIFIER_LISTS)[number], string>> = {},
): string {
  return IDENTIFIER_LISTS.map((name) => `${name}:${lists[name] ?? ' []\n'}`).join('');
}

export function entityYaml(name: string, fields: string = fieldYaml('Client Id')): string {
  return `name: ${name}
fileName: Content${name.replace(/\W/g, '')}
description: What a record is.
customConfiguration:
  isCustomOnly: false
  hasCustomFields: false
aliases: []
fields:
${fields}area: Medications
`;
}

export function fieldYaml(fieldName: string, exampleValue = '1', dataType = 'integer'): string {
  return `  - fieldName: ${fieldName}
    dataType: ${dataType}
    isNullable: false
    exampleValue: ${exampleValue}
    description: What it says.
`;
}
