import docsPlugin, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
  RouteConfig,
} from '@docusaurus/types';
import { startGeneration } from './generation';
import { inFewReloads } from './reloads';
import { settle } from './settle';

export { validateOptions };

/** The generated pages are not watched: they change when the data does, which is. */
const GENERATED = '!docs/{entities,lists}/**';

/**
 * Docusaurus's plugin for docs, which generates the pages of entities before it reads them, and again when a
 * file of `data/` or a guide changes while the site runs. One plugin does both, for Docusaurus reloads
 * plugins beside each other: what one had read before would overwrite what the other finds now.
 *
 * It leaves out the list of all docs that Docusaurus gives every page twice: once with descriptions, for
 * cards of docs, and once for menus of versions. This site has neither, and the lists grow with the entities.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const generation = await startGeneration(context.siteDir);
  const plugin = await docsPlugin(context, options);
  const readDocs = () => plugin.loadContent!();
  let isFirst = true;
  const reload = inFewReloads(
    () => settle(generation.folders),
    async () => {
      await generation.refresh();
      return readDocs();
    },
  );
  return {
    ...plugin,
    getPathsToWatch: () => [...(plugin.getPathsToWatch?.() ?? []), ...generation.globs, GENERATED],
    loadContent() {
      if (!isFirst) return reload();
      isFirst = false;
      return readDocs();
    },
    async contentLoaded({ content, actions }) {
      const { site, problems } = generation.content();
      await actions.createData('site.json', site);
      await actions.createData('problems.json', problems);
      await plugin.contentLoaded?.({ content, actions: withoutLists(actions) });
    },
  };
}

function withoutLists(actions: PluginContentLoadedActions): PluginContentLoadedActions {
  return {
    ...actions,
    addRoute: (route) => actions.addRoute(withoutList(route)),
    setGlobalData: (data) => {
      const { versions, ...rest } = data as { versions: object[] };
      actions.setGlobalData({ ...rest, versions: versions.map((of) => ({ ...of, docs: [] })) });
    },
  };
}

function withoutList({ props, routes, ...route }: RouteConfig): RouteConfig {
  const version = props?.version as object | undefined;
  return {
    ...route,
    props: version ? { ...props, version: { ...version, docs: {} } } : props,
    routes: routes?.map(withoutList),
  };
}
