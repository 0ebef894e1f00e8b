import { spawn } from 'node:child_process';
import fs from 'node:fs';

export type Result = { passed: number; failed: number; printed: string };

export type Check = {
  name: string;
  /** Checks that must pass first; those that are not run are not waited for. */
  needs?: string[];
  run: () => Promise<Result>;
};

/**
 * Runs checks, some at once: whenever one ends, the first begins of those whose needs have passed. What each prints is
 * shown at its end.
 *
 * @param atOnce how many run beside each other
 * @returns the sums of what passed and failed, and a last line for a failed check and for one that never began
 */
export async function runChecks(
  checks: readonly Check[],
  atOnce: number,
): Promise<{ passed: number; failed: number; failedChecks: string[]; notRun: string[] }> {
  const waiting = [...checks];
  const running = new Set<Promise<void>>();
  const isPassed = new Map<string, boolean>();
  const sums = { passed: 0, failed: 0, failedChecks: [] as string[], notRun: [] as string[] };
  const needsOf = ({ needs = [] }: Check) =>
    needs.filter((need) => checks.some(({ name }) => name === need));
  const run = async ({ name, run }: Check) => {
    const { passed, failed, printed } = await run().catch((error: unknown) => ({
      ...{ passed: 0, failed: 1, printed: String(error) },
    }));
    console.log(`\n> ${name}\n${printed}`.trimEnd());
    sums.passed += passed;
    sums.failed += failed;
    if (failed > 0) sums.failedChecks.push(name);
    isPassed.set(name, failed === 0);
  };
  while (waiting.length > 0 || running.size > 0) {
    const isReady = (check: Check) => needsOf(check).every((need) => isPassed.has(need));
    const at = running.size < atOnce ? waiting.findIndex(isReady) : -1;
    const [check] = at < 0 ? [] : waiting.splice(at, 1);
    if (check === undefined) {
      await Promise.race(running);
    } else if (needsOf(check).every((need) => isPassed.get(need))) {
      const ended: Promise<void> = run(check).then(() => void running.delete(ended));
      running.add(ended);
    } else {
      isPassed.set(check.name, false);
      sums.notRun.push(check.name);
    }
  }
  return sums;
}

type Settings = {
  cwd?: string;
  env?: Record<string, string>;
  /** A file in which it counts its tests, as Vitest and Playwright do. */
  report?: string;
  /** What it prints is shown at once. */
  isLive?: boolean;
};

/** Runs a command as one check, or as many as its report counts. */
export function runCommand(
  [program = '', ...args]: readonly string[],
  { cwd, env, report, isLive = false }: Settings = {},
): Promise<Result> {
  return new Promise((resolve) => {
    const stdio = isLive ? ('inherit' as const) : undefined;
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio });
    let printed = '';
    const end = (isPassed: boolean) => {
      const counted = report !== undefined && readReport(report);
      const { passed, failed } = counted || { passed: Number(isPassed), failed: 0 };
      // A command that fails without a failed test has failed as a whole.
      resolve({ passed, failed: failed || Number(!isPassed), printed });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
    }
    child.on('error', ({ message }) => ((printed += message), end(false)));
    child.on('close', (code) => end(code === 0));
  });
}

/** Reads what passed and failed; a test that passed at a second try has failed. */
function readReport(file: string): { passed: number; failed: number } {
  if (!fs.existsSync(file)) return { passed: 0, failed: 0 };
  const { stats, numPassedTests, numFailedTests } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    : { passed: numPassedTests, failed: numFailedTests };
}
