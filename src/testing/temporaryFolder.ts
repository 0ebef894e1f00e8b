import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const OURS = 'dictionary-tests-';

/**
 * Gives a run of the tests one folder for everything that `os.tmpdir()` is asked for, and removes it at
 * the end: no test has to tidy up, and one that fails leaves nothing either.
 */
export default function setup(): () => void {
  // Asked for by each project of the tests; in folders of folders, a path is too long for a socket.
  if (os.tmpdir().includes(OURS)) return () => undefined;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), OURS));
  // A PostgreSQL server, which root may not run, goes through it to its own folder.
  fs.chmodSync(folder, 0o711);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
