import { compareLabels } from './labels';
import type { Dictionary, Site } from './model';
import { DataError, type Problem } from './problem';
import { resolveEntity, vocabularyProblems } from './resolve';
import { readEntityFiles, readSharedFile } from './sources';
import { uniquenessProblems } from './uniqueness';
import type { Path } from './yamlDocument';

/** A dictionary, and the way back from its parts to their place in the YAML. */
export type LoadedData = Readonly<{
  dictionary: Dictionary;
  /**
   * Makes a problem that points at a part of an entity's file; for a description that comes from the
   * vocabulary, at that.
   */
  problemAt: (slug: string, path: Path, message: string) => Problem;
  /** Makes a problem that points at a part of one of the shared files. */
  sharedProblemAt: (
    file: 'abbreviations' | 'code-systems' | 'search' | 'vocabulary',
    path: Path,
    message: string,
  ) => Problem;
}>;

/**
 * Reads a data folder into the one model that every output is made from.
 *
 * @param dataFolder the folder; problems name it `data`
 * @returns the dictionary, frozen
 * @throws DataError with all problems of all files
 */
export function loadDictionary(dataFolder: string): Dictionary {
  return loadData(dataFolder).dictionary;
}

/**
 * Reads a data folder as `loadDictionary` does, for those who have to say where something stands.
 *
 * @throws DataError with all problems of all files
 */
export function loadData(dataFolder: string): LoadedData {
  const problems: Problem[] = [];
  const site = readSharedFile(dataFolder, 'site', problems);
  const vocabulary = readSharedFile(dataFolder, 'vocabulary', problems);
  const codeSystemFile = readSharedFile(dataFolder, 'code-systems', problems);
  const abbreviations = readSharedFile(dataFolder, 'abbreviations', problems);
  const search = readSharedFile(dataFolder, 'search', problems);
  const sources = readEntityFiles(dataFolder, problems);
  problems.push(...uniquenessProblems(sources));
  if (!site || !vocabulary || !codeSystemFile || !abbreviations || !search)
    throw new DataError(problems);

  const codeSystems = Object.entries(codeSystemFile.value.codeSystems).map(([key, system]) => ({
    ...system,
    key,
  }));
  const entities = sources
    .map((source) => resolveEntity(source, { vocabulary, codeSystems }, problems))
    .sort((a, b) => compareLabels(a.name, b.name));
  problems.push(...vocabularyProblems(vocabulary, sources));
  if (problems.length > 0) throw new DataError(problems);

  const bySlug = new Map(sources.map((source) => [source.slug, source]));
  const shared = { abbreviations, 'code-systems': codeSystemFile, search, vocabulary };
  return {
    dictionary: deepFreeze({
      site: site.value,
      entities,
      codeSystems,
      abbreviations: abbreviations.value.abbreviations,
      search: search.value,
    }),
    problemAt: (slug, path, message) => {
      const source = bySlug.get(slug);
      if (!source) throw new Error(`No entity has the slug ${slug}`);
      const [, at, key] = path;
      const field = source.value.fields[Number(at)];
      if (key !== 'description' || !field || field.description !== undefined) {
        return source.problem(path, message);
      }
      const names = vocabulary.value.fields.map(({ fieldName }) => fieldName);
      return vocabulary.problem(['fields', names.indexOf(field.fieldName), key], message);
    },
    sharedProblemAt: (file, path, message) => shared[file].problem(path, message),
  };
}

/**
 * Reads `site.yaml` alone.
 *
 * @throws DataError with its problems
 */
export function loadSite(dataFolder: string): Site {
  const problems: Problem[] = [];
  const site = readSharedFile(dataFolder, 'site', problems);
  if (!site) throw new DataError(problems);
  return site.value;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
