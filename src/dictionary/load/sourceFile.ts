import fs from 'node:fs';
import type * as z from 'zod';
import type { Place, Report } from '../model/problem';
import { formatPath, OWN_WORDS, reportIssues } from './schemaProblems';
import { type Path, readYamlDocument } from './yamlDocument';

/** One YAML file that has been read and found to fit its schema. */
export type SourceFile<T> = Readonly<{
  file: string;
  value: T;
  text: string;
  /** Its plain data before the schema: every scalar is the text that was written. */
  written: unknown;
  place: (path: Path) => Place;
}>;

/**
 * Reads one YAML file and checks it against its schema; nothing if it has problems, which are reported.
 *
 * @param file how problems name it; `knownKeys` are for "did you mean"
 */
export function readSourceFile<S extends z.ZodType>(
  absolutePath: string,
  file: string,
  schema: S,
  knownKeys: readonly string[],
  report: Report,
): SourceFile<z.output<S>> | undefined {
  const fail = (message: string) => report({ file, path: '' }, message) as undefined;
  const read = readText(absolutePath);
  if ('problem' in read) return fail(read.problem);
  const { text } = read;
  if (text.trim() === '') return fail('is empty; fill it or delete it');

  const document = readYamlDocument(text);
  if (document.problems.length > 0) {
    for (const { position, path, message } of document.problems) {
      report({ file, position, path: formatPath(path) }, message);
    }
    return undefined;
  }
  if (document.data === undefined || document.data === null) {
    return fail('holds only comments; fill it or delete it');
  }
  const result = schema.safeParse(document.data, { error: OWN_WORDS });
  if (!result.success) {
    reportIssues(file, document, result.error.issues, knownKeys, report);
    return undefined;
  }
  const { data: written, positionOf } = document;
  const place = (path: Path) => ({ file, position: positionOf(path), path: formatPath(path) });
  return { file, value: result.data, text, written, place };
}

const MAX_BYTES = 1024 * 1024;

/** What a file system says of a file, for those who must fix it. */
const MESSAGES: Readonly<Record<string, string>> = {
  ENOENT: 'is missing',
  ENOTDIR: 'is no folder; move the file away and make a folder of that name',
  EACCES: 'may not be read; give yourself the right to (chmod u+r)',
  EPERM: 'may not be read; give yourself the right to (chmod u+r)',
  ELOOP: 'is a link that leads back to itself; replace it by the file',
};

/**
 * Reads a text file without its byte order mark, or says what is wrong with it. What it is and how long is looked at
 * first: a pipe would wait for ever, a device would never end.
 */
export function readText(absolutePath: string): { text: string } | { problem: string } {
  let bytes: Buffer;
  try {
    const stats = fs.statSync(absolutePath);
    if (stats.isDirectory()) return { problem: 'is a folder; a file belongs here' };
    if (!stats.isFile()) return { problem: 'is no regular file but a pipe or device; replace it' };
    if (stats.size > MAX_BYTES) return { problem: 'is over 1 MB; such a file is a few kB' };
    bytes = fs.readFileSync(absolutePath);
  } catch (error) {
    const isLink = fs.lstatSync(absolutePath, { throwIfNoEntry: false })?.isSymbolicLink();
    const leadsNowhere = isLink && (error as NodeJS.ErrnoException).code === 'ENOENT';
    return {
      problem: leadsNowhere
        ? 'is a link that leads nowhere; replace it by the file'
        : readingProblem(error),
    };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { problem: 'is not valid UTF-8; save it as UTF-8' };
  }
}

/** @throws the error if the file system did not make it */
export function readingProblem(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code !== 'string') throw error;
  return MESSAGES[code] ?? `cannot be read (${code})`;
}
