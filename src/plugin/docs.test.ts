import docsPlugin, {
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
  RouteConfig,
} from '@docusaurus/types';
import { beforeEach, expect, it, vi } from 'vitest';
import docs from './docs';
import { startGeneration, type Content } from './generation';

vi.mock('@docusaurus/plugin-content-docs', () => ({ default: vi.fn(), validateOptions: vi.fn() }));
vi.mock('./generation');
vi.mock('./settle');

const log: string[] = [];
const site = { shortTitle: 'Example Export' } as Content['site'];
const problem = { file: 'data/site.yaml', path: '', message: 'is empty' };

beforeEach(() => {
  log.length = 0;
  vi.mocked(startGeneration).mockResolvedValue({
    folders: [],
    globs: ['/data/**/*.yaml'],
    content: () => ({ site, problems: log.includes('generated') ? [] : [problem] }),
    refresh: async () => void log.push('generated'),
  });
});

/** What the pages are given where Docusaurus's plugin gives them this. */
async function given(route: Partial<RouteConfig>, globalData: unknown) {
  const plugin: Plugin<LoadedContent> = {
    name: 'docs',
    contentLoaded: async ({ actions }) => {
      actions.addRoute(route as RouteConfig);
      actions.setGlobalData(globalData);
    },
  };
  vi.mocked(docsPlugin).mockResolvedValue(plugin);
  const addRoute = vi.fn<PluginContentLoadedActions['addRoute']>();
  const setGlobalData = vi.fn<PluginContentLoadedActions['setGlobalData']>();
  const { name, contentLoaded } = await docs({} as LoadContext, {} as PluginOptions);
  const createData = async (name: string) => name;
  const actions = { addRoute, setGlobalData, createData } as unknown as PluginContentLoadedActions;
  await contentLoaded?.({ content: {} as LoadedContent, actions });
  return { name, route: addRoute.mock.lastCall?.[0], globalData: setGlobalData.mock.lastCall?.[0] };
}

it('gives the pages all that Docusaurus does, but no list of all docs', async () => {
  const list = { docs: { a: {} }, label: 'Next' };
  const page = { path: '/a', component: 'Doc', props: { version: { ...list } } };
  const plain = { path: '/b', component: 'Doc', props: { other: 1 } };
  const { name, route, globalData } = await given(
    { ...page, routes: [page, { ...plain, routes: [page] }] },
    { path: '/', versions: [{ name: 'current', docs: [{ id: 'a' }] }] },
  );
  const emptied = { ...page, props: { version: { docs: {}, label: 'Next' } } };
  expect(name).toBe('docs');
  expect(route).toEqual({ ...emptied, routes: [emptied, { ...plain, routes: [emptied] }] });
  expect(globalData).toEqual({ path: '/', versions: [{ name: 'current', docs: [] }] });
});

it('gives a page without properties none', async () => {
  const { route } = await given({ path: '/a' }, { versions: [] });
  expect(route).toEqual({ path: '/a' });
});

/** The plugin, where Docusaurus's own only says what it is asked. */
function started() {
  vi.mocked(docsPlugin).mockResolvedValue({
    name: 'docs',
    getPathsToWatch: () => ['docs/**/*.mdx'],
    loadContent: async () => void log.push('read'),
  } as unknown as Plugin<LoadedContent>);
  return docs({} as LoadContext, {} as PluginOptions);
}

it('generates before it reads again, but not before the first time: that was done at the start', async () => {
  const { loadContent } = await started();
  await loadContent!();
  expect(log).toEqual(['read']);
  await loadContent!();
  expect(log).toEqual(['read', 'generated', 'read']);
});

it('reads once for a hundred files that change at once', async () => {
  const { loadContent } = await started();
  await loadContent!();
  const [first] = Array.from({ length: 100 }, () => loadContent!());
  await first;
  expect(log).toEqual(['read', 'generated', 'read']);
});

it('tells the pages what is wrong, and no longer when it is mended', async () => {
  const { loadContent, contentLoaded } = await started();
  const told: Record<string, unknown>[] = [];
  const load = async () => {
    const pages: Record<string, unknown> = {};
    const createData = async (name: string, data: unknown) => void (pages[name] = data);
    await contentLoaded!({
      content: (await loadContent!())!,
      actions: { createData } as unknown as PluginContentLoadedActions,
    });
    told.push(pages);
  };
  await load();
  await load();
  expect(told).toEqual([
    { 'site.json': site, 'problems.json': [problem] },
    { 'site.json': site, 'problems.json': [] },
  ]);
});

it('watches the data beside the pages, but not the pages that are made from it', async () => {
  const { getPathsToWatch } = await started();
  expect(getPathsToWatch!()).toEqual([
    'docs/**/*.mdx',
    '/data/**/*.yaml',
    '!docs/{entities,lists}/**',
  ]);
});
