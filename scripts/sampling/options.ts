import { MOST_CLIENTS } from '../../src/sampleExport/engine/client';
import { PUBLISHED, type SampleOptions } from '../../src/sampleExport/sampleExport';
import { noOption, readArguments } from '../../src/readArguments';

/** What `npm run sample` is asked to make, and where. */
export type SampleRequest = SampleOptions & Readonly<{ out: string; zip: boolean }>;

const KNOWN = {
  clients: { type: 'string' },
  seed: { type: 'string' },
  out: { type: 'string' },
  zip: { type: 'boolean' },
} as const;

const MOST_SEED = 2 ** 32 - 1;

/**
 * Reads the arguments of `npm run sample`.
 *
 * @returns what is asked for, or what is wrong with the arguments
 */
export function readOptions(args: readonly string[]): SampleRequest | { error: string } {
  const { values, positionals, unknown } = readArguments(args, KNOWN);
  const [stray] = [...unknown, ...positionals];
  if (stray !== undefined) return noOption(stray, KNOWN);
  const clients = wholeNumber(values.clients ?? String(PUBLISHED.clients), MOST_CLIENTS);
  if (clients === undefined) return { error: `--clients wants a number from 0 to ${MOST_CLIENTS}` };
  const seed = wholeNumber(values.seed ?? String(PUBLISHED.seed), MOST_SEED);
  if (seed === undefined) return { error: `--seed wants a number from 0 to ${MOST_SEED}` };
  if (typeof values.out !== 'string' || values.out === '') {
    return { error: '--out wants the folder that the sample is written to' };
  }
  return { clients, seed, out: values.out, zip: values.zip === true };
}

function wholeNumber(given: string | boolean, most: number): number | undefined {
  const number = Number(given);
  return /^\d+$/.test(String(given)) && number <= most ? number : undefined;
}
