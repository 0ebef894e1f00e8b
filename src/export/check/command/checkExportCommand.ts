import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { draftCustom } from '../findings/draftCustom';
import type { CheckReport } from '../../model/report';
import type { CheckRules } from '../../model/rules';
import { runCheck, type Progress, startCheck } from '../startCheck';
import { csvReport, jsonReport, sarifReport, textReport } from '../findings/formats';
import { InputError, openSource, readCustomFields } from './openSource';
import { HELP, readOptions } from './options';

/** Where the command writes: the process, or a stand-in in a test. */
export type Streams = Readonly<Record<'stdout' | 'stderr', Out>>;

type Out = { write: (text: string) => unknown; isTTY?: boolean };

const WRITERS = { text: textReport, json: jsonReport, csv: csvReport, sarif: sarifReport };

/** Of a zip the sum takes a hundredth of the time, of a file that is not packed a quarter; so only of small ones. */
const MOST_UNPACKED = 64 * 1024 * 1024;

/** The line is written again no sooner than after so many milliseconds. */
const PAUSE = 200;
const ERASE = '\r\u001b[K';

const EXIT_CODES = { clean: 0, formatting: 0, problems: 1, 'not-checked': 2 } as const;

/** Runs as the process: with its arguments, its streams and its exit code. */
export async function main(rules: CheckRules): Promise<void> {
  process.exitCode = await checkExportCommand(rules, process.argv.slice(2), process);
}

/**
 * Checks an export and writes the report.
 *
 * @param args what was written behind the command
 * @returns the exit code: 0 without problems, 1 with problems, 2 if the export could not be checked
 */
export async function checkExportCommand(
  rules: CheckRules,
  args: readonly string[],
  { stdout, stderr }: Streams,
): Promise<number> {
  const options = readOptions(args);
  if ('error' in options) {
    stderr.write(`${options.error}\n`);
    return 2;
  }
  if (options.wantsHelp) {
    stdout.write(HELP);
    return 0;
  }
  try {
    const custom = options.custom === undefined ? {} : readCustomFields(rules, options.custom);
    const { source, isPart, subject, close, file } = await openSource(rules, options.paths);
    const check = startCheck(rules, { custom, isPart, isStrict: options.isStrict, subject });
    const progress = stderr.isTTY ? progressLine((text) => stderr.write(text)) : undefined;
    await runCheck(check, source, { onProgress: progress?.show });
    progress?.clear();
    await close();
    const isHashed = file !== undefined && (!isPart || (subject.size ?? 0) <= MOST_UNPACKED);
    const sha256 = isHashed ? await sha256Of(file) : null;
    const report = check.report(sha256);
    if (options.draft !== undefined) writeDraft(options.draft, report);
    stdout.write(WRITERS[options.format](report));
    return EXIT_CODES[report.verdict.state];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    stderr.write(`${error.message}\n`);
    return 2;
  }
}

/**
 * Writes what the agency describes its own fields in, and never over what it has described.
 *
 * @throws InputError where that cannot be written
 */
function writeDraft(file: string, report: CheckReport): void {
  try {
    fs.writeFileSync(file, draftCustom(report), { flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isThere = code === 'EEXIST';
    throw new InputError(isThere ? `There is a ${file} already; name a new file` : message);
  }
}

/**
 * The SHA-256 of a whole file, in hexadecimal digits; of 5 GB it takes some seconds.
 *
 * @returns null where the file cannot be read
 */
async function sha256Of(file: string): Promise<string | null> {
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

/** A line on a terminal that shows how far the check has come, written over itself. */
function progressLine(write: (text: string) => void) {
  let last = 0;
  return {
    show: ({ bytes, size, file }: Progress) => {
      if (Date.now() - last < PAUSE) return;
      last = Date.now();
      const percent = size > 0 ? Math.min(100, Math.floor((bytes / size) * 100)) : 100;
      // A path may hold anything; a terminal must not take it for a command.
      write(
        `${ERASE}${String(percent).padStart(3)} %  ${file.replaceAll(/[^\w.]/g, '_').slice(-60)}`,
      );
    },
    clear: () => write(ERASE),
  };
}
