import fs from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import type { Problem } from './problem';
import {
  abbreviationsSchema,
  codeSystemsSchema,
  entitySchema,
  fieldSchema,
  searchSchema,
  siteSchema,
  slugSchema,
  vocabularySchema,
} from './schemas';
import { readSourceFile, type SourceFile } from './sourceFile';

/** An entity's YAML file; its name is the slug. */
export type EntitySource = SourceFile<z.output<typeof entitySchema>> & { slug: string };

/** The files that stand directly in `data/`, by their names. */
const SHARED_FILES = {
  site: siteSchema,
  vocabulary: vocabularySchema,
  'code-systems': codeSystemsSchema,
  abbreviations: abbreviationsSchema,
  search: searchSchema,
} as const;

type SharedFiles = typeof SHARED_FILES;

/**
 * Reads one of the files that stand directly in `data/`.
 *
 * @param problems takes up what is wrong with it
 * @returns the file, or nothing if it has problems
 */
export function readSharedFile<N extends keyof SharedFiles>(
  dataFolder: string,
  name: N,
  problems: Problem[],
): SourceFile<z.output<SharedFiles[N]>> | undefined {
  const schema = SHARED_FILES[name];
  const absolutePath = path.join(dataFolder, `${name}.yaml`);
  const keys = Object.keys(schema.shape);
  return readSourceFile(absolutePath, `data/${name}.yaml`, schema, keys, problems) as
    SourceFile<z.output<SharedFiles[N]>> | undefined;
}

/**
 * Reads all files of `data/entities`.
 *
 * @param problems takes up what is wrong with them
 * @returns the sound ones, in the order of their slugs
 */
export function readEntityFiles(dataFolder: string, problems: Problem[]): EntitySource[] {
  const sources: EntitySource[] = [];
  for (const entry of entityFiles(path.join(dataFolder, 'entities'))) {
    const file = `data/entities/${entry.name}`;
    const slug = entry.name.replace(/\.yaml$/, '');
    const refusal = refusalOf(entry, slug);
    if (refusal) {
      problems.push({ file, path: '', message: refusal });
      continue;
    }
    const absolutePath = path.join(dataFolder, 'entities', entry.name);
    const source = readSourceFile(absolutePath, file, entitySchema, ENTITY_KEYS, problems);
    if (source) sources.push({ ...source, slug });
  }
  return sources;
}

const ENTITY_KEYS = [
  ...Object.keys(entitySchema.shape),
  ...Object.keys(entitySchema.shape.customConfiguration.shape),
  ...Object.keys(fieldSchema.shape),
];

function entityFiles(folder: string): fs.Dirent[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !name.endsWith('~'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function refusalOf(entry: fs.Dirent, slug: string): string | undefined {
  if (entry.isDirectory()) return 'is a folder; entities are files directly in data/entities';
  if (slug === entry.name) return 'is not read; an entity’s file is named <slug>.yaml';
  const result = slugSchema.safeParse(slug);
  return result.success ? undefined : `"${slug}" ${result.error.issues[0]?.message ?? ''}`;
}
