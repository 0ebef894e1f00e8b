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
import { expect, it, vi } from 'vitest';
import docs from './docs';

vi.mock('@docusaurus/plugin-content-docs', () => ({ default: vi.fn(), validateOptions: vi.fn() }));

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
  const actions = { addRoute, setGlobalData } as unknown as PluginContentLoadedActions;
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
