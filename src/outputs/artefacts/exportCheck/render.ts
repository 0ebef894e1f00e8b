import { checkRules } from './checkRules';
import { historyOf } from '../../../releases/history';
import { generatedJson } from '../../generated';
import type { Output } from '../../output';

/** What the page that checks an export knows of the dictionary. */
export const checkRulesList: Output = {
  name: 'rules of the export check',
  render: (dictionary, { releases }) => {
    const rules = checkRules(dictionary, historyOf(dictionary, releases));
    return [generatedJson('docs/lists/check-rules.json', 'data', rules)];
  },
};
