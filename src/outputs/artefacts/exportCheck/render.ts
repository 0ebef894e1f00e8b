import { checkRules } from './checkRules';
import { generatedJson } from '../../generated';
import type { Output } from '../../output';

/** What the page that checks an export knows of the dictionary. */
export const checkRulesList: Output = {
  name: 'rules of the export check',
  render: (dictionary) => [
    generatedJson('docs/lists/check-rules.json', 'data', checkRules(dictionary)),
  ],
};
