import { formatProblem, reportInto, type Problem } from '../model/problem';
import { addressRules } from './addresses';
import { codeRules } from './codes';
import { descriptionRules } from './descriptions';
import { exampleRules } from './examples';
import { joinRules } from './joins';
import { nameRules } from './names';
import type { CheckedData, Rule, Rules } from './rule';
import { sampleRules } from './sample';
import { wordRules } from './words';

const CONTENT_RULES: Rules = {
  ...addressRules,
  ...codeRules,
  ...descriptionRules,
  ...exampleRules,
  ...joinRules,
  ...nameRules,
  ...sampleRules,
  ...wordRules,
};

/** Every rule about the content, A to Z. */
export const RULES: readonly Rule[] = Object.entries(CONTENT_RULES)
  .map(([name, rule]) => ({ name, ...rule }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Applies rules; each problem carries its rule's name. */
export function checkContent(data: CheckedData, rules: readonly Rule[] = RULES): Problem[] {
  const found = rules.flatMap(({ name, check }) => {
    const problems: Problem[] = [];
    check(data, reportInto(problems));
    return problems.map((problem) => ({ ...problem, rule: name }));
  });
  // A text of the vocabulary is that of many fields, and is reported once.
  return [...new Map(found.map((problem) => [formatProblem(problem), problem])).values()];
}
