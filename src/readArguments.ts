import { parseArgs, type ParseArgsConfig } from 'node:util';
import { didYouMean } from './dictionary/model/nearestName';

type Known = NonNullable<ParseArgsConfig['options']>;

/**
 * Splits a command's arguments, of any form, without refusing one.
 *
 * @param known the options that there are
 * @returns what the options were given, the options that there are not, and the rest
 */
export function readArguments<const K extends Known>(args: readonly string[], known: K) {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: known,
    strict: false,
    tokens: true,
  });
  const unknown = tokens.flatMap((token) =>
    token.kind === 'option' && !(token.name in known) ? token.rawName : [],
  );
  return { values, positionals, unknown };
}

/** Says that an argument is none of the options, and which one may be meant. */
export function noOption(given: string, known: Known): { error: string } {
  const names = Object.keys(known).map((name) => `--${name}`);
  return {
    error: `"${given}" is no option${didYouMean(given, names) || `; use ${names.join(', ')}`}`,
  };
}
