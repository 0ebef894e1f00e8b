import type { Rule } from '../../src/dictionary/rules/rule';
import { didYouMean } from '../../src/dictionary/model/nearestName';
import { noOption, readArguments } from '../../src/readArguments';

/** What `npm run check` is asked to do. */
export type CheckOptions = Readonly<{
  list: boolean;
  fix: boolean;
  /** Whether to list what quotes a licensed system, instead of checking. */
  licensed: boolean;
  rules: readonly Rule[];
}>;

const KNOWN = {
  rule: { type: 'string', multiple: true },
  list: { type: 'boolean' },
  fix: { type: 'boolean' },
  licensed: { type: 'boolean' },
} as const;

/**
 * Reads the arguments of `npm run check`.
 *
 * @param rules the rules that there are
 * @returns what is asked for, or what is wrong with the arguments
 */
export function readOptions(
  args: readonly string[],
  rules: readonly Rule[],
): CheckOptions | { error: string } {
  const { values, positionals, unknown } = readArguments(args, KNOWN);
  const [stray] = [...unknown, ...positionals];
  if (stray !== undefined) return noOption(stray, KNOWN);
  if (values.rule?.includes(true)) {
    return { error: '--rule wants the name of a rule; --list lists them' };
  }
  const wanted = values.rule?.map((given) => ({
    given,
    rule: rules.find(({ name }) => name === given),
  }));
  for (const { given, rule } of wanted ?? []) {
    const hint = didYouMean(
      String(given),
      rules.map(({ name }) => name),
    );
    if (!rule) return { error: `"${given}" is no rule${hint || '; --list lists them'}` };
  }
  return {
    list: values.list === true,
    fix: values.fix === true,
    licensed: values.licensed === true,
    rules: wanted?.flatMap(({ rule }) => rule ?? []) ?? rules,
  };
}
