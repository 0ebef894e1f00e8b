declare module '@generated/ehi-dictionary/default/problems.json' {
  const problems: readonly import('../dictionary/model/problem').Problem[];
  export default problems;
}
