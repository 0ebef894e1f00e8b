import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeProject } from '../../testing/dataFolder';
import sitePlugin from './index';
import { trimCss } from './trimCss';

let root: string;
const at = (file: string) => path.join(root, file);
const start = () =>
  sitePlugin({ siteDir: root } as LoadContext, { redirects: () => ({ '/old': '/new#part' }) });

beforeEach(() => {
  root = makeProject({});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('hides without JavaScript what needs it, and shows the menu’s entry of the page before the first picture', async () => {
  const { injectHtmlTags } = await start();
  const { headTags, postBodyTags } = injectHtmlTags!({ content: {} } as Parameters<
    NonNullable<typeof injectHtmlTags>
  >[0]) as Record<string, { tagName: string; innerHTML: string }[]>;
  const [marker, style] = headTags!;
  expect(style).toMatchObject({ tagName: 'noscript' });
  expect(style!.innerHTML).toMatch(
    /^<style>\[data-needs-script\],.*\.navbar__toggle,.*button:disabled\{display:none.*<\/style>$/,
  );
  const [{ tagName, innerHTML } = marker!] = postBodyTags!;
  expect([marker!.tagName, tagName]).toEqual(['script', 'script']);
  const page = { querySelector: vi.fn(), documentElement: { dataset: {} } };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { search: '' });
  (0, eval)(marker!.innerHTML);
  expect(page.documentElement.dataset).toEqual({});
  vi.stubGlobal('location', { search: '?q=date' });
  (0, eval)(marker!.innerHTML);
  expect(page.documentElement.dataset).toEqual({ hasQuery: '' });
  expect(innerHTML).not.toMatch(/<\/script|^\s|\s$|require\(/i);
  (0, eval)(innerHTML);
  expect(page.querySelector).toHaveBeenCalled();
});

it('keeps out of the browser what only the build needs', async () => {
  const { configureWebpack } = await start();
  const without = (isServer: boolean) => {
    const { resolve, ...others } = (
      configureWebpack as (config: object, isServer: boolean) => { resolve: { alias: object } }
    )({}, isServer);
    if (!isServer) expect(others).toMatchObject({ optimization: { chunkIds: 'named' } });
    return Object.keys(resolve.alias);
  };
  const [prism = ''] = without(false);
  expect(() => require.resolve(prism)).not.toThrow();
  expect([without(false), without(true)]).toEqual([[prism], [prism]]);
  vi.stubEnv('NODE_ENV', 'production');
  const served = path.join(__dirname, '../../components/AllFields/served.tsx');
  expect(fs.existsSync(served)).toBe(true);
  expect([without(false), without(true)]).toEqual([[prism, served], [prism]]);
});

it('trims the theme’s style sheet after all else', async () => {
  const { configurePostCss } = await start();
  expect(configurePostCss!({ plugins: ['before'], map: false })).toEqual({
    plugins: [trimCss, 'before'],
    map: false,
  });
});

it('ends a build with pages that lead on, policies, and what crawlers and servers read', async () => {
  const { postBuild } = await start();
  const siteConfig = { url: 'https://example.org', baseUrl: '/docs/' };
  fs.mkdirSync(at('new'));
  const page = '<meta charset=utf-8><title data-rh=true>New</title><script>one()</script>';
  fs.writeFileSync(at('new/index.html'), page);
  fs.writeFileSync(at('changes.json'), '{"releases":[]}');
  await postBuild!({ outDir: root, siteConfig } as Parameters<NonNullable<typeof postBuild>>[0]);
  expect(fs.readFileSync(at('new/index.html'), 'utf8')).toMatch(/Content-Security-Policy.*sha256-/);
  const old = fs.readFileSync(at('old/index.html'), 'utf8');
  expect(old).toContain('url=/docs/new#part');
  expect(old).toContain('<title>New</title>');
  expect(old).toContain('Content-Security-Policy');
  expect(fs.readFileSync(at('downloads/software/third-party-notices.txt'), 'utf8')).toMatch(
    /these 0 packages/,
  );
  expect(fs.readFileSync(at('_headers'), 'utf8').split('\n  ')).toEqual([
    ...['/*', "Content-Security-Policy: frame-ancestors 'none'", 'X-Content-Type-Options: nosniff'],
    'Referrer-Policy: no-referrer',
    'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()\n',
  ]);
  expect(fs.readFileSync(at('robots.txt'), 'utf8')).toBe(
    'User-agent: *\nAllow: /\nSitemap: https://example.org/docs/sitemap.xml\n',
  );
});
