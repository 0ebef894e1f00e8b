import fs from 'node:fs';
import { createHash } from 'node:crypto';
import { InputError, readOptions } from '../../../readOptions';
import type { CheckRules } from '../../model/rules';
import { draftCustom, jsonReport, textReport } from '../findings/formats';
import { startCheck } from '../startCheck';
import { openSource, progressLine, readCustomFields, type Streams } from './openSource';

const WRITERS = { text: textReport, json: jsonReport };

/** Of a zip the sum takes a hundredth of the time, of a file that is not packed a quarter; so only of small ones. */
const MOST_UNPACKED = 64 * 1024 * 1024;

const EXIT_CODES = { clean: 0, formatting: 0, problems: 1, 'not-checked': 2 } as const;

export async function main(rules: CheckRules, help: string): Promise<void> {
  process.exitCode = await checkExportCommand(rules, process.argv.slice(2), process, help);
}

/** Checks an export and writes the report; gives the exit code. */
export async function checkExportCommand(
  rules: CheckRules,
  args: readonly string[],
  { stdout, stderr }: Streams,
  help = '',
): Promise<number> {
  try {
    const { values, positionals } = readOptions(args, OPTIONS);
    if (values.help) {
      stdout.write(`${help}\n`);
      return 0;
    }
    if (positionals.length === 0) {
      throw new InputError(
        'Name the export to check: its zip, its folder or its files. --help shows how',
      );
    }
    const custom = readCustomFields(rules, values.custom);
    const { source, isPart, subject, file } = await openSource(positionals);
    const check = startCheck(rules, { custom, isPart, isStrict: values.strict, subject });
    const progress = progressLine(stderr);
    await check.run(source, { onProgress: progress.show });
    progress.clear();
    const isHashed = file !== undefined && (!isPart || (subject.size ?? 0) <= MOST_UNPACKED);
    const report = check.report(isHashed ? await sha256Of(file) : null);
    const draft = values['draft-custom'];
    if (draft !== undefined) writeNew(draft, draftCustom(report));
    stdout.write(WRITERS[values.format ?? 'text'](report));
    return EXIT_CODES[report.verdict.state];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    stderr.write(`${error.message}\n`);
    return 2;
  }
}

function writeNew(file: string, text: string): void {
  try {
    fs.writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isThere = code === 'EEXIST';
    throw new InputError(isThere ? `There is a ${file} already; name a new file` : message);
  }
}

/** The SHA-256 of a whole file, in hexadecimal digits; of 5 GB it takes some seconds. Null where it cannot be read. */
export async function sha256Of(file: string): Promise<string | null> {
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

const OPTIONS = {
  format: ['text', 'json'],
  strict: true,
  custom: 'the YAML file that describes your custom fields',
  'draft-custom': 'the YAML file to write',
  help: true,
} as const;
