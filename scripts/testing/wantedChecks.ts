import { didYouMean } from '../../src/dictionary/model/nearestName';
import { noOption, readArguments } from '../../src/readArguments';

const KNOWN = { only: { type: 'string', multiple: true }, all: { type: 'boolean' } } as const;

/** Where the command tells Playwright to run the tests that are marked `@all` too. */
export const EVERYTHING_VARIABLE = 'TEST_ALL';

/**
 * Reads the arguments of `npm test`.
 *
 * @param names what the checks are called, in the order in which they run
 * @returns those of them that are asked for, in the same order: all where none is named, and whether every address
 *   and state is to be tried (`--all`); or what is wrong
 */
export function wantedChecks<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): { wanted: readonly Name[]; isEverything: boolean } | { error: string } {
  const { values, positionals, unknown } = readArguments(args, KNOWN);
  const [stray] = [...unknown, ...positionals];
  if (stray !== undefined) return noOption(stray, KNOWN);
  const isEverything = values.all === true;
  if (values.only === undefined) return { wanted: names, isEverything };
  const list = names.join(', ');
  if (values.only.includes(true)) return { error: `--only wants the name of a check: ${list}` };
  const given = values.only.flatMap((value) => String(value).split(','));
  const none = given.find((name) => !names.includes(name as Name));
  if (none !== undefined) {
    return { error: `"${none}" is no check${didYouMean(none, names)}; the checks are ${list}` };
  }
  return { wanted: names.filter((name) => given.includes(name)), isEverything };
}
