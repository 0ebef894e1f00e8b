import path from 'node:path';
import type { Output } from '../../output';
import { pack } from '../exportCheck/program';

/** What the page of the check loads to make an agency's own dictionary: a module with all that it knows. */
export const customDictionaryProgram: Output = {
  name: 'custom dictionary',
  render: async ({ site, sources, entities }) => {
    const known = { site, sources, entities };
    const contents = `import { describeFields } from ${JSON.stringify(path.join(__dirname, 'customDictionary.ts'))};
export const describe = describeFields(${JSON.stringify(known)});`;
    const content = await pack(contents, { platform: 'browser', target: 'es2022' });
    return [{ path: 'docs/lists/custom-dictionary.js', content }];
  },
};
