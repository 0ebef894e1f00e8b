import { strToU8, zipSync } from 'fflate';

/** A zip that takes some seconds to be read, and one to be made: not where a file of tests is only loaded. */
export function largeZip(): Buffer {
  const records = strToU8('{"Payer Id":"x"}\n'.repeat(4_000_000));
  return Buffer.from(zipSync({ 'ContentPayer.json': records }, { level: 1 }));
}
