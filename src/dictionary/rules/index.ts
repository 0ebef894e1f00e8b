import { didYouMean } from '../model/nearestName';
import { formatProblem, reportInto, type Problem } from '../model/problem';
import { addressRules } from './addresses';
import { codeRules } from './codes';
import { descriptionRules } from './descriptions';
import { exampleRules } from './examples';
import { joinRules } from './joins';
import { nameRules } from './names';
import { readingRules } from './readings';
import type { CheckedData, Rule } from './rule';
import { sampleRules } from './sample';
import { sharingRules } from './sharing';
import { wordRules } from './words';

const CONTENT_RULES = [
  ...addressRules,
  ...codeRules,
  ...descriptionRules,
  ...exampleRules,
  ...joinRules,
  ...nameRules,
  ...readingRules,
  ...sampleRules,
  ...sharingRules,
  ...wordRules,
].sort((a, b) => (a.name < b.name ? -1 : 1));

/** Every rule about the content, A to Z, and the one about exceptions last. */
export const RULES: readonly Rule[] = [
  ...CONTENT_RULES,
  {
    name: 'exception-needed',
    description: 'An exception of data/exceptions.yaml is of a known rule and still needed.',
    check: (data, report) => {
      const { value, place } = data.shared.exceptions;
      const names = CONTENT_RULES.map(({ name }) => name);
      value.exceptions.forEach((exception, at) => {
        const rule = CONTENT_RULES.find(({ name }) => name === exception.rule);
        const here = place(['exceptions', at, 'rule']);
        if (!rule) {
          report(here, `"${exception.rule}" is no rule${didYouMean(exception.rule, names)}`);
        } else if (!problemsOf(rule, data).some((problem) => isExcepted(problem, [exception]))) {
          report(here, 'is no longer needed: the rule holds here; remove the exception');
        }
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
