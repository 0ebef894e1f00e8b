import path from 'node:path';
import { GlobExcludeDefault } from '@docusaurus/utils';
import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import { handWrittenPages, PAGE_FOLDERS, readPageTexts } from './src/dictionary/rules/pages';
import { loadDictionary, loadSite } from './src/dictionary/load/load';
import type { Dictionary } from './src/dictionary/model/dictionary';
import { asHtml } from './src/code/asHtml';
import { colorCode } from './src/code/colorCode';
import { linkNames } from './src/site/plugin/linkNames';
import { baseUrlOf, redirectsOf } from './src/site/plugin/redirects';
import { sortByLabel } from './src/site/plugin/sortByLabel';

// Rspack stops with a panic at the cache of a server that was killed, until somebody removes it by hand.
if (process.env.NODE_ENV !== 'production') process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';

const dataFolder = path.join(__dirname, 'data');
const site = loadSite(dataFolder);
let dictionary: Dictionary | undefined;
// Read when the first page needs it: the data may be broken when the site starts.
const read = () => (dictionary ??= loadDictionary(dataFolder));

const redirects = () =>
  redirectsOf(read(), handWrittenPages({ prose: readPageTexts(__dirname, ...PAGE_FOLDERS) }));

const baseUrl = baseUrlOf(process.env.BASE_URL);

// The page of an entity is made from its data.
const sourceOf = (page: string) =>
  page.startsWith('entities/') ? `data/${page.replace('.mdx', '.yaml')}` : `docs/${page}`;

const config: Config = {
  title: site.shortTitle,
  tagline: site.title,
  customFields: { site },
  url: process.env.SITE_URL ?? 'https://example.org',
  baseUrl,
  favicon: 'favicon.svg',
  future: { v4: true, faster: true },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    // Pages are found by the menu and the search: none leads to the one before or after it in the menu.
    parseFrontMatter: async (params) => {
      const { frontMatter, content } = await params.defaultParseFrontMatter(params);
      return {
        frontMatter: { pagination_prev: null, pagination_next: null, ...frontMatter },
        content,
      };
    },
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          docItemComponent: '@site/src/components/DocPage',
          editUrl: ({ docPath }) => site.publisher?.source?.replace('{file}', sourceOf(docPath)),
          // What people who change the site read.
          exclude: [...GlobExcludeDefault, '**/README.md', 'decisions/**'],
          // "277-response" is a slug, not the second-hundred-and-seventy-seventh "response".
          numberPrefixParser: false,
          sidebarItemsGenerator: sortByLabel,
          remarkPlugins: [[linkNames, { read }]],
          rehypePlugins: [colorCode],
        },
        // At each save it would hand all that was read to a page that nobody here looks at.
        debug: false,
        blog: false,
        pages: {},
        sitemap: {
          changefreq: null,
          priority: null,
          ignorePatterns: [baseUrl, `${baseUrl}search`],
        },
        theme: {
          customCss: ['tokens', 'shell', 'text', 'controls', 'sheet', 'print'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
      } satisfies PresetOptions,
    ],
  ],
  clientModules: [
    './src/site/clientModules/eachPage.ts',
    './src/site/clientModules/openSearch.ts',
    './src/site/clientModules/printedSheet.ts',
    './src/site/clientModules/fullNavigation.ts',
  ],
  plugins: [['./src/site/plugin/index.ts', { redirects }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false } },
    navbar: {
      title: site.title,
      logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', href: '/home' },
      items: [
        {
          type: 'html',
          position: 'left',
          className: 'portal-version',
          value: asHtml(site.versionLabel),
        },
      ],
    },
    // Not used, but else the theme's own colors go to every page.
    prism: { theme: { plain: {}, styles: [] } },
  } satisfies ThemeConfig,
};

export default config;
