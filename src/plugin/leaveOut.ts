import path from 'node:path';

const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic'));

/**
 * Scripts of the theme that this site does without, where Docusaurus has no setting for it: one brings
 * Prism to the browser (code is colored while the site is built), one a progress bar of 2 KB
 * (`clientModules/showLoading.ts` shows one by style alone).
 */
export const LEFT_OUT_SCRIPTS: Readonly<Record<string, false>> = {
  [path.join(themeClassic, 'prism-include-languages')]: false,
  [path.join(themeClassic, 'nprogress')]: false,
};
