declare module '@generated/docusaurus-plugin-content-docs/default/problems.json' {
  const problems: readonly import('../dictionary/model/problem').Problem[];
  export default problems;
}

declare module '@generated/docusaurus-plugin-content-docs/default/site.json' {
  /** The site's own texts from `data/site.yaml`. */
  const site: import('../dictionary/model/dictionary').Site;
  export default site;
}
