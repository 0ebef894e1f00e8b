import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Site } from '../dictionary/model/dictionary';
import { DataError } from '../dictionary/model/problem';
import { generate, summarize } from '../generator/generate';
import { GUIDES_FOLDER, OPEN_QUESTIONS_PAGE } from '../generator/inputs';
import { settle } from './settle';
import { standIn } from './standIn';
import { PLUGIN_NAME, type SiteData } from './siteData';

/**
 * Generates the entity pages before Docusaurus reads them, and again whenever a file of `data/` or a
 * guide changes while the site runs. A fault of the data stops a build; while editing it is printed,
 * and the pages show it over what they showed before.
 */
export default async function dictionaryPlugin({
  siteDir,
}: LoadContext): Promise<Plugin<SiteData>> {
  const dataFolder = path.join(siteDir, 'data');
  const openQuestionsPage = path.join(siteDir, OPEN_QUESTIONS_PAGE);
  const watched = [dataFolder, path.join(siteDir, GUIDES_FOLDER)];
  let site: Site | undefined;

  const refresh = async (): Promise<SiteData> => {
    try {
      const generated = await generate(siteDir);
      logger.info(summarize(generated));
      ({ site } = generated.dictionary);
      return { site, problems: [] };
    } catch (error) {
      if (!(error instanceof DataError) || process.env.NODE_ENV === 'production') throw error;
      logger.error(error.message);
      site ??= await standIn(siteDir);
      return { site, problems: error.problems };
    }
  };

  // The docs plugin reads its folder in `loadContent`, so the first pages must be there by now.
  let running: Promise<SiteData> | undefined = Promise.resolve(await refresh());

  return {
    name: PLUGIN_NAME,
    getPathsToWatch: () => [
      `${dataFolder}/**/*.yaml`,
      `${siteDir}/${GUIDES_FOLDER}/*.mdx`,
      openQuestionsPage,
    ],
    async loadContent() {
      // One save can be several events; those that come while we wait share one run.
      running ??= settle(watched).then(refresh);
      try {
        return await running;
      } finally {
        running = undefined;
      }
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
