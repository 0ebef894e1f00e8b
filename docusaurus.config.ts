import path from 'node:path';
import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Options as RedirectOptions } from '@docusaurus/plugin-client-redirects';
import { loadDictionary } from './src/dictionary/load/load';
import type { Dictionary } from './src/dictionary/model/dictionary';
import { PAGES } from './src/dictionary/model/addresses';
import { aliasesOf } from './src/plugin/aliases';
import { prismTheme } from './src/css/prismTheme';
import { baseUrlOf } from './src/plugin/baseUrl';
import { siteOrStandIn } from './src/plugin/standIn';
import { sortByLabel } from './src/plugin/sortByLabel';

const dataFolder = path.join(__dirname, 'data');
const site = siteOrStandIn(dataFolder);
let dictionary: Dictionary | undefined;

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
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          breadcrumbs: false,
          // "277-response" is a slug, not the second-hundred-and-seventy-seventh "response".
          numberPrefixParser: false,
          sidebarItemsGenerator: sortByLabel,
        },
        blog: false,
        pages: {},
        sitemap: {
          changefreq: null,
          priority: null,
          ignorePatterns: [baseUrl, `${baseUrl}search`],
        },
        theme: {
          customCss: ['./src/css/tokens.css', './src/css/shell.css', './src/css/controls.css'],
        },
      } satisfies PresetOptions,
    ],
  ],
  clientModules: ['./src/clientModules/loadOnHoverOnly.ts', './src/clientModules/openSearch.ts'],
  plugins: [
    './src/plugin/index.ts',
    [
      '@docusaurus/plugin-client-redirects',
      {
        redirects: [{ from: '/entities', to: PAGES.entities }],
        // Asked for each page of a build; the dictionary is read at the first.
        createRedirects: (page) => aliasesOf((dictionary ??= loadDictionary(dataFolder)), page),
      } satisfies RedirectOptions,
    ],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false } },
    navbar: { logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', href: '/home' } },
    prism: { additionalLanguages: ['bash', 'sql'], theme: prismTheme, darkTheme: prismTheme },
  } satisfies ThemeConfig,
};

export default config;
