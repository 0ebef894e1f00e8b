import path from 'node:path';
import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as RedirectOptions } from '@docusaurus/plugin-client-redirects';
import { loadDictionary } from './src/dictionary/load/load';
import type { Dictionary } from './src/dictionary/model/dictionary';
import { PAGES } from './src/dictionary/model/addresses';
import { aliasesOf } from './src/plugin/aliases';
import { colorCode } from './src/code/colorCode';
import { baseUrlOf } from './src/plugin/baseUrl';
import { linkNames } from './src/plugin/linkNames';
import { siteOrStandIn } from './src/plugin/standIn';
import { sortByLabel } from './src/plugin/sortByLabel';

// Rspack stops with a panic at the cache of a server that was killed, until somebody removes it by hand.
if (process.env.NODE_ENV !== 'production') process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';

const dataFolder = path.join(__dirname, 'data');
const site = siteOrStandIn(dataFolder);
let dictionary: Dictionary | undefined;
// Read when the first page needs it: the data may be broken when the site starts.
const read = () => (dictionary ??= loadDictionary(dataFolder));

const baseUrl = baseUrlOf(process.env.BASE_URL);

const config: Config = {
  title: site.shortTitle,
  tagline: site.title,
  url: process.env.SITE_URL ?? 'https://example.org',
  baseUrl,
  favicon: 'favicon.svg',
  future: { v4: true, faster: true },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: [
    [
      'classic',
      {
        // `src/plugin/docs.ts` takes its place.
        docs: false,
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
          customCss: ['tokens', 'shell', 'text', 'controls', 'print'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
      } satisfies PresetOptions,
    ],
  ],
  clientModules: [
    './src/clientModules/askedAddress.ts',
    './src/clientModules/loadOnHoverOnly.ts',
    './src/clientModules/openSearch.ts',
    './src/clientModules/showLoading.ts',
    './src/clientModules/currentEntry.ts',
  ],
  plugins: [
    './src/plugin/index.ts',
    [
      './src/plugin/docs.ts',
      {
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        breadcrumbs: false,
        // "277-response" is a slug, not the second-hundred-and-seventy-seventh "response".
        numberPrefixParser: false,
        sidebarItemsGenerator: sortByLabel,
        remarkPlugins: [[linkNames, { read }]],
        rehypePlugins: [colorCode],
      } satisfies DocsOptions,
    ],
    [
      // With the content policy of all pages.
      './src/plugin/redirects.ts',
      {
        redirects: [{ from: '/entities', to: PAGES.entities }],
        createRedirects: (page) => aliasesOf(read(), page),
      } satisfies RedirectOptions,
    ],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false } },
    navbar: { logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', href: '/home' } },
    // Not used, but else the theme's own colors go to every page.
    prism: { theme: { plain: {}, styles: [] } },
  } satisfies ThemeConfig,
};

export default config;
