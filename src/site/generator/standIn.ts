import path from 'node:path';
import { loadSite } from '../../dictionary/load/load';
import { AREAS } from '../../dictionary/model/areas';
import { TODO } from '../../dictionary/model/dataTypes';
import { filesIn } from '../../dictionary/load/readFiles';
import { readText } from '../../dictionary/load/sourceFile';
import type { Site } from '../../dictionary/model/written';
import type { Dictionary, Entity } from '../../dictionary/model/dictionary';
import { DataError } from '../../dictionary/model/problem';

/**
 * What can be said of a data folder that has problems: the site's names where these are sound, and an entity without
 * fields for each file of one.
 */
export function standIn(dataFolder: string): Dictionary {
  const folder = path.join(dataFolder, 'entities');
  const entities = filesIn(dataFolder, 'entities', () => undefined)
    .filter(({ name }) => name.endsWith('.yaml'))
    .map(({ name }) => entityOf(path.join(folder, name)));
  return { ...EMPTY, site: siteOrStandIn(dataFolder), entities };
}

/** What can be said of an entity of which the file may be broken: its name. */
function entityOf(file: string): Entity {
  const slug = path.basename(file, '.yaml');
  const read = readText(file);
  return {
    slug,
    name: ('text' in read && /^name: *['"]?(.*?)['"]?$/m.exec(read.text)?.[1]) || slug,
    fileName: slug,
    area: AREAS[0],
    description: TODO,
    customConfiguration: { isCustomOnly: false, hasCustomFields: false },
    aliases: [],
    fields: [],
  };
}

/**
 * The site's names.
 *
 * @returns general ones where `site.yaml` has a problem
 * @throws DataError in a build
 */
export function siteOrStandIn(dataFolder: string): Site {
  try {
    return loadSite(dataFolder);
  } catch (error) {
    if (!(error instanceof DataError) || process.env.NODE_ENV === 'production') throw error;
    return EMPTY.site;
  }
}

const EMPTY: Dictionary = {
  site: {
    title: 'EHI Export | Documentation',
    shortTitle: 'EHI Export',
    provider: '',
    copyrightYear: 2023,
    versionLabel: 'no version',
  },
  entities: [],
  codeSystems: [],
  sources: [],
  sensitivity: { note: '', classes: {} as Dictionary['sensitivity']['classes'], law: {} },
  mapping: { entities: [], fields: [] },
  relationships: { identifiers: [], joins: [], homes: {} },
  abbreviations: [],
  search: { intents: [], pages: [], sameMeaning: [] },
  sample: { exportedAt: '', oddities: [], records: [] },
  downloads: [],
  texts: { exportReadme: '', sampleReadme: '', skill: '', llms: '', procedures: {}, programs: [] },
  findingKinds: {} as Dictionary['findingKinds'],
  firstQuestions: [],
  pairs: { joined: [], compared: [] },
  reading: { names: [], summary: [], sections: [], between: [], entities: {} },
  coverage: [],
  accessibility: [],
  changes: [],
  removedDownloads: {},
  removedPages: [],
  removedFields: {},
};
