/** What the plugin makes for the build, see `src/plugin/inlineScript.ts`. */
declare module '@generated/ehi-site/default/all-fields-script.json' {
  const data: { script: string };
  export default data;
}
