/**
 * A loader for what Docusaurus's plugin for docs tells every page: without the list of all docs, which it gives
 * twice, once with descriptions for cards of docs, and once for menus of versions. This site has neither, and the
 * lists grow with the entities: 5 KB gzip of a first visit today.
 *
 * @param {string} json props of a route (`version`), or the global data of all plugins
 * @returns {string} the same with empty lists
 */
module.exports = function shortDocsList(json) {
  const data = JSON.parse(json);
  if (data.version?.docs) data.version.docs = {};
  for (const { versions = [] } of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of versions) version.docs = [];
  }
  return JSON.stringify(data);
};
