import { DataError } from '../src/dictionary/model/problem';

/**
 * Runs a command on the data. Faults of the data are printed as they are, without a stack, and end
 * the process with exit code 1.
 */
export async function reportProblems(run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
