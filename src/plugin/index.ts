import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadSite } from '../dictionary/load';
import { DataError } from '../dictionary/problem';
import { generate, summarize } from '../generator/generate';
import { settle } from './settle';
import { PLUGIN_NAME, type SiteData } from './siteData';

/**
 * Generates the entity pages before Docusaurus reads them, and again whenever a file of `data/`
 * changes while the site runs. A fault of the data stops a build; while editing it is printed, and
 * the pages show it over what they showed before.
 */
export default function dictionaryPlugin({ siteDir }: LoadContext): Plugin<SiteData> {
  const dataFolder = path.join(siteDir, 'data');
  let last: SiteData = { site: loadSite(dataFolder), problems: [] };

  const refresh = (): SiteData => {
    try {
      const generated = generate(siteDir);
      logger.info(summarize(generated));
      return { site: generated.dictionary.site, problems: [] };
    } catch (error) {
      if (!(error instanceof DataError) || process.env.NODE_ENV === 'production') throw error;
      logger.error(error.message);
      return { site: last.site, problems: error.problems };
    }
  };

  // The docs plugin reads its folder in `loadContent`, so the first pages must be there by now.
  last = refresh();
  let running: Promise<SiteData> | undefined = Promise.resolve(last);

  return {
    name: PLUGIN_NAME,
    getPathsToWatch: () => [`${dataFolder}/**/*.yaml`],
    async loadContent() {
      // One save can be several events; those that come while we wait share one run.
      running ??= settle(dataFolder).then(refresh);
      try {
        last = await running;
      } finally {
        running = undefined;
      }
      return last;
    },
    async contentLoaded({ content, actions }) {
      actions.setGlobalData(content);
    },
    async postBuild({ outDir, siteConfig: { url, baseUrl } }) {
      const robots = `User-agent: *\nAllow: /\nSitemap: ${url}${baseUrl}sitemap.xml\n`;
      await fs.promises.writeFile(path.join(outDir, 'robots.txt'), robots);
    },
  };
}
