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

export { validateOptions };

/**
 * Docusaurus's plugin for docs, without the list of all docs that it gives every page twice: once with
 * descriptions, for cards of docs, and once for menus of versions. This site has neither, and the lists
 * grow with the entities.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: async ({ content, actions }) =>
      plugin.contentLoaded?.({ content, actions: withoutLists(actions) }),
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
