import type * as z from 'zod';
import { addAll, type Problem } from '../model/problem';
import { readText } from './readText';
import { formatPath, schemaProblems } from './schemaProblems';
import { readYamlDocument, type Path, type TextRange, type YamlDocument } from './yamlDocument';

/** One YAML file that has been read and found to fit its schema. */
export type SourceFile<T> = Readonly<{
  file: string;
  value: T;
  /** The file as it was written. */
  text: string;
  /** Its plain data before the schema: every scalar is the text that was written. */
  written: unknown;
  /** Where a value stands in `text`: of a scalar what is between its quotes. */
  rangeOf: (path: Path) => TextRange;
  /** Makes a problem that points at one part of the file. */
  problem: (path: Path, message: string) => Problem;
}>;

/**
 * Reads one YAML file and checks it against its schema.
 *
 * @param absolutePath where the file lies
 * @param file how problems name it: its path from the project's root
 * @param schema the zod schema of its content
 * @param knownKeys the keys such files have, for "did you mean"
 * @param problems takes up what is wrong with the file
 * @returns the file, or nothing if it has problems
 */
export function readSourceFile<S extends z.ZodType>(
  absolutePath: string,
  file: string,
  schema: S,
  knownKeys: readonly string[],
  problems: Problem[],
): SourceFile<z.output<S>> | undefined {
  const refuse = (message: string) => void problems.push({ file, path: '', message });
  const read = readText(absolutePath);
  if ('fault' in read) return refuse(read.fault);
  const { text } = read;
  if (text.trim() === '') return refuse('is empty; fill it or delete it');

  const document = readYamlDocument(text);
  if (document.faults.length > 0) {
    for (const { position, path, message } of document.faults) {
      problems.push({ file, position, path: formatPath(path), message });
    }
    return undefined;
  }
  if (document.data === undefined || document.data === null) {
    return refuse('holds only comments; fill it or delete it');
  }
  const result = schema.safeParse(document.data);
  if (!result.success) {
    addAll(problems, schemaProblems(file, document, result.error.issues, knownKeys));
    return undefined;
  }
  const { data: written, rangeOf } = document;
  return { file, value: result.data, text, written, rangeOf, problem: problemAt(file, document) };
}

function problemAt(file: string, document: YamlDocument): SourceFile<unknown>['problem'] {
  return (path, message) => ({
    file,
    position: document.positionOf(path),
    path: formatPath(path),
    message,
  });
}
