import { spawn } from 'node:child_process';
import fs from 'node:fs';

export type Result = { passed: number; failed: number; printed: string };

export type Check = Readonly<{ name: string; run: () => Promise<Result> }>;

/**
 * Runs checks stage by stage, those of one stage beside each other, until one fails. What each prints is shown at its end.
 *
 * @returns the sums of what passed and failed, and by name the checks that failed or never began
 */
export async function runStages(stages: readonly (readonly Check[])[]) {
  const sums = { passed: 0, failed: 0, failedChecks: [] as string[], notRun: [] as string[] };
  for (const stage of stages) {
    if (sums.failed > 0) {
      sums.notRun.push(...stage.map(({ name }) => name));
      continue;
    }
    const runs = stage.map(async ({ name, run }) => {
      const { passed, failed, printed } = await run().catch((error: unknown) => ({
        passed: 0,
        failed: 1,
        printed: String(error),
      }));
      console.log(`\n> ${name}\n${printed}`.trimEnd());
      sums.passed += passed;
      sums.failed += failed;
      if (failed > 0) sums.failedChecks.push(name);
    });
    await Promise.all(runs);
  }
  return sums;
}

type Settings = {
  cwd?: string;
  env?: Record<string, string>;
  /** A file in which it counts its tests, as Vitest and Playwright do. */
  report?: string;
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
