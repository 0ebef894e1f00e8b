import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { build } from 'esbuild';
import { withContentPolicy } from './contentPolicy';
import { OTHER_DOWNLOADS } from '../../dictionary/model/addresses';
import type { Site } from '../../dictionary/model/written';
import { publishReleases } from '../../releases/publish';
import { noticesOf, shippedPackages } from './notices';
import { redirectPage, type Redirects } from './redirects';
import { trimCss } from './trimCss';

/** What a server should send with every page; servers that know `_headers` do, for others the README has them. */
const HEADERS = `/*
  Content-Security-Policy: frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
`;

/**
 * The theme loads it in every page: 34 KB gzip of a highlighter, which nothing here calls, for code is colored
 * while the site is built. There is no setting for it.
 */
const BROWSER_PRISM = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic')),
  'prism-include-languages',
);

/** What only the build draws from: the catalog, as large as all pages together. */
const SERVED = path.join(__dirname, '../../components/AllFields/served.tsx');

/** Where Docusaurus gives each page of all docs. */
const SHORT_DOCS_LIST = {
  test: /[\\/]\.docusaurus[\\/](docusaurus-plugin-content-docs[\\/].*|globalData)\.json$/,
  type: 'json',
  use: [path.join(__dirname, 'shortDocsList.cjs')],
};

/** More than half of all pages are entities': Docusaurus would give what only these share to all others too. */
const OF_ENTITIES = {
  name: 'entities',
  test: /[\\/]components[\\/](Entity(Header|Relations)|ExampleFile|FieldGrid|UseFile)[\\/]/,
  minChunks: 2,
  priority: 45,
};

/** Whether a bundle is what readers load: while somebody edits, the browser draws pages that nobody has served. */
function isPublished(isServer: boolean): boolean {
  return !isServer && process.env.NODE_ENV === 'production';
}

/** Packs what stands in each page and runs before React is there, into one piece that can stand between script tags. */
async function packBeforeReact(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, '../clientModules/beforeReact.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    charset: 'utf8',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * What the site adds to Docusaurus; the README beside this file says what it overrules there, and why.
 *
 * @param options.redirects says which addresses lead on; asked once, by a build
 */
export default async function sitePlugin(
  { siteDir }: LoadContext,
  { redirects }: { redirects: () => Redirects },
): Promise<Plugin> {
  const beforeReact = await packBeforeReact();
  const shipped = new Set<string>();
  return {
    name: 'ehi-site',
    injectHtmlTags: () => ({
      headTags: [
        // Before the first picture, so that pages can keep room for the answer.
        {
          tagName: 'script',
          innerHTML: "if(location.search)document.documentElement.dataset.hasQuery=''",
        },
        {
          tagName: 'noscript',
          innerHTML:
            '<style>[data-needs-script],.navbar__toggle,button:disabled{display:none!important}</style>',
        },
      ],
      postBodyTags: [{ tagName: 'script', innerHTML: beforeReact }],
    }),
    configureWebpack: (_config, isServer) => ({
      // With numbers too, each page would load a list of both.
      ...(!isServer && {
        optimization: { chunkIds: 'named', splitChunks: { cacheGroups: { OF_ENTITIES } } },
      }),
      // A file that is only fetched; its name changes with its content.
      output: { assetModuleFilename: 'assets/files/[name]-[contenthash][ext]' },
      plugins: isPublished(isServer) ? [shippedPackages(shipped)] : [],
      module: { rules: [SHORT_DOCS_LIST] },
      resolve: {
        alias: { [BROWSER_PRISM]: false, ...(isPublished(isServer) && { [SERVED]: false }) },
      },
    }),
    configurePostCss: ({ plugins, ...options }) => ({
      ...options,
      // First: Docusaurus's plugin for layers leaves the rules where none can be taken out safely.
      plugins: [trimCss, ...plugins],
    }),
    async postBuild({ outDir, siteConfig: { url, baseUrl, title, customFields } }) {
      const write = (file: string, text: string) => fs.writeFile(path.join(outDir, file), text);
      const read = (file: string) => fs.readFile(path.join(outDir, file), 'utf8');
      for (const [from, to] of Object.entries(redirects())) {
        const page = await read(path.join(to.replace(/#.*/, ''), 'index.html'));
        const title = /<title[^>]*>([^<]*)</.exec(page)?.[1] ?? '';
        await fs.mkdir(path.join(outDir, from), { recursive: true });
        await write(path.join(from, 'index.html'), redirectPage(baseUrl + to.slice(1), title));
      }
      const files = await fs.readdir(outDir, { recursive: true });
      for (const file of files.filter((name) => name.endsWith('.html'))) {
        await write(file, withContentPolicy(await read(file)));
      }
      const { publisher } = (customFields?.site ?? {}) as Site;
      publishReleases(siteDir, outDir, url + baseUrl, title, publisher?.name);
      await fs.mkdir(path.dirname(path.join(outDir, OTHER_DOWNLOADS.notices)), { recursive: true });
      await write(
        OTHER_DOWNLOADS.notices,
        noticesOf(require.resolve.paths('react') ?? [], shipped),
      );
      await write('_headers', HEADERS);
      await write('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${url}${baseUrl}sitemap.xml\n`);
    },
  };
}
