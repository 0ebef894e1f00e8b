import { didYouMean } from '../model/nearestName';
import { isExcepted } from './support/exceptions';
import type { Rule } from './support/rule';

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
