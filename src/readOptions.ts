import { parseArgs } from 'node:util';
import { didYouMean } from './dictionary/model/nearestName';

/** What the user can fix: shown without a stack. */
export class InputError extends Error {}

/** What options take: nothing, one of some words, or text, of which this says what it is. */
type Options = Readonly<Record<string, true | readonly string[] | string>>;

type Values<O extends Options> = {
  [N in keyof O]?: O[N] extends true ? true : O[N] extends readonly (infer W)[] ? W : string;
};

/**
 * Reads what is behind a command.
 *
 * @param most how much of it may be none of the options
 * @throws InputError where one is no option, or an option is not given what it takes
 */
export function readOptions<const O extends Options>(
  args: readonly string[],
  options: O,
  most = Infinity,
) {
  const typeOf = (takes: unknown) => (takes === true ? ('boolean' as const) : ('string' as const));
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(options).map(([name, takes]) => [name, { type: typeOf(takes) }]),
    ),
    strict: false,
    tokens: true,
  });
  const unknown = tokens.flatMap((token) =>
    token.kind === 'option' && !(token.name in options) ? token.rawName : [],
  );
  const [stray] = [...unknown, ...positionals.slice(most)];
  if (stray !== undefined) {
    const names = Object.keys(options).map((name) => `--${name}`);
    const hint = didYouMean(stray, names) || `; use ${names.join(', ')}`;
    throw new InputError(`"${stray}" is no option${hint}`);
  }
  for (const [name, given] of Object.entries(values)) {
    const takes = options[name];
    if (typeof takes === 'object' && !takes.includes(String(given))) throw notOneOf(name, takes);
    if (typeof takes === 'string' && typeof given !== 'string') {
      throw new InputError(`--${name} needs ${takes}`);
    }
  }
  return { values: values as Values<O>, positionals };
}

export const notOneOf = (name: string, words: readonly string[]) =>
  new InputError(`--${name} must be one of ${words.join(', ')}`);
