declare module '@generated/ehi-dictionary/default/problems.json' {
  const problems: readonly import('../dictionary/model/problem').Problem[];
  export default problems;
}

declare module '@generated/ehi-dictionary/default/site.json' {
  /** The site's own texts from `data/site.yaml`. */
  const site: import('../dictionary/model/dictionary').Site;
  export default site;
}
