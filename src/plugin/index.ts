import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { settleAddress } from '../components/settleAddress';
import { showCurrentEntry } from '../components/showCurrentEntry';
import { packAllFieldsScript, servedFiles } from './inlineScript';
import { LEFT_OUT_SCRIPTS } from './leaveOut';
import { shippedCode } from './shippedCode';
import { trimCss } from './trimCss';

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
