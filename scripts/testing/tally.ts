import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from './sites';

type Settings = Readonly<{
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Where it writes how many tests passed and failed. */
  report?: string;
  /** What it prints is shown while it runs, not at its end. */
  isLive?: boolean;
}>;

/** Counts what passed and failed of the checks that it runs. */
export class Tally {
  passed = 0;
  failed = 0;
  /** The checks that did not pass. */
  readonly failedChecks: string[] = [];

  /**
   * Runs one command as one check, or as many as its report counts. What it prints is shown when it has ended, for
   * others may run beside it.
   *
   * @returns whether it passed
   */
  async check(name: string, command: readonly string[], settings: Settings = {}): Promise<boolean> {
    const { cwd = PROJECT_FOLDER, env = {}, report, isLive = false } = settings;
    if (isLive) console.log(`\n> ${name}`);
    const [program = '', ...rest] = command;
    const { isPassed, printed } = await run(program, rest, {
      cwd,
      env: { ...process.env, ...env },
      stdio: isLive ? 'inherit' : ['inherit', 'pipe', 'pipe'],
    });
    if (!isLive) console.log(`\n> ${name}\n${printed}`.trimEnd());
    const counted =
      report === undefined ? undefined : readReport(path.join(PROJECT_FOLDER, report));
    this.passed += counted?.passed ?? Number(isPassed);
    // A command that fails without a failed test has failed as a whole.
    this.failed += counted?.failed || Number(!isPassed);
    if (!isPassed) this.failedChecks.push(name);
    return isPassed;
  }

  /** Counts a check that has been made, and prints what it found. */
  count(name: string, isPassed: boolean, printed: string): void {
    console.log(`\n> ${name}\n${printed}`);
    this.passed += Number(isPassed);
    this.failed += Number(!isPassed);
    if (!isPassed) this.failedChecks.push(name);
  }
}

function run(
  program: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; stdio: 'inherit' | ['inherit', 'pipe', 'pipe'] },
): Promise<{ isPassed: boolean; printed: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, options);
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (fault) => resolve({ isPassed: false, printed: fault.message }));
    child.on('close', (code) =>
      resolve({ isPassed: code === 0, printed: Buffer.concat(chunks).toString() }),
    );
  });
}

function readReport(file: string): { passed: number; failed: number } {
  if (!fs.existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  return report.stats
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: report.numPassedTests, failed: report.numFailedTests };
}
