import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Site } from '../dictionary/model/dictionary';
import { DataError, type Problem } from '../dictionary/model/problem';
import { settleAddress } from '../components/settleAddress';
import { showCurrentEntry } from '../components/showCurrentEntry';
import { generate, summarize } from '../generator/generate';
import { GUIDES_FOLDER, OPEN_QUESTIONS_PAGE } from '../generator/inputs';
import { packAllFieldsScript, servedFiles } from './inlineScript';
import { LEFT_OUT_SCRIPTS } from './leaveOut';
import { shippedCode } from './shippedCode';
import { settle } from './settle';
import { standIn } from './standIn';
import { trimCss } from './trimCss';

/** What the plugin has found out; `problems` are there only while somebody edits. */
type Content = Readonly<{ site: Site; problems: readonly Problem[] }>;

/**
 * Generates the entity pages before Docusaurus reads them, and again whenever a file of `data/` or a
 * guide changes while the site runs. A fault of the data stops a build; while editing it is printed,
 * and the pages show it over what they showed before.
 */
export default async function dictionaryPlugin({ siteDir }: LoadContext): Promise<Plugin<Content>> {
  const dataFolder = path.join(siteDir, 'data');
  const openQuestionsPage = path.join(siteDir, OPEN_QUESTIONS_PAGE);
  const watched = [dataFolder, path.join(siteDir, GUIDES_FOLDER)];
  let site: Site | undefined;

  const refresh = async (): Promise<Content> => {
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
  let running: Promise<Content> | undefined = Promise.resolve(await refresh());

  return {
    name: 'ehi-dictionary',
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
      const { site, problems } = content;
      // Not Docusaurus's global data: when the docs plugin reloads meanwhile, it puts back those from before,
      // and problems that are mended would stay.
      await actions.createData('site.json', site);
      await actions.createData('problems.json', problems);
      await actions.createData('all-fields-script.json', {
        script: await packAllFieldsScript(),
      });
    },
    injectHtmlTags: () => ({
      headTags: [
        // Before the first picture, so that pages can keep room for the answer.
        {
          tagName: 'script',
          innerHTML: "if(location.search)document.documentElement.dataset.asks=''",
        },
        {
          tagName: 'noscript',
          innerHTML:
            '<style>[data-needs-script],[data-all-fields] :is(form,thead button),.navbar__toggle,.theme-doc-toc-mobile,button:disabled{display:none!important}</style>',
        },
      ],
      postBodyTags: [
        { tagName: 'script', innerHTML: `(${settleAddress})();(${showCurrentEntry})()` },
      ],
    }),
    configureWebpack: (_config, isServer) => ({
      plugins: !isServer && process.env.NODE_ENV === 'production' ? [shippedCode] : [],
      resolve: {
        alias: {
          ...LEFT_OUT_SCRIPTS,
          ...(!isServer && Object.fromEntries(servedFiles(siteDir).map((file) => [file, false]))),
        },
      },
    }),
    configurePostCss: ({ plugins, ...options }) => ({
      ...options,
      plugins: [...plugins, trimCss(cssReaders(siteDir))],
    }),
    async postBuild({ outDir, siteConfig: { url, baseUrl } }) {
      const robots = `User-agent: *\nAllow: /\nSitemap: ${url}${baseUrl}sitemap.xml\n`;
      await fs.promises.writeFile(path.join(outDir, 'robots.txt'), robots);
    },
  };
}

/** Folders of all that may read the custom properties of the theme's style sheet. */
function cssReaders(siteDir: string): string[] {
  const packages = ['@docusaurus/theme-classic', '@docusaurus/theme-common'];
  return [
    path.join(siteDir, 'src'),
    ...packages.map((name) => path.dirname(require.resolve(name))),
  ];
}
