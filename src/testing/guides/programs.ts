import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { TestContext } from 'vitest';

/** What a program printed, and what it complained of; both empty of line ends at the end. */
export type Printed = Readonly<{ output: string; errors: string; status: number | null }>;

function canRun(command: string): boolean {
  const found = tried.get(command) ?? spawnSync('sh', ['-c', command]).status === 0;
  tried.set(command, found);
  return found;
}

const tried = new Map<string, boolean>();

/** Skips the test, saying why, where this machine lacks a program. */
export function needs(program: string, { skip }: Pick<TestContext, 'skip'>): void {
  if (!canRun(`${program} --version`)) skip(`${program} is not on this machine`);
}

/** Saves Python files in a folder and runs the last of them there. */
export function runPython(folder: string, files: readonly (readonly [string, string])[]): Printed {
  for (const [name, code] of files) fs.writeFileSync(path.join(folder, name), `${code}\n`);
  return run(folder, 'python3', ['-I', '-c', START, files.at(-1)?.[0] ?? '']);
}

/** Runs a file beside its neighbors, whatever Python's own settings on this machine. */
const START =
  'import runpy, sys; sys.path.insert(0, "."); runpy.run_path(sys.argv[1], run_name="__main__")';

export function runShell(folder: string, commands: string): Printed {
  return run(folder, 'bash', ['--norc', '-euo', 'pipefail', '-c', commands]);
}

function run(folder: string, program: string, args: readonly string[]): Printed {
  const { stdout, stderr, status } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PYTHONUTF8: '1', PYTHONDONTWRITEBYTECODE: '1' },
  });
  return { output: stdout.trimEnd(), errors: stderr.trimEnd(), status };
}

/** Whether this machine's Python can import a module. */
export function hasPython(module: string): boolean {
  return canRun(`python3 -c 'import ${module}'`);
}
