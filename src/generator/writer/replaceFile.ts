import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Puts content in a file's place in one step: whoever looks sees the old file or the whole new one.
 *
 * @param absolutePath the file; its folder is made if there is none
 */
export function replaceFile(absolutePath: string, content: Uint8Array): void {
  const folder = path.dirname(absolutePath);
  const name = `.${path.basename(absolutePath)}.${process.pid}.${randomUUID().slice(0, 8)}.tmp`;
  const temporary = path.join(folder, name);
  fs.mkdirSync(folder, { recursive: true });
  try {
    fs.writeFileSync(temporary, content);
    fs.renameSync(temporary, absolutePath);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  }
}

/** Whether a file's name is that of a temporary file whose process is gone. */
export function isLeftOver(name: string): boolean {
  const [, pid] = name.match(/^\..*\.(\d+)\.[0-9a-f]{8}\.tmp$/) ?? [];
  return pid !== undefined && !isRunning(Number(pid));
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
