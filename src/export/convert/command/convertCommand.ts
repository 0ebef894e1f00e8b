import path from 'node:path';
import {
  openSource,
  progressLine,
  readCustomFields,
  type Streams,
} from '../../check/command/openSource';
import { classLines } from '../../check/findings/formats';
import { InputError, notOneOf, readOptions } from '../../../readOptions';
import {
  type CommandRules,
  ConvertError,
  convertExport,
  isComplete,
  type SqlTemplates,
  summaryOf,
  type Target,
} from '../convertExport';
import type { TableSpec } from '../tables';
import { convertRecord } from './convertRecord';
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
import { textTarget } from '../targets/out';
import { workbookTarget } from '../targets/workbook';

export async function main(rules: CommandRules, help: string): Promise<void> {
  const abort = new AbortController();
  const stop = () => abort.abort(new ConvertError('Interrupted; nothing was written'));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const { signal } = abort;
  process.exitCode = await convertCommand(rules, process.argv.slice(2), process, signal, help);
}

/** Converts an export, and writes what became of it; gives the exit code. */
export async function convertCommand(
  rules: CommandRules,
  args: readonly string[],
  streams: Streams,
  signal?: AbortSignal,
  help = '',
): Promise<number> {
  const { stdout, stderr } = streams;
  let target = '';
  try {
    const { values, positionals } = readOptions(args, OPTIONS);
    if (values.help) {
      stdout.write(`${help}\n`);
      return 0;
    }
    target = positionals.at(-1) ?? '';
    return await convert(rules, positionals.slice(0, -1), target, values, streams, signal);
  } catch (error) {
    const line = lineOf(error, target);
    if (line === undefined) throw error;
    stderr.write(`${line}\n`);
    return 2;
  }
}

type Values = ReturnType<typeof readOptions<typeof OPTIONS>>['values'];

async function convert(
  rules: CommandRules,
  paths: readonly string[],
  target: string,
  values: Values,
  { stdout, stderr }: Streams,
  signal: AbortSignal | undefined,
): Promise<number> {
  if (paths.length === 0) {
    throw new InputError(
      'Name the export, then the file to write: export.zip ehi.sqlite. --help shows how',
    );
  }
  const format = values.to ?? FORMAT_OF[path.extname(target).toLowerCase()];
  if (!format) throw notOneOf('to', OPTIONS.to);
  const { names: naming, attachments } = values;
  checkTarget(target, !['sqlite', 'xlsx', 'html'].includes(format), values.overwrite === true);
  for (const each of [target, ...(attachments === undefined ? [] : [attachments])]) {
    if (removePart(each))
      stderr.write(`${partOf(each)}, left by a run that was stopped, is removed\n`);
  }
  if (format === 'html') {
    stdout.write(`${await convertRecord(rules, paths, target, values.client, stderr, signal)}\n`);
    return 0;
  }
  const folder = attachments === undefined ? undefined : attachmentFolder(attachments);
  const custom = readCustomFields(rules.check, values.custom);
  const opened = await openSource(paths);
  const progress = progressLine(stderr);
  try {
    const conversion = await convertExport(
      rules,
      opened,
      (tables) => openTarget(format, target, tables.values(), rules.sql),
      { naming, custom, writeAttachment: folder?.write, onProgress: progress.show, signal },
    );
    folder?.finish();
    progress.clear();
    const lines = [...summaryOf(conversion), ...classLines(conversion.report)];
    stdout.write(`${lines.join('\n')}\n`);
    return isComplete(conversion) ? 0 : 1;
  } finally {
    progress.clear();
    folder?.abandon();
  }
}

function openTarget(
  format: Exclude<Format, 'html'>,
  target: string,
  tables: Iterable<TableSpec>,
  templates: SqlTemplates,
): Target | Promise<Target> {
  if (format === 'sqlite') return sqliteTarget(target, tables);
  if (format === 'xlsx') return workbookTarget(packedOut(target));
  if (format === 'sql') return sqlTarget(folderOut(target), tables, templates);
  return textTarget(format, folderOut(target));
}

/** The line on what the user can fix; nothing for an error of the program. */
function lineOf(error: unknown, target: string): string | undefined {
  if (error instanceof InputError || error instanceof ConvertError) return error.message;
  const { syscall, message } = error as NodeJS.ErrnoException;
  const isOfSqlite = /disk is full|readonly|(unable|not) (to )?open|disk I\/O/.test(message);
  if (syscall === undefined && !isOfSqlite) return undefined;
  // Of `ENOSPC: no space left on device, write` the words. What of SQLite is packed reports a full disk as any error.
  const why = message
    .replace(/^[A-Z]+: ([^,]+).*/s, '$1')
    .replace(/.*disk I\/O error/, 'the disk is full or reports an error');
  return `${target} cannot be written: ${why}; nothing was written`;
}

const OPTIONS = {
  to: ['sqlite', 'csv', 'ndjson', 'sql', 'xlsx', 'html'],
  client: 'the id of a client',
  names: ['exported', 'snake_case'],
  custom: 'the YAML file that describes your custom fields',
  attachments: 'the folder that attached files are written to',
  overwrite: true,
  help: true,
} as const;

type Format = (typeof OPTIONS.to)[number];

const FORMAT_OF: Readonly<Record<string, Format>> = {
  '.sqlite': 'sqlite',
  '.db': 'sqlite',
  '.xlsx': 'xlsx',
  '.html': 'html',
};
