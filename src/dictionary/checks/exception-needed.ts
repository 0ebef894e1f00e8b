import type { LoadedData } from '../load/load';
import type { Problem } from '../model/problem';
import { didYouMean } from '../model/nearestName';
import type { Rule } from './support/rule';

/** Where a rule rightly does not hold. */
type Exception = LoadedData['shared']['exceptions']['value']['exceptions'][number];

/** Whether one of a rule's exceptions is about what a problem is about. */
export function isExcepted({ about }: Problem, exceptions: readonly Exception[]): boolean {
  return exceptions.some(({ entity, field }) => about?.entity === entity && about.field === field);
}

/**
 * An exception is of a rule that there is, and holds back something that the rule would report.
 *
 * @param rules the rules that it can be of
 */
export const exceptionNeeded = (rules: readonly Rule[]): Rule => ({
  name: 'exception-needed',
  description: 'An exception of data/exceptions.yaml is of a known rule and still needed.',
  check: (data) =>
    data.shared.exceptions.value.exceptions.flatMap((exception, at) => {
      const rule = rules.find(({ name }) => name === exception.rule);
      const problem = (key: string, message: string) =>
        data.shared.exceptions.problem(['exceptions', at, key], message);
      if (!rule) {
        const hint = didYouMean(
          exception.rule,
          rules.map(({ name }) => name),
        );
        return problem('rule', `"${exception.rule}" is no rule${hint}`);
      }
      return rule.check(data).some((each) => isExcepted(each, [exception]))
        ? []
        : problem('rule', 'is no longer needed: the rule holds here; remove the exception');
    }),
});
