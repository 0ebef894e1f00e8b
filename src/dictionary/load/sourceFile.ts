import fs from 'node:fs';
import type * as z from 'zod';
import type { Place, Report } from '../model/problem';
import { formatPath, reportIssues } from './schemaProblems';
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
  const result = schema.safeParse(document.data);
  if (!result.success) {
    reportIssues(file, document, result.error.issues, knownKeys, report);
    return undefined;
  }
  const { data: written, positionOf } = document;
  const place = (path: Path) => ({ file, position: positionOf(path), path: formatPath(path) });
  return { file, value: result.data, text, written, place };
}

/** What is wrong with a file, by the code of the error, for those who must fix it. */
const MESSAGES: Readonly<Record<string, string>> = {
  ENOENT: 'is missing',
  ENOTDIR: 'is no folder; move the file away and make a folder of that name',
  EACCES: 'may not be read; give yourself the right to (chmod u+r)',
  ELOOP: 'is a link that leads back to itself; replace it by the file',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'is not valid UTF-8; save it as UTF-8',
};

/** Reads a text file without its byte order mark, or says what is wrong with it: from a pipe it would read for ever. */
export function readText(absolutePath: string): { text: string } | { problem: string } {
  try {
    if (!fs.statSync(absolutePath).isFile()) return { problem: 'is no file; a file belongs here' };
    const bytes = fs.readFileSync(absolutePath);
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    return { problem: readingProblem(error) };
  }
}

/**
 * Says why something could not be read.
 *
 * @throws the error if it is one of the program
 */
export function readingProblem(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code !== 'string') throw error;
  return MESSAGES[code] ?? `cannot be read (${code})`;
}
