import { setFlagsFromString } from 'node:v8';
import { InputError, openSource, readCustomFields } from '../../check/command/openSource';
import type { Progress } from '../../check/startCheck';
import { isComplete, summaryOf } from '../conversion';
import {
  convertExport,
  ConvertError,
  type ConvertRules,
  type SqlTemplates,
  type Target,
} from '../convertExport';
import type { TableSpec } from '../tables';
import {
  attachmentFolder,
  checkTarget,
  folderOut,
  packedOut,
  partOf,
  removePart,
} from '../targets/files';
import { sqlTarget } from '../targets/sql';
import { sqliteTarget } from '../targets/sqlite';
import { textTarget } from '../targets/texts';
import { workbookTarget } from '../targets/workbook';
import { HELP, readOptions, type ConvertRequest } from './options';

/** Where the command writes: the process, or a stand-in in a test. */
type Streams = Readonly<Record<'stdout' | 'stderr', Out>>;
type Out = { write: (text: string) => unknown; isTTY?: boolean };

/** Runs as the process: with its arguments, its streams, its signals and its exit code. */
export async function main(rules: Required<ConvertRules>): Promise<void> {
  // What lives for a moment only would keep a third of the memory that 1 GB takes.
  setFlagsFromString('--semi-space-growth-factor=1');
  const abort = new AbortController();
  const stop = () => abort.abort(new ConvertError('Interrupted; nothing was written'));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  process.exitCode = await convertCommand(rules, process.argv.slice(2), process, abort.signal);
}

/**
 * Converts an export, and writes what became of it.
 *
 * @param args what was written behind the command
 * @returns the exit code: 0 where every record became a row, 1 where some did not, 2 where nothing was written
 */
export async function convertCommand(
  rules: Required<ConvertRules>,
  args: readonly string[],
  streams: Streams,
  signal?: AbortSignal,
): Promise<number> {
  const { stdout, stderr } = streams;
  const options = readOptions(args);
  if ('wantsHelp' in options) {
    stdout.write(HELP);
    return 0;
  }
  try {
    if ('error' in options) throw new InputError(options.error);
    return await convert(rules, options, streams, signal);
  } catch (error) {
    const line = lineOf(error, options);
    if (line === undefined) throw error;
    stderr.write(`${line}\n`);
    return 2;
  }
}

async function convert(
  rules: Required<ConvertRules>,
  request: ConvertRequest,
  { stdout, stderr }: Streams,
  signal: AbortSignal | undefined,
): Promise<number> {
  const { paths, target, format, naming, custom: customFile, attachments, canOverwrite } = request;
  checkTarget(target, format !== 'sqlite' && format !== 'xlsx', canOverwrite);
  for (const each of [target, ...(attachments === undefined ? [] : [attachments])]) {
    if (removePart(each))
      stderr.write(`${partOf(each)}, left by a run that was stopped, is removed\n`);
  }
  const folder = attachments === undefined ? undefined : attachmentFolder(attachments);
  const custom = customFile === undefined ? {} : readCustomFields(rules.check, customFile);
  const opened = await openSource(rules.check, paths);
  const progress = stderr.isTTY ? progressLine((text) => stderr.write(text)) : undefined;
  try {
    const conversion = await convertExport(
      rules,
      opened,
      (tables) => openTarget(request, tables.values(), rules.sql),
      { naming, custom, writeAttachment: folder?.write, onProgress: progress?.show, signal },
    );
    folder?.finish();
    progress?.clear();
    stdout.write(`${summaryOf(conversion).join('\n')}\n`);
    return isComplete(conversion) ? 0 : 1;
  } finally {
    progress?.clear();
    folder?.abandon();
    await opened.close();
  }
}

function openTarget(
  { target, format }: ConvertRequest,
  tables: Iterable<TableSpec>,
  templates: SqlTemplates,
): Target | Promise<Target> {
  if (format === 'sqlite') return sqliteTarget(target, tables);
  if (format === 'xlsx') return workbookTarget(packedOut(target));
  if (format === 'sql') return sqlTarget(folderOut(target), tables, templates);
  return textTarget(format, folderOut(target));
}

/** The line on what the user can fix; nothing for an error of the program. */
function lineOf(error: unknown, options: object): string | undefined {
  if (error instanceof InputError || error instanceof ConvertError) return error.message;
  const { code, syscall } = error as NodeJS.ErrnoException;
  const target = 'target' in options ? String(options.target) : '';
  if (code !== undefined && syscall !== undefined) {
    return `${target} cannot be written: ${WHY_NOT_WRITTEN[code] ?? code}; nothing was written`;
  }
  const { message } = error as Error;
  if (!/disk is full|readonly|(unable|not) (to )?open|disk I\/O/.test(message)) return undefined;
  // What of SQLite is packed reports a full disk as any error.
  const why = message
    .replace(/.*disk is full/, 'the disk is full')
    .replace(/.*disk I\/O error/, 'the disk is full or reports an error');
  return `${target} cannot be written: ${why}; nothing was written`;
}

const WHY_NOT_WRITTEN: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'its folder is a file',
  EFBIG: 'files must not be so large here',
  EISDIR: 'a folder has its name',
  EIO: 'the disk reports an error',
};

/** The line is written again no sooner than after so many milliseconds. */
const PAUSE = 200;
const ERASE = '\r\u001b[K';

/** A line on a terminal, written over itself: share of bytes, records, and time left. */
function progressLine(write: (text: string) => void) {
  const began = Date.now();
  let last = 0;
  return {
    show: ({ bytes, size, records }: Progress & { records: number }) => {
      const now = Date.now();
      if (now - last < PAUSE) return;
      last = now;
      const share = size > 0 ? Math.min(1, bytes / size) : 1;
      const left = share > 0 ? Math.ceil(((now - began) * (1 - share)) / share / 1000) : undefined;
      const parts = [
        `${String(Math.floor(share * 100)).padStart(3)} %`,
        `${records.toLocaleString('en-US')} records`,
        ...(left === undefined ? [] : [`${clock(left)} left`]),
      ];
      write(`${ERASE}${parts.join('  ')}`);
    },
    clear: () => write(ERASE),
  };
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
