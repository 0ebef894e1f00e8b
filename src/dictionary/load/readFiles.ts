import fs from 'node:fs';
import path from 'node:path';
import type { Report } from '../model/problem';
import type { WrittenEntity } from '../model/written';
import { entitySchema, fieldSchema } from './schemas/entity';
import { slugSchema } from './schemas/parts';
import { SHARED_FILES, type Content, type SharedFileName } from './sharedFiles';
import { readingProblem, readSourceFile, type SourceFile } from './sourceFile';

/** An entity's YAML file; its name is the slug. */
export type EntitySource = SourceFile<WrittenEntity> & { slug: string };

/** The files that stand directly in `data/`, by name. */
export type SharedSources = Readonly<{ [N in SharedFileName]: SourceFile<Content[N]> }>;

/** Reads one of the files that stand directly in `data/`; nothing if it has problems, which are reported. */
export function readSharedFile<N extends SharedFileName>(
  dataFolder: string,
  name: N,
  report: Report,
): SharedSources[N] | undefined {
  const { schema } = SHARED_FILES[name];
  const absolutePath = path.join(dataFolder, `${name}.yaml`);
  const keys = Object.keys(schema.shape);
  return readSourceFile(absolutePath, `data/${name}.yaml`, schema, keys, report) as
    | SharedSources[N]
    | undefined;
}

/** Reads all files that stand directly in `data/`; nothing if one of them has problems, which are reported. */
export function readSharedFiles(dataFolder: string, report: Report): SharedSources | undefined {
  for (const name of fs.existsSync(dataFolder) ? fs.readdirSync(dataFolder) : []) {
    if (!/\.ya?ml$/.test(name) || Object.hasOwn(SHARED_FILES, name.replace(/\.yaml$/, '')))
      continue;
    report({ file: `data/${name}`, path: '' }, 'is not read; an entity belongs in data/entities');
  }
  const names = Object.keys(SHARED_FILES) as SharedFileName[];
  const read = names.map((name) => [name, readSharedFile(dataFolder, name, report)] as const);
  if (read.some(([, file]) => file === undefined)) return undefined;
  return Object.fromEntries(read) as unknown as SharedSources;
}

export function readEntityFiles(dataFolder: string, report: Report): EntitySource[] {
  const sources: EntitySource[] = [];
  for (const entry of filesIn(dataFolder, 'entities', report)) {
    const file = `data/entities/${entry.name}`;
    const slug = entry.name.replace(/\.yaml$/, '');
    const problem = nameProblem(entry, slug);
    if (problem) {
      report({ file, path: '' }, problem);
      continue;
    }
    const absolutePath = path.join(dataFolder, 'entities', entry.name);
    const source = readSourceFile(absolutePath, file, entitySchema, ENTITY_KEYS, report);
    if (source) sources.push({ ...source, slug });
  }
  return sources;
}

const ENTITY_KEYS = [
  ...Object.keys(entitySchema.shape),
  ...Object.keys(entitySchema.shape.customConfiguration.shape),
  ...Object.keys(fieldSchema.shape),
];

/** What is in a folder of `data` but what editors leave there; one that cannot be read is a problem. */
export function filesIn(
  dataFolder: string,
  name: 'entities' | 'sample',
  report: Report,
): fs.Dirent[] {
  const folder = path.join(dataFolder, name);
  let entries: fs.Dirent[];
  try {
    entries = fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    // There may be none yet.
    if (fs.existsSync(folder)) report({ file: `data/${name}`, path: '' }, readingProblem(error));
    return [];
  }
  return entries
    .filter(({ name }) => !name.startsWith('..') && !name.endsWith('~'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function nameProblem(entry: fs.Dirent, slug: string): string | undefined {
  if (entry.isDirectory()) return 'is a folder; entities are files directly in data/entities';
  if (slug === entry.name) return 'is not read; an entity’s file is named <slug>.yaml';
  const result = slugSchema.safeParse(slug);
  return result.success ? undefined : `"${slug}" ${result.error.issues[0]?.message ?? ''}`;
}
