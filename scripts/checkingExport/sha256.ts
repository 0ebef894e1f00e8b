import { createHash } from 'node:crypto';
import fs from 'node:fs';

/**
 * The SHA-256 of a whole file, in hexadecimal digits; of 5 GB it takes some seconds.
 *
 * @returns null where the file cannot be read
 */
export async function sha256Of(file: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const piece of fs.createReadStream(file, { highWaterMark: 1 << 20 })) {
      hash.update(piece as Buffer);
    }
    return hash.digest('hex');
  } catch {
    return null;
  }
}
