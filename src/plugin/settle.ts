import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const QUIET_MS = 40;
const MOST_ROUNDS = 50;

/**
 * Waits until the files of some folders have stopped changing: editors empty a file before they write
 * it, and a checkout writes many in a row.
 */
export async function settle(folders: readonly string[]): Promise<void> {
  const state = () => folders.map(stateOf).join('\n');
  let before = state();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    await pause(QUIET_MS);
    const now = state();
    if (now === before) return;
    before = now;
  }
}

function stateOf(folder: string): string {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const stats = fs.statSync(path.join(folder, name), { throwIfNoEntry: false });
      return `${name} ${stats?.size} ${stats?.mtimeMs}`;
    })
    .join('\n');
}
