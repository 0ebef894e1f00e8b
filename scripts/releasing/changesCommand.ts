import { IMPACTS, type Impact } from '../../src/dictionary/model/changeRules';
import { DataError } from '../../src/dictionary/model/problem';
import { noOption, readArguments } from '../../src/readArguments';
import { FORMATS, formatComparison, type Format } from '../../src/releases/format';
import { compareSides, readSide, SideError, workingTree } from '../../src/releases/side';
import type { Print } from '../checking/checkCommand';

const KNOWN = { format: { type: 'string' }, 'fail-on': { type: 'string' } } as const;

const FAIL_ON = ['breaking', 'may-break'] as const satisfies readonly Impact[];

/**
 * `npm run changes -- [FROM] [TO]`: what changed between two releases, commits of Git or files of a catalog;
 * by default from the last release to the working tree.
 *
 * @param root the project's root folder
 * @param args what was written behind the command
 * @returns the exit code: 0; 1 if there are changes that --fail-on names; 2 if there is nothing to compare
 */
export function changesCommand(root: string, args: readonly string[], print: Print): number {
  const fail = (message: string) => {
    print.error(message);
    return 2;
  };
  const { values, positionals, unknown } = readArguments(args, KNOWN);
  const [stray] = [...unknown, ...positionals.slice(2)];
  if (stray !== undefined) return fail(noOption(stray, KNOWN).error);
  const format = values.format ?? 'text';
  if (!FORMATS.includes(format as Format)) {
    return fail(`"--format ${String(format)}" is not known; use ${FORMATS.join(', ')}`);
  }
  const failOn = values['fail-on'];
  if (failOn !== undefined && !FAIL_ON.includes(failOn as never)) {
    return fail(`"--fail-on ${String(failOn)}" is not known; use ${FAIL_ON.join(' or ')}`);
  }
  try {
    const [from, to] = positionals;
    const now = to === undefined ? workingTree(root) : readSide(root, to);
    const last = now.releases.at(-1)?.version;
    if (from === undefined && last === undefined) {
      return fail('There is no release yet; name what to compare with, such as a commit of Git');
    }
    const comparison = compareSides(readSide(root, from ?? String(last)), now);
    print.log(formatComparison(comparison, format as Format));
    const names = Object.keys(IMPACTS);
    const worst = names.indexOf(String(failOn));
    const isMet = comparison.changes.some(({ impact }) => names.indexOf(impact) <= worst);
    return isMet ? 1 : 0;
  } catch (error) {
    if (error instanceof DataError || error instanceof SideError) return fail(error.message);
    throw error;
  }
}
