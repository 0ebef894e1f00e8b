import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Puts content in a file's place in one step: whoever looks sees the old file or the whole new one.
 *
 * @param absolutePath the file; its folder is made if there is none
 * @throws the system's error; nothing is left behind then
 */
export function replaceFile(absolutePath: string, content: Uint8Array): void {
  const folder = path.dirname(absolutePath);
  const temporary = path.join(folder, temporaryName(path.basename(absolutePath), process.pid));
  fs.mkdirSync(folder, { recursive: true });
  try {
    fs.writeFileSync(temporary, content);
    fs.renameSync(temporary, absolutePath);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  }
}

const TEMPORARY = /^\..*\.(\d+)\.[0-9a-f]{8}\.tmp$/;

/** The name of a file that a process of the generator writes before it takes another's place. */
export function temporaryName(name: string, pid: number): string {
  return `.${name}.${pid}.${randomUUID().slice(0, 8)}.tmp`;
}

/** Whether a file's name is that of a temporary file. */
export function isTemporary(name: string): boolean {
  return TEMPORARY.test(name);
}

/** A temporary file lives for a moment; an older one is left over, even if its number runs again. */
const LONGEST_LIFE_MS = 10 * 60_000;

/**
 * Whether a temporary file was left behind by a run that was killed. Those of this very process are: it
 * writes one file at a time, and in a container every run has the same number.
 *
 * @param changed when it was last written, in milliseconds
 */
export function isLeftOver(name: string, changed: number): boolean {
  const pid = Number(TEMPORARY.exec(name)?.[1]);
  return pid === process.pid || Date.now() - changed > LONGEST_LIFE_MS || !isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
