import fs from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { assignAnchors } from './anchors';
import { compareLabels } from './labels';
import {
  entitySchema,
  siteSchema,
  slugSchema,
  type Dictionary,
  type Entity,
  type Site,
} from './model';
import { DataError, type Problem } from './problem';
import { readSourceFile, type SourceFile } from './sourceFile';
import { uniquenessProblems } from './uniqueness';

/** An entity's YAML file; its name is the slug. */
export type EntitySource = SourceFile<z.output<typeof entitySchema>> & { slug: string };

/**
 * Reads a data folder (`site.yaml` and `entities/<slug>.yaml`) into the one model that every output
 * is made from.
 *
 * @param dataFolder the folder; problems name it `data`
 * @returns the dictionary, frozen
 * @throws DataError with all problems of all files
 */
export function loadDictionary(dataFolder: string): Dictionary {
  const problems: Problem[] = [];
  const site = readSite(dataFolder, problems);
  const sources: EntitySource[] = [];
  for (const { name, slug, refusal } of entityFiles(dataFolder)) {
    const file = `data/entities/${name}`;
    if (refusal) problems.push({ file, path: '', message: refusal });
    else {
      const absolutePath = path.join(dataFolder, 'entities', name);
      const source = readSourceFile(absolutePath, file, entitySchema, ENTITY_KEYS, problems);
      if (source) sources.push({ ...source, slug });
    }
  }
  problems.push(...uniquenessProblems(sources));
  if (problems.length > 0 || !site) throw new DataError(problems);

  const entities = sources.map(toEntity).sort((a, b) => compareLabels(a.name, b.name));
  return deepFreeze({ site, entities });
}

/**
 * Reads `site.yaml` alone.
 *
 * @throws DataError with its problems
 */
export function loadSite(dataFolder: string): Site {
  const problems: Problem[] = [];
  const site = readSite(dataFolder, problems);
  if (!site) throw new DataError(problems);
  return site;
}

function readSite(dataFolder: string, problems: Problem[]): Site | undefined {
  const absolutePath = path.join(dataFolder, 'site.yaml');
  const keys = Object.keys(siteSchema.shape);
  return readSourceFile(absolutePath, 'data/site.yaml', siteSchema, keys, problems)?.value;
}

const ENTITY_KEYS = [
  ...Object.keys(entitySchema.shape),
  ...Object.keys(entitySchema.shape.customConfiguration.shape),
  ...Object.keys(entitySchema.shape.fields.element.shape),
];

type EntityFile = { name: string; slug: string; refusal: string | undefined };

function entityFiles(dataFolder: string): EntityFile[] {
  const folder = path.join(dataFolder, 'entities');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !name.endsWith('~'))
    .map((entry) => {
      const slug = entry.name.replace(/\.yaml$/, '');
      return { name: entry.name, slug, refusal: refusalOf(entry, slug) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function refusalOf(entry: fs.Dirent, slug: string): string | undefined {
  if (entry.isDirectory()) return 'is a folder; entities are files directly in data/entities';
  if (slug === entry.name) return 'is not read; an entity’s file is named <slug>.yaml';
  const result = slugSchema.safeParse(slug);
  return result.success ? undefined : `"${slug}" ${result.error.issues[0]?.message ?? ''}`;
}

function toEntity({ slug, value }: EntitySource): Entity {
  const anchors = assignAnchors(value.fields.map(({ fieldName }) => fieldName));
  const fields = value.fields.map((field, at) => ({ ...field, anchor: anchors[at] ?? '' }));
  return { ...value, slug, fields };
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
