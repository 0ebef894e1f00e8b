import { formatProblem, type Problem } from '../model/problem';
import * as all from './all';
import { exceptionNeeded, isExcepted } from './exception-needed';
import type { CheckedData, Rule } from './support/rule';

const CONTENT_RULES = Object.values<Rule>(all).sort((a, b) => (a.name < b.name ? -1 : 1));

/** Every rule about the content, A to Z, and the one about exceptions last. */
export const RULES: readonly Rule[] = [...CONTENT_RULES, exceptionNeeded(CONTENT_RULES)];

/** What breaks rules, by how much it matters. */
export type Findings = Readonly<{ errors: readonly Problem[]; warnings: readonly Problem[] }>;

/** Applies rules: each problem carries its rule's name, and what an exception allows is left out. */
export function checkContent(data: CheckedData, rules: readonly Rule[] = RULES): Findings {
  const { exceptions } = data.shared.exceptions.value;
  const brokenOf = (wanted: Rule['severity']) => {
    const found = rules.flatMap(({ name, severity, check }) => {
      const ofRule = exceptions.filter(({ rule }) => rule === name);
      return (severity === wanted ? check(data) : [])
        .filter((problem) => !isExcepted(problem, ofRule))
        .map((problem) => ({ ...problem, rule: name }));
    });
    // A text of the vocabulary is that of many fields, and is reported once.
    return [...new Map(found.map((problem) => [formatProblem(problem), problem])).values()];
  };
  return { errors: brokenOf(undefined), warnings: brokenOf('warning') };
}
