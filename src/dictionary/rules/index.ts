import { formatProblem, reportInto, type Problem } from '../model/problem';
import { addressRules } from './addresses';
import { codeRules } from './codes';
import { descriptionRules } from './descriptions';
import { exampleRules } from './examples';
import { joinRules } from './joins';
import { nameRules } from './names';
import { nearest, type CheckedData, type Rule, type Rules } from './rule';
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

const ofContent = Object.entries(CONTENT_RULES)
  .map(([name, rule]): Rule => ({ name, ...rule }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Every rule about the content, A to Z, and the one about exceptions last. */
export const RULES: readonly Rule[] = [
  ...ofContent,
  {
    name: 'exception-needed',
    description: 'An exception of data/exceptions.yaml is of a known rule and still needed.',
    check: (data, report) => {
      const { value, place } = data.shared.exceptions;
      const isRule = nearest(Object.keys(CONTENT_RULES), 'rule', report);
      value.exceptions.forEach((exception, at) => {
        const here = place(['exceptions', at, 'rule']);
        const rule = ofContent.find(({ name }) => name === exception.rule);
        if (!isRule(exception.rule, here) || !rule) return;
        if (problemsOf(rule, data).some((problem) => isExcepted(problem, [exception]))) return;
        report(here, 'is no longer needed: the rule holds here; remove the exception');
      });
    },
  },
];

type Exception = CheckedData['shared']['exceptions']['value']['exceptions'][number];

/** Whether one of a rule's exceptions is about what a problem is about. */
function isExcepted({ about }: Problem, exceptions: readonly Exception[]): boolean {
  return exceptions.some(({ entity, field }) => about?.entity === entity && about.field === field);
}

/** All that breaks a rule, exceptions included. */
export function problemsOf({ name, check }: Rule, data: CheckedData): Problem[] {
  const problems: Problem[] = [];
  check(data, reportInto(problems));
  return problems.map((problem) => ({ ...problem, rule: name }));
}

/** Applies rules: each problem carries its rule's name, and what an exception allows is left out. */
export function checkContent(
  data: CheckedData,
  rules: readonly Rule[] = RULES,
): Readonly<Record<'errors' | 'warnings', readonly Problem[]>> {
  const { exceptions } = data.shared.exceptions.value;
  const brokenOf = (wanted: Rule['severity']) => {
    const found = rules
      .filter(({ severity }) => severity === wanted)
      .flatMap((rule) => {
        const ofRule = exceptions.filter((exception) => exception.rule === rule.name);
        return problemsOf(rule, data).filter((problem) => !isExcepted(problem, ofRule));
      });
    // A text of the vocabulary is that of many fields, and is reported once.
    return [...new Map(found.map((problem) => [formatProblem(problem), problem])).values()];
  };
  return { errors: brokenOf(undefined), warnings: brokenOf('warning') };
}
