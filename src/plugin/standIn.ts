import fs from 'node:fs';
import path from 'node:path';
import { loadSite } from '../dictionary/load/load';
import { NO_SAMPLE_TEXTS } from '../dictionary/model/sampleTexts';
import { NO_STORY } from '../dictionary/model/story';
import type { Dictionary, Site } from '../dictionary/model/dictionary';
import { DataError } from '../dictionary/model/problem';
import { generateFrom } from '../generator/generate';

/**
 * Lets the site come up although its data has never been sound here: the last generated files stay, and
 * where there are none, those of an empty dictionary are made, so that the problems can be shown.
 */
export async function standIn(siteDir: string): Promise<Site> {
  const site = siteOrStandIn(path.join(siteDir, 'data'));
  if (!fs.existsSync(path.join(siteDir, 'docs/lists'))) {
    await generateFrom(siteDir, { ...EMPTY, site }, { guides: [] });
  }
  return site;
}

/** The site's names, or general ones where `site.yaml` is at fault. */
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
    versionLabel: '',
  },
  entities: [],
  codeSystems: [],
  sources: [],
  relationships: { identifiers: [], joins: [], homes: {} },
  abbreviations: [],
  search: { intents: [], sameMeaning: [] },
  story: NO_STORY,
  sampleTexts: NO_SAMPLE_TEXTS,
  accessibility: [],
};
