import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { settleAddress } from '../components/settleAddress';
import { showCurrentEntry } from '../components/showCurrentEntry';
import { packAllFieldsScript, servedFiles } from './inlineScript';
import { LEFT_OUT_SCRIPTS } from './leaveOut';
import { shippedCode } from './shippedCode';
import { cssReaders, trimCss } from './trimCss';

/** What the site adds to Docusaurus that is not about reading docs. */
export default async function sitePlugin({ siteDir }: LoadContext): Promise<Plugin> {
  return {
    name: 'ehi-site',
    async contentLoaded({ actions }) {
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
      // With numbers too, each page would load a list of both.
      ...(!isServer && { optimization: { chunkIds: 'named' } }),
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
