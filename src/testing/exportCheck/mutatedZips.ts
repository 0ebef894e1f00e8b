import { unzipSync, zipSync } from 'fflate';
import type { Dictionary } from '../../dictionary/model/dictionary';
import { zipOf } from '../../outputs/artefacts/sampleExport/sampleZip';
import type { numbers } from '../damagedData';

/** A zip of the first records of some files, because reading a whole export takes long. */
export function smallZip(dictionary: Dictionary): Uint8Array {
  const all = Object.entries(unzipSync(zipOf(dictionary, { clients: 0, seed: 7 })));
  return zipSync(
    Object.fromEntries(
      all
        .filter((_, at) => at % 9 === 0)
        .map(([name, bytes]) => [
          name,
          bytes.subarray(0, bytes.indexOf(10, 2000) + 1 || undefined),
        ]),
    ),
  );
}

/** A copy with up to six changes by chance: bytes changed, cut out or doubled. */
export function mutated(
  sound: Uint8Array,
  chance: ReturnType<typeof numbers>,
): Uint8Array<ArrayBuffer> {
  let bytes = Uint8Array.from(sound);
  for (let change = chance(6) + 1; change > 0; change--) {
    // Half of all changes hit the list of files, which is where a zip tells what it is.
    const from = chance(2) === 0 ? Math.max(0, bytes.length - 9000) : 0;
    const at = from + chance(Math.max(1, bytes.length - from));
    const length = Math.min(1 + chance(64), bytes.length - at);
    const way = chance(4);
    if (way === 0) bytes[at] = chance(256);
    else if (way === 1) bytes.fill(chance(256), at, at + length);
    else if (way === 2) bytes = joined(bytes.subarray(0, at), bytes.subarray(at + length));
    else bytes = joined(bytes.subarray(0, at + length), bytes.subarray(at));
  }
  return bytes;
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
