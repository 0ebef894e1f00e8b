import path from 'node:path';

const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic'));

/**
 * Scripts that this site does without, where Docusaurus has no setting for it: one brings
 * Prism to the browser (code is colored while the site is built), one a progress bar of 2 KB
 * (`clientModules/showLoading.ts` shows one by style alone), one 4 KB of
 * helpers of which a single one is called; the others tell or copy what React no longer looks at.
 */
export const LEFT_OUT_SCRIPTS: Readonly<Record<string, string | false>> = {
  [path.join(themeClassic, 'prism-include-languages')]: false,
  [path.join(themeClassic, 'nprogress')]: false,
  tslib$: path.join(__dirname, 'importDefault.ts'),
  'prop-types$': path.join(__dirname, 'anyProps.ts'),
  'hoist-non-react-statics$': path.join(__dirname, 'keepNoStatics.ts'),
  'react-is$': false,
};
