import { compareLabels } from '../model/labels';
import type { Site, Source } from '../model/written';
import { PUBLISHER_KEYS, type Dictionary } from '../model/dictionary';
import { DataError, reportInto, type Place, type Problem } from '../model/problem';
import { resolveRelationships } from './relationships';
import { checkVocabulary, resolveEntity } from './resolve';
import {
  readEntityFiles,
  readSharedFile,
  readSharedFiles,
  type EntitySource,
  type SharedSources,
} from './readFiles';
import { readSample } from './sample';
import { reportSecondUses } from './uniqueness';
import type { Path } from './yamlDocument';

export type LoadedData = Readonly<{
  dictionary: Dictionary;
  placeIn: (slug: string, path: Path) => Place;
  /** The content of the files that stand directly in `data/`, for the rules. */
  shared: SharedSources;
  /** The files of `data/entities` as they were written, for the rules. */
  entityFiles: readonly EntitySource[];
}>;

/**
 * Reads a data folder into the one model that every output is made from, frozen; problems name the folder `data`.
 *
 * @throws DataError with all problems of all files
 */
export function loadDictionary(dataFolder: string): Dictionary {
  return loadData(dataFolder).dictionary;
}

/** Reads a data folder as `loadDictionary` does, for those who have to say where something stands. */
export function loadData(dataFolder: string): LoadedData {
  const { data, problems } = readData(dataFolder);
  if (!data || problems.length > 0) throw new DataError(problems);
  return data;
}

/**
 * Says all that is wrong with a data folder; gives the data too where each file by itself is sound, so that the rules
 * can say in the same run what else a changed name breaks.
 */
export function readData(dataFolder: string): { data?: LoadedData; problems: Problem[] } {
  const problems: Problem[] = [];
  const report = reportInto(problems);
  const shared = readSharedFiles(dataFolder, report);
  const entityFiles = readEntityFiles(dataFolder, report);
  reportSecondUses(entityFiles, report);
  const faultyFiles = new Set(problems.map(({ file }) => file));
  if (!shared) return { problems };

  const codeSystems = keyed(shared['code-systems'].value.codeSystems);
  const sources = keyed(shared.sources.value.sources) as Source[];
  const { vocabulary, sensitivity } = shared;
  const described = entityFiles
    .map((file) => resolveEntity(file, { vocabulary, sensitivity, codeSystems, sources }, report))
    .sort((a, b) => compareLabels(a.name, b.name));
  const { entities, ...relationships } = resolveRelationships(
    described,
    entityFiles,
    shared.identifiers,
    report,
    faultyFiles,
  );
  // What only a file that could not be read might use is not reported as unused.
  if (faultyFiles.size > 0) return { problems };
  checkVocabulary(vocabulary, entityFiles, report);

  const { exportedAt, oddities } = shared.coherence.value;
  const joined = { entities, relationships };
  const records = readSample(dataFolder, joined, oddities, report);
  const { note, classes, law } = sensitivity.value;
  const dictionary: Dictionary = {
    entities,
    codeSystems,
    sources,
    relationships,
    site: deployed(shared.site.value),
    sensitivity: { note, classes, law },
    mapping: shared.mapping.value,
    ...shared.abbreviations.value,
    search: shared.search.value,
    ...shared.downloads.value,
    texts: shared.texts.value,
    sample: { exportedAt, oddities, records },
    ...shared['finding-kinds'].value,
    firstQuestions: shared['first-questions'].value.questions,
    changes: shared.changes.value.changes,
    pairs: shared.pairs.value,
    reading: shared.reading.value,
    coverage: shared.coverage.value.lists,
    accessibility: shared.accessibility.value.criteria,
    ...removedOf(shared['published-addresses'].value),
  };
  const placeIn = placesOf(entityFiles, vocabulary);
  const data = { dictionary: deepFreeze(dictionary), placeIn, shared, entityFiles };
  return { data, problems };
}

/** What was published once and is gone. */
function removedOf({
  pages,
  removedDownloads = {},
}: SharedSources['published-addresses']['value']): Pick<
  Dictionary,
  'removedDownloads' | 'removedPages' | 'removedFields'
> {
  const all = Object.entries(pages);
  return {
    removedDownloads,
    removedPages: all.flatMap(([slug, { removed }]) => (removed === true ? slug : [])),
    removedFields: Object.fromEntries(
      all.map(([slug, { anchors, removed }]) => [
        slug,
        (Array.isArray(removed) ? removed : []).map((anchor) => ({
          fieldName: anchors[anchor] ?? anchor,
          anchor,
        })),
      ]),
    ),
  };
}

/** Gives what says where a part of an entity is written: what all fields of a name share is in the vocabulary. */
function placesOf(
  sources: readonly EntitySource[],
  vocabulary: SharedSources['vocabulary'],
): LoadedData['placeIn'] {
  const bySlug = new Map(sources.map((source) => [source.slug, source]));
  const names = vocabulary.value.fields.map(({ fieldName }) => fieldName);
  return (slug, path) => {
    const source = bySlug.get(slug);
    if (!source) throw new Error(`No entity has the slug ${slug}`);
    const [, at, key] = path;
    const field = path[0] === 'fields' ? source.value.fields[Number(at)] : undefined;
    const isShared =
      field?.description === undefined &&
      (key === 'description' || (key === 'describedBy' && field?.describedBy === undefined));
    if (!field || !isShared) return source.place(path);
    return vocabulary.place(['fields', names.indexOf(field.fieldName), key]);
  };
}

/**
 * The site's names; general ones where `site.yaml` has a problem while somebody edits.
 *
 * @throws DataError in a build
 */
export function loadSite(dataFolder: string): Site {
  const problems: Problem[] = [];
  const site = readSharedFile(dataFolder, 'site', reportInto(problems));
  if (site) return deployed(site.value);
  if (process.env.NODE_ENV === 'production') throw new DataError(problems);
  const names = { title: 'EHI Export | Documentation', shortTitle: 'EHI Export', provider: '' };
  return { ...names, copyrightYear: 2023, versionLabel: 'no version' };
}

/** The site as a deployment has it: whose it is, its environment says first. */
function deployed(site: Site): Site {
  const given = PUBLISHER_KEYS.flatMap((key) => {
    const value = process.env[`PUBLISHER_${key.toUpperCase()}`];
    return value ? [[key, value]] : [];
  });
  return { ...site, publisher: { ...site.publisher, ...Object.fromEntries(given) } };
}

function keyed<T extends object>(map: Readonly<Record<string, T>>): (T & { key: string })[] {
  return Object.entries(map).map(([key, entry]) => ({ ...entry, key }));
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
