import path from 'node:path';
import { loadDictionary } from '../dictionary/load/load';
import type { Dictionary } from '../dictionary/model/dictionary';
import { DataError } from '../dictionary/model/problem';
import { makeProject } from './dataFolder';

export type Entities = Parameters<typeof makeProject>[0];

/** Loads a data folder of these files. */
export function loadFiles(entities: Entities, files?: Record<string, string>): Dictionary {
  return loadDictionary(path.join(makeProject(entities, files), 'data'));
}

/** What loading says of these files, a line each and their count; nothing if they are sound. */
export function problemsOf(entities: Entities, files?: Record<string, string>): string[] {
  return problemsIn(makeProject(entities, files));
}

/** What loading says of a project's data. */
export function problemsIn(root: string): string[] {
  try {
    loadDictionary(path.join(root, 'data'));
  } catch (error) {
    if (error instanceof DataError) return error.message.split('\n');
    throw error;
  }
  return [];
}
