import fs from 'node:fs';
import { load } from 'js-yaml';
import { readCustomFields } from '../../src/exportCheck/customFields';
import type { CheckRules } from '../../src/exportCheck/model/rules';
import { runCheck } from '../../src/exportCheck/runCheck';
import { startCheck, type CustomFields } from '../../src/exportCheck/startCheck';
import { csvReport, jsonReport, sarifReport } from '../../src/exportCheck/write/tables';
import { textReport } from '../../src/exportCheck/write/text';
import { InputError, openSource } from './openSource';
import { HELP, readOptions } from './options';
import { progressLine } from './progressLine';
import { sha256Of } from './sha256';

/** Where the command writes: the process, or a stand-in in a test. */
export type Streams = Readonly<Record<'stdout' | 'stderr', Out>>;

type Out = { write: (text: string) => unknown; isTTY?: boolean };

const WRITERS = { text: textReport, json: jsonReport, csv: csvReport, sarif: sarifReport };

/** Of a zip the sum takes a hundredth of the time, of a file that is not packed a quarter; so only of small ones. */
const MOST_UNPACKED = 64 * 1024 * 1024;

const EXIT_CODES = { complete: 0, formatting: 0, problems: 1, 'not-checked': 2 } as const;

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
  if ('fault' in options) {
    stderr.write(`${options.fault}\n`);
    return 2;
  }
  if (options.wantsHelp) {
    stdout.write(HELP);
    return 0;
  }
  try {
    const custom = options.custom === undefined ? {} : readCustom(rules, options.custom);
    const { source, isPart, subject, close, file } = await openSource(rules, options.paths);
    const check = startCheck(rules, { custom, isPart, isStrict: options.isStrict, subject });
    const progress = stderr.isTTY ? progressLine((text) => stderr.write(text)) : undefined;
    await runCheck(check, source, { onProgress: progress?.show });
    progress?.clear();
    await close();
    const isHashed = file !== undefined && (!isPart || (subject.size ?? 0) <= MOST_UNPACKED);
    const sha256 = isHashed ? await sha256Of(file) : null;
    const report = check.report(sha256);
    stdout.write(WRITERS[options.format](report));
    return EXIT_CODES[report.verdict.state];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    stderr.write(`${error.message}\n`);
    return 2;
  }
}

function readCustom(rules: CheckRules, file: string): CustomFields {
  let given: unknown;
  try {
    given = load(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new InputError(code === 'ENOENT' ? `There is no ${file}` : `${file}: ${message}`);
  }
  const { custom, faults } = readCustomFields(rules, given);
  if (faults.length > 0)
    throw new InputError(faults.map((fault) => `${file}: ${fault}`).join('\n'));
  return custom;
}
