import fs from 'node:fs';
import path from 'node:path';
import { counted } from '../dictionary/counted';
import { loadDictionary } from '../dictionary/load';
import { countFields, type Dictionary } from '../dictionary/model';
import { renderAreas } from '../outputs/areas/render';
import { renderCatalog } from '../outputs/catalog/render';
import { renderEditorSchemas } from '../outputs/editorSchema/render';
import { renderLists } from '../outputs/lists/render';
import { isGeneratedPage, PAGES_FOLDER, renderPages } from '../outputs/mdx/render';
import { renderNames } from '../outputs/names/render';
import { renderSearchExtras } from '../outputs/search/render';
import { writeFiles } from './writeFiles';

/** What a run of the generator did; counts are of entities, not of files. */
export type Generated = Readonly<{
  dictionary: Dictionary;
  written: number;
  unchanged: number;
  removed: number;
}>;

/**
 * Reads `data/` and brings all generated files in line with it.
 *
 * @param root the project's root folder
 * @throws DataError with every problem of the data; nothing is written then
 */
export function generate(root: string): Generated {
  const dictionary = loadDictionary(path.join(root, 'data'));
  const files = [
    ...renderPages(dictionary),
    ...renderLists(dictionary),
    renderAreas(dictionary),
    renderCatalog(dictionary),
    renderSearchExtras(dictionary, readGuides(root)),
    renderNames(dictionary),
    ...renderEditorSchemas(),
  ];
  const result = writeFiles(root, files, PAGES_FOLDER, isGeneratedPage);
  const written = slugsOf(result.written).size;
  return {
    dictionary,
    written,
    unchanged: dictionary.entities.length - written,
    removed: slugsOf(result.removed).size,
  };
}

/** One line on a run: `106 entities, 2,035 fields: 3 written, 103 unchanged, 0 removed`. */
export function summarize({ dictionary, written, unchanged, removed }: Generated): string {
  const { entities } = dictionary;
  const of = `${counted(entities.length, 'entity', 'entities')}, ${counted(countFields(entities), 'field')}`;
  return `${of}: ${written} written, ${unchanged} unchanged, ${removed} removed`;
}

function readGuides(root: string): string[] {
  const folder = path.join(root, 'docs', 'guides');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
}

function slugsOf(files: readonly string[]): Set<string> {
  const pages = files.filter((file) => file.startsWith(`${PAGES_FOLDER}/`));
  return new Set(pages.map((file) => path.basename(file, path.extname(file))));
}
