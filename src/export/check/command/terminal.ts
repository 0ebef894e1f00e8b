import { noOption, readArguments } from '../../../readArguments';
import type { Progress } from '../startCheck';

/** Where a command writes: the process, or a stand-in in a test. */
export type Streams = Readonly<Record<'stdout' | 'stderr', Out>>;

type Out = { write: (text: string) => unknown; isTTY?: boolean };

/** What the user can fix: shown without a stack. */
export class InputError extends Error {}

/** What options take: nothing, one of some words, or text, of which this says what it is. */
type Options = Readonly<Record<string, true | readonly string[] | string>>;

type Values<O extends Options> = {
  [N in keyof O]?: O[N] extends true ? true : O[N] extends readonly (infer W)[] ? W : string;
};

/**
 * Reads a command's arguments.
 *
 * @throws InputError where one is no option, or an option is not given what it takes
 */
export function readOptions<const O extends Options>(args: readonly string[], options: O) {
  const known = Object.fromEntries(
    Object.entries(options).map(([name, takes]) => [
      name,
      { type: takes === true ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { values, positionals, unknown } = readArguments(args, known);
  const [stray] = unknown;
  if (stray !== undefined) throw new InputError(noOption(stray, known).error);
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

/** The line is written again no sooner than after so many milliseconds. */
const PAUSE = 200;
const ERASE = '\r\u001b[K';

/** A line that is written over itself: how far a command has come, and more; only on a terminal. */
export function progressLine<P extends Progress>(
  out: Out,
  more: (progress: P, share: number) => string,
) {
  let last = 0;
  return {
    show: (progress: P) => {
      if (!out.isTTY || Date.now() - last < PAUSE) return;
      last = Date.now();
      const share = progress.size > 0 ? Math.min(1, progress.bytes / progress.size) : 1;
      const percent = String(Math.floor(share * 100)).padStart(3);
      out.write(`${ERASE}${percent} %  ${more(progress, share)}`);
    },
    clear: () => out.isTTY && out.write(ERASE),
  };
}
