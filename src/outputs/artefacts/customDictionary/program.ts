import path from 'node:path';
import type { Output } from '../../output';
import { pack } from '../exportCheck/program';
import { convertRules } from '../exportConvert/convertRules';

/**
 * What the page of the check loads when it is wanted, a module with all that it knows: what makes an agency's own
 * dictionary, and what a conversion for databases needs.
 */
export const customDictionaryProgram: Output = async (dictionary, inputs) => {
  const { site, sources, entities, sensitivity, release } = dictionary;
  const { dictionary: rules, sql } = await convertRules(dictionary, inputs);
  const { joins, queries } = rules;
  const contents = `import { describeFields } from ${JSON.stringify(path.join(__dirname, 'customDictionary.ts'))};
const known = ${JSON.stringify({ site, sources, entities, sensitivity, release, joins, queries })};
export const describe = describeFields(known);
export const tables = { dictionary: known, sql: ${JSON.stringify(sql)} };`;
  const content = await pack(contents, { platform: 'browser', target: 'es2022' });
  return [{ path: 'docs/lists/custom-dictionary.js', content }];
};
